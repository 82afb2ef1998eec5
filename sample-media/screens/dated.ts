import {
  AREAS,
  CASHIER,
  CASH_COUNT,
  DETAIL_ITEM,
  FOOD_CATEGORIES,
  FOOD_ITEMS,
  NOW,
  ORDER_A7,
  PAYMENTS,
  PRODUCT,
  RESTAURANT,
  SALES,
  STAFF,
  TABLES,
  TABLE_STATE_NAMES,
  TODAY,
  subtotal,
} from "../data/restaurant"
import { each, plainMoney, when } from "../lib/markup"
import { DESKTOP, type Still } from "../lib/scene"

const TOOLS = ["Floor Plan", "Orders", "Settlement", "Food Items", "Members", "Stock", "Reports", "Setup", "Log Out"]
const MENUS = ["File", "Edit", "View", "Order", "Table", "Settlement", "Maintenance", "Window", "Help"]

function shell(current: string, screen: string, main: string, functions: readonly string[]): string {
  return `<div class="window">
    <div class="title"><span>${PRODUCT} POS Manager v3.2.14 - [${screen}]</span><span class="buttons"><span>_</span><span>□</span><span>×</span></span></div>
    <div class="menu-bar">${each(MENUS, (menu) => `<span><u>${menu[0] ?? ""}</u>${menu.slice(1)}</span>`)}</div>
    <div class="toolbar">${each(TOOLS, (tool) => `<div class="bevel ${when(tool === current, "on")}">${tool}</div>`)}</div>
    <div class="main">${main}</div>
    <div class="functions">${each(functions, (name, index) => {
      const colour = name === "Settle" || name === "Save" ? "green" : name === "Cancel" || name === "Void" ? "red" : ""
      return `<div class="bevel ${colour}">F${index + 1} ${name}</div>`
    })}</div>
    <div class="status-bar"><span>User: ${CASHIER} (Cashier)</span><span>Terminal: POS-02</span><span>Shift: 2</span><span>Shop: ${RESTAURANT}</span><span class="grow"></span><span>DB: Connected</span><span>Printer: OK</span><span>CAPS</span><span>NUM</span><span>${TODAY} ${NOW}:08</span></div>
  </div>`
}

function tableManagement(): string {
  const sum = subtotal(ORDER_A7.lines)
  const tree = `<div class="panel" style="width:176px"><div class="head">Area / Zone</div><div class="body tree">
    <div>[-] ${RESTAURANT}</div>${each(AREAS, (area, index) => `<div class="leaf ${when(index === 0, "on")}">${area} (${TABLES.filter((table) => table.area === area).length})</div>`)}
    <div>[-] Queue</div><div class="leaf">Waiting (3)</div><div class="leaf">Called (1)</div><div>[-] Reservations</div><div class="leaf">Today (9)</div><div class="leaf">Tomorrow (14)</div><div class="leaf">This week (61)</div>
    <div>[-] Takeaway</div><div class="leaf">Open (4)</div><div class="leaf">Ready (1)</div><div>[+] Closed bills</div><div>[+] Servers</div>
    </div></div>`
  const floor = `<div class="panel grow"><div class="head">Table Status - All Areas (${TABLES.length} tables)</div><div class="body tables">${each(
    TABLES,
    (
      table,
    ) => `<div class="table ${table.state} ${when(table.name === "A7", "on")}"><b><span>${table.name}</span><span>${table.guests}/${table.seats}</span></b>
      <p>${TABLE_STATE_NAMES[table.state].toUpperCase()}</p>${when(table.since !== "", `<p>${table.since} ${when(table.minutes > 0, `(${table.minutes} min)`)}</p>`)}
      ${when(table.server !== "", `<p>Svr: ${table.server}</p>`)}${when(table.note !== undefined, `<p>* ${table.note ?? ""}</p>`)}${when(table.amount > 0, `<p class="sum">$${plainMoney(table.amount)}</p>`)}</div>`,
  )}</div>
    <div class="legend">${each(Object.entries(TABLE_STATE_NAMES), ([state, name]) => `<span><i class="${state}"></i>${name} (${TABLES.filter((table) => table.state === state).length})</span>`)}</div></div>`
  const order = `<div class="panel" style="width:384px"><div class="head">Order Detail - Table ${ORDER_A7.table} - #${ORDER_A7.number}</div><div class="body">
    <table class="grid"><tr><th>Qty</th><th>Item Description</th><th>Price</th><th>Amount</th><th>St.</th></tr>
    ${each(ORDER_A7.lines, (line, index) => `<tr class="${when(index === 2, "on")}"><td class="number">${line.quantity}</td><td>${line.dish}${when(line.remark !== undefined, `<br>&nbsp;&nbsp;&gt;${line.remark ?? ""}`)}</td><td class="number">${plainMoney(line.price)}</td><td class="number">${plainMoney(line.price * line.quantity)}</td><td>${line.status[0] ?? ""}</td></tr>`)}</table>
    <table class="totals"><tr><td>Sub-total</td><td class="number">${plainMoney(sum)}</td></tr><tr><td>Svc Chg 10%</td><td class="number">${plainMoney(sum * 0.1)}</td></tr><tr><td>Discount (MBR)</td><td class="number bad">${plainMoney(-ORDER_A7.discount)}</td></tr><tr class="due"><td>TOTAL HKD</td><td class="number">${plainMoney(sum * 1.1 - ORDER_A7.discount)}</td></tr></table>
    <div class="keys"><div class="bevel blue">Add Item</div><div class="bevel">Modify Qty</div><div class="bevel red">Void Item</div><div class="bevel">Discount</div><div class="bevel">Transfer</div><div class="bevel">Merge Tbl</div><div class="bevel">Split Bill</div><div class="bevel orange">Print Bill</div><div class="bevel green">SETTLE</div><div class="bevel">Hold</div><div class="bevel">Rush Order</div><div class="bevel">Remarks</div></div>
    <div class="input number" style="margin-top:8px;height:34px;font:bold 20px/26px Arial,'Liberation Sans'">0</div><div class="keys">${each(["7", "8", "9", "4", "5", "6"], (key) => `<div class="bevel" style="font-size:17px;padding:9px">${key}</div>`)}</div>
    </div></div>`
  return shell("Floor Plan", "Table Management", tree + floor + order, [
    "Open Tbl",
    "Close Tbl",
    "Transfer",
    "Merge",
    "Split",
    "Reserve",
    "Queue",
    "Print",
    "Void",
    "Settle",
  ])
}

function settlement(): string {
  const expected = PAYMENTS.reduce((sum, payment) => sum + payment.expected, 0)
  const counted = PAYMENTS.reduce((sum, payment) => sum + payment.counted, 0)
  const bills = PAYMENTS.reduce((sum, payment) => sum + payment.bills, 0)
  const cash = CASH_COUNT.reduce((sum, note) => sum + note.value * note.pieces, 0)
  const left = `<div class="panel" style="width:330px"><div class="head">Sales Summary</div><div class="body">
    <fieldset><legend>Business Day</legend>
      <div class="field"><label>Date:</label><div class="input">18/10/2024</div></div><div class="field"><label>Shift:</label><div class="input select">2 - Evening</div></div><div class="field"><label>Cashier:</label><div class="input select">${CASHIER}</div></div><div class="field"><label>Drawer:</label><div class="input select">POS-02 / Drawer 1</div></div><div class="field"><label>Opening float:</label><div class="input number">2,000.00</div></div></fieldset>
    <fieldset><legend>Sales</legend><table class="grid"><tr><th>Description</th><th>Amount</th></tr>${each(SALES, (row) => `<tr><td>${row.label}</td><td class="number ${when(row.amount < 0, "bad")}">${plainMoney(row.amount)}</td></tr>`)}</table></fieldset>
    <fieldset><legend>Statistics</legend><table class="grid"><tr><td>No. of bills</td><td class="number">${bills}</td></tr><tr><td>No. of guests</td><td class="number">486</td></tr><tr><td>Average per bill</td><td class="number">${plainMoney(expected / bills)}</td></tr><tr><td>Average per guest</td><td class="number">${plainMoney(expected / 486)}</td></tr><tr><td>Void items</td><td class="number">7</td></tr><tr><td>Open tables</td><td class="number bad">13</td></tr><tr><td>Drawer opened</td><td class="number">19</td></tr></table></fieldset>
    </div></div>`
  const middle = `<div class="panel grow"><div class="head">Close and Settlement - Payment Reconciliation</div><div class="body">
    <table class="grid"><tr><th>#</th><th>Payment Method</th><th>Bills</th><th>System Amt</th><th>Counted Amt</th><th>Variance</th><th>OK</th></tr>
    ${each(PAYMENTS, (payment, index) => `<tr class="${when(index === 0, "on")}"><td>${index + 1}</td><td>${payment.method}</td><td class="number">${payment.bills}</td><td class="number">${plainMoney(payment.expected)}</td><td class="number">${plainMoney(payment.counted)}</td><td class="number ${payment.counted === payment.expected ? "" : "bad"}">${plainMoney(payment.counted - payment.expected)}</td><td>${payment.counted === payment.expected ? "Y" : "N"}</td></tr>`)}
    <tr><td></td><td><b>TOTAL</b></td><td class="number"><b>${bills}</b></td><td class="number"><b>${plainMoney(expected)}</b></td><td class="number"><b>${plainMoney(counted)}</b></td><td class="number bad">${plainMoney(counted - expected)}</td><td></td></tr></table>
    <table class="totals"><tr class="due"><td>VARIANCE HKD</td><td class="number" style="color:#f33">${plainMoney(counted - expected)}</td></tr></table>
    <fieldset style="margin-top:8px"><legend>Settlement by Server</legend><table class="grid"><tr><th>Server</th><th>Bills</th><th>Guests</th><th>Cash</th><th>Card</th><th>Other</th><th>Status</th></tr>${each(
      STAFF,
      (name, index) =>
        `<tr><td>${name}</td><td class="number">${42 - index * 5}</td><td class="number">${96 - index * 9}</td><td class="number">${plainMoney(2840 - index * 315)}</td><td class="number">${plainMoney(8412.5 - index * 906)}</td><td class="number">${plainMoney(5233 - index * 488)}</td><td class="${index < 4 ? "good" : "bad"}">${index < 4 ? "Settled" : "OPEN"}</td></tr>`,
    )}</table></fieldset>
    <fieldset><legend>Remarks</legend><div class="input tall">Voucher 100.00 missing, customer to return. Cash short 6.00.</div></fieldset>
    <div class="bad">*** WARNING: 13 table(s) still open. Close all tables before settlement. ***</div>
    </div></div>`
  const right = `<div class="panel" style="width:330px"><div class="head">Cash Count</div><div class="body">
    <table class="grid"><tr><th>Denomination</th><th>Pieces</th><th>Amount</th></tr>${each(CASH_COUNT, (note) => `<tr><td>HKD ${note.value}</td><td class="number">${note.pieces}</td><td class="number">${plainMoney(note.value * note.pieces)}</td></tr>`)}<tr><td><b>TOTAL</b></td><td></td><td class="number"><b>${plainMoney(cash)}</b></td></tr></table>
    <div class="input number" style="margin-top:6px;height:40px;font:bold 26px/32px Arial,'Liberation Sans'">31</div>
    <div class="keys">${each(["7", "8", "9", "4", "5", "6", "1", "2", "3", "0", "00", "."], (key) => `<div class="bevel" style="font-size:20px;padding:12px">${key}</div>`)}<div class="bevel red">CLR</div><div class="bevel blue">NEXT</div><div class="bevel green">ENTER</div></div>
    <div class="keys" style="grid-template-columns:1fr 1fr"><div class="bevel">X Report</div><div class="bevel">Z Report</div><div class="bevel orange">Open Drawer</div><div class="bevel green">CLOSE DAY</div></div>
    </div></div>`
  return shell("Settlement", "Close and Settlement", left + middle + right, [
    "Refresh",
    "Count",
    "X Report",
    "Z Report",
    "Drawer",
    "Float",
    "Print",
    "Export",
    "Cancel",
    "Save",
  ])
}

function categoryTree(): string {
  return `<div class="panel" style="width:196px"><div class="head">Category</div><div class="body tree"><div>[-] Menu: All Day</div>${each(FOOD_CATEGORIES, (category, index) => `<div class="leaf ${when(index === 0, "on")}">${category.name} (${category.items})</div>`)}<div>[+] Menu: Breakfast</div><div>[+] Menu: Lunch Set</div><div>[+] Menu: Party</div><div>[-] Inactive</div><div class="leaf">Seasonal 2023 (22)</div><div class="leaf">Archive (148)</div></div></div>`
}

function foodItem(): string {
  const rows = [...FOOD_ITEMS, ...FOOD_ITEMS.slice(0, 12)]
  const list = `<div class="panel grow"><div class="head">Food Item Maintenance</div>
    <div class="filters">Code: <div class="input" style="width:80px"></div> Name: <div class="input" style="width:170px"></div> Category: <div class="input select" style="width:130px">(All)</div> Station: <div class="input select" style="width:110px">(All)</div> Status: <div class="input select" style="width:90px">Active</div> <div class="bevel blue">Search</div><div class="bevel">Reset</div></div>
    <div class="body" style="padding:0"><table class="grid"><tr><th>[ ]</th><th>Code</th><th>Description</th><th>Category</th><th>Station</th><th>Options</th><th>Price</th><th>Cost</th><th>Margin%</th><th>Sold</th><th>Stock</th><th>Svc</th><th>Disc</th><th>Status</th><th>Last Update</th></tr>
    ${each(rows, (item, index) => {
      const code = index < FOOD_ITEMS.length ? item.code : `${item.code[0] ?? ""}1${item.code.slice(2)}`
      const name = index < FOOD_ITEMS.length ? item.name : `${item.name} (S)`
      return `<tr class="${when(index === 5, "on")}"><td>[${index === 5 ? "x" : " &nbsp;"}]</td><td>${code}</td><td>${name}</td><td>${item.category}</td><td>${item.station}</td><td>${item.options}</td><td class="number">${plainMoney(item.price)}</td><td class="number">${plainMoney(item.cost)}</td><td class="number">${((1 - item.cost / item.price) * 100).toFixed(1)}</td><td class="number">${item.sold}</td><td class="number">${item.stock ?? "-"}</td><td>Y</td><td>${index % 3 === 0 ? "N" : "Y"}</td><td class="${item.onSale ? "good" : "bad"}">${item.onSale ? "ACTIVE" : "SOLD OUT"}</td><td>1${index % 8}/10/2024 1${index % 9}:2${index % 6}</td></tr>`
    })}</table></div>
    <div class="pager">Records 1 - 27 of 86 &nbsp; Page <div class="bevel">|&lt;</div><div class="bevel">&lt;</div> 1 / 4 <div class="bevel">&gt;</div><div class="bevel">&gt;|</div></div></div>`
  return shell("Food Items", "Food Item", categoryTree() + list, [
    "New",
    "Edit",
    "Copy",
    "Delete",
    "Price",
    "Sold Out",
    "Import",
    "Export",
    "Print",
    "Close",
  ])
}

function field(label: string, value: string, kind = ""): string {
  return `<div class="field"><label>${label}:</label><div class="input ${kind}">${value}</div></div>`
}

function checks(labels: readonly string[], on: readonly string[]): string {
  return each(labels, (label) => `<span class="check"><i>${on.includes(label) ? "x" : ""}</i>${label}</span>`)
}

function itemDetail(): string {
  const form = `<div class="grow" style="display:flex;flex-direction:column;min-height:0">
    <div class="tabs">${each(["General", "Price", "Modifier", "Kitchen", "Stock", "Promotion", "Image", "Log"], (tab, index) => `<span class="${when(index === 0, "on")}">${tab}</span>`)}</div>
    <div class="panel grow"><div class="body" style="display:grid;grid-template-columns:1fr 1fr;gap:8px;align-content:start">
      <div><fieldset><legend>Basic Information</legend>${field("Item Code", DETAIL_ITEM.code, "off")}${field("Description 1", DETAIL_ITEM.name)}${field("Description 2", "")}${field("Kitchen Name", DETAIL_ITEM.kitchenName)}${field("Category", DETAIL_ITEM.category, "select")}${field("Sub-category", "Soup noodles", "select")}${field("Dept", "01 - Food", "select")}${field("Remark", DETAIL_ITEM.description, "tall")}</fieldset>
      <fieldset><legend>Price Level</legend><table class="grid"><tr><th>Lv</th><th>Channel</th><th>Price</th><th>Svc</th><th>Effective</th></tr>${each(DETAIL_ITEM.prices, (row, index) => `<tr class="${when(index === 0, "on")}"><td>${index + 1}</td><td>${row.channel}</td><td class="number">${plainMoney(row.price)}</td><td>${index === 0 ? "Y" : "N"}</td><td>01/07/2024</td></tr>`)}</table></fieldset>
      <fieldset><legend>Flags</legend>${checks(["Active", "Open price", "Discountable", "Service charge", "Print on bill", "Print to kitchen", "Weigh item", "Set item", "Member points", "Hide on tablet", "Allow zero", "Staff meal"], ["Active", "Discountable", "Service charge", "Print on bill", "Print to kitchen", "Member points", "Staff meal"])}</fieldset></div>
      <div><fieldset><legend>Image</legend><div style="display:flex;gap:8px"><div class="photo">[ No image ]</div><div><div class="bevel" style="margin-bottom:4px">Browse...</div><div class="bevel" style="margin-bottom:4px">Clear</div><div class="bevel">Paste</div><p style="margin-top:8px;color:#666">BMP/JPG only<br>Max 64 KB</p></div></div></fieldset>
      <fieldset><legend>Modifier Group</legend><table class="grid"><tr><th>Seq</th><th>Group</th><th>Rule</th><th>Choices</th></tr>${each(DETAIL_ITEM.options, (row, index) => `<tr><td>${index + 1}</td><td>${row.group}</td><td>${row.rule}</td><td style="white-space:normal">${row.choices}</td></tr>`)}</table><div style="display:flex;gap:4px;margin-top:5px"><div class="bevel">Add</div><div class="bevel">Edit</div><div class="bevel">Up</div><div class="bevel">Down</div><div class="bevel red">Del</div></div></fieldset>
      <fieldset><legend>Kitchen / Stock</legend>${field("Station", "Noodle", "select")}${field("Printer", "KP-03 Noodle", "select")}${field("2nd printer", "(None)", "select")}${field("Sale hours", DETAIL_ITEM.hours)}${field("Cost", "17.00", "number")}${field("Stock ctrl", "No", "select")}</fieldset>
      <fieldset><legend>Allergen</legend>${checks(["Crustaceans", "Gluten", "Egg", "Fish", "Milk", "Nuts", "Peanuts", "Soy", "Sesame"], DETAIL_ITEM.allergens)}</fieldset></div>
    </div><div class="pager" style="gap:6px"><div class="bevel green" style="padding:8px 26px">Save</div><div class="bevel blue" style="padding:8px 20px">Save &amp; New</div><div class="bevel" style="padding:8px 20px">Copy As</div><div class="bevel red" style="padding:8px 20px">Delete</div><div class="bevel" style="padding:8px 20px">Cancel</div></div></div></div>`
  return shell("Food Items", "Food Item - Item Detail - N001", categoryTree() + form, [
    "New",
    "Prev",
    "Next",
    "Copy",
    "Price",
    "Modifier",
    "Image",
    "Log",
    "Cancel",
    "Save",
  ])
}

function still(name: string, draw: () => string): Still {
  return {
    path: `works/01-company/01-revamp-ui/01-before/${name}.png`,
    style: "dated",
    viewport: DESKTOP,
    draw,
  }
}

/** The four desktop screens before the revamp. */
export const datedScreens: Still[] = [
  still("table-management", tableManagement),
  still("close-and-settlement", settlement),
  still("food-item", foodItem),
  still("item-detail", itemDetail),
]
