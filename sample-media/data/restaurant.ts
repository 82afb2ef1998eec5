/** The made-up restaurant that every point-of-sale screen shows, both before and after the revamp. */

export const PRODUCT = "Tableside"
export const RESTAURANT = "Banyan Lane Kitchen"
export const TODAY = "Fri 18 Oct 2024"
export const NOW = "19:42"

export const STAFF = ["Ka Yan Lau", "Marco Tse", "Priya Nair", "Wing Ho", "Sandy Kwok", "Jun Mak"] as const
export const CASHIER = STAFF[0]

export type TableState = "free" | "seated" | "dining" | "bill" | "reserved" | "cleaning"

export const TABLE_STATE_NAMES: Record<TableState, string> = {
  free: "Free",
  seated: "Seated",
  dining: "Dining",
  bill: "Bill printed",
  reserved: "Reserved",
  cleaning: "Cleaning",
}

/** A table on the floor plan. `x` and `y` are its centre, in a space of 1000 by 640. */
export interface Table {
  name: string
  area: "Main hall" | "Window" | "Terrace" | "Private"
  seats: number
  guests: number
  state: TableState
  amount: number
  since: string
  minutes: number
  server: string
  note?: string
  x: number
  y: number
  shape: "round" | "square" | "long"
}

type TableRow = [
  name: string,
  seats: number,
  guests: number,
  state: TableState,
  amount: number,
  since: string,
  minutes: number,
  server: string,
  x: number,
  y: number,
  shape: Table["shape"],
  note?: string,
]

function tablesOf(area: Table["area"], rows: TableRow[]): Table[] {
  return rows.map(([name, seats, guests, state, amount, since, minutes, server, x, y, shape, note]) => {
    const table: Table = { name, area, seats, guests, state, amount, since, minutes, server, x, y, shape }
    return note === undefined ? table : { ...table, note }
  })
}

export const TABLES: readonly Table[] = [
  ...tablesOf("Window", [
    ["W1", 2, 2, "dining", 386, "18:55", 47, "Marco", 90, 84, "square"],
    ["W2", 2, 2, "bill", 512, "18:20", 82, "Marco", 215, 84, "square"],
    ["W3", 2, 0, "free", 0, "", 0, "", 340, 84, "square"],
    ["W4", 2, 2, "dining", 274, "19:10", 32, "Marco", 465, 84, "square"],
    ["W5", 2, 0, "reserved", 0, "20:00", 0, "", 590, 84, "square", "Mrs Cheung"],
    ["W6", 2, 1, "seated", 0, "19:38", 4, "Priya", 715, 84, "square"],
  ]),
  ...tablesOf("Main hall", [
    ["A1", 4, 4, "dining", 1048, "18:40", 62, "Priya", 110, 266, "round"],
    ["A2", 4, 3, "dining", 762, "18:58", 44, "Priya", 270, 266, "round"],
    ["A3", 4, 0, "free", 0, "", 0, "", 430, 266, "round"],
    ["A4", 4, 4, "bill", 1394, "18:05", 97, "Wing", 590, 266, "round"],
    ["A5", 6, 5, "dining", 1616, "18:32", 70, "Wing", 128, 403, "long"],
    ["A6", 6, 0, "reserved", 0, "20:15", 0, "", 350, 403, "long", "Mr Yip, 6"],
    ["A7", 6, 6, "dining", 1286, "18:47", 55, "Wing", 572, 403, "long", "High chair"],
    ["A8", 4, 2, "seated", 0, "19:35", 7, "Sandy", 110, 540, "round"],
    ["A9", 4, 0, "cleaning", 0, "19:40", 2, "Jun", 270, 540, "round"],
    ["A10", 4, 4, "dining", 918, "19:02", 40, "Sandy", 430, 540, "round"],
    ["A11", 4, 0, "free", 0, "", 0, "", 590, 540, "round"],
  ]),
  ...tablesOf("Private", [
    ["V1", 10, 9, "dining", 4380, "18:15", 87, "Ka Yan", 858, 262, "long", "Birthday"],
    ["V2", 12, 0, "reserved", 0, "20:30", 0, "", 858, 385, "long", "Lam family"],
  ]),
  ...tablesOf("Terrace", [
    ["T1", 4, 3, "dining", 648, "19:05", 37, "Jun", 787, 556, "round"],
    ["T2", 4, 0, "free", 0, "", 0, "", 928, 556, "round"],
  ]),
]

export const AREAS = ["Main hall", "Window", "Terrace", "Private"] as const

export type DishStatus = "New" | "Cooking" | "Ready" | "Served" | "Void"

export interface OrderLine {
  quantity: number
  dish: string
  remark?: string
  price: number
  status: DishStatus
  time: string
}

/** The order of table A7, which the table, order and dish-status screens share. */
export const ORDER_A7 = {
  number: "1018-0064",
  table: "A7",
  guests: 6,
  server: "Wing Ho",
  opened: "18:47",
  member: "Ms Rachel Fung",
  lines: [
    {
      quantity: 1,
      dish: "Typhoon shelter crab",
      remark: "Less spicy",
      price: 428,
      status: "Served",
      time: "18:52",
    },
    { quantity: 2, dish: "Salt and pepper squid", price: 98, status: "Served", time: "18:52" },
    { quantity: 1, dish: "Steamed grouper, ginger", price: 298, status: "Cooking", time: "19:21" },
    {
      quantity: 1,
      dish: "Garlic pea shoots",
      remark: "No oyster",
      price: 88,
      status: "Ready",
      time: "19:21",
    },
    { quantity: 3, dish: "Iced lemon tea", remark: "1 less ice", price: 26, status: "Served", time: "18:49" },
    { quantity: 1, dish: "Yeung chow fried rice", price: 92, status: "Cooking", time: "19:30" },
    { quantity: 2, dish: "Mango pomelo sago", price: 38, status: "New", time: "19:40" },
  ] satisfies OrderLine[] as OrderLine[],
  discount: 95.6,
}

/** The total of an order's lines before discount and service charge. */
export function subtotal(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.price, 0)
}

export type DishKind = "bowl" | "plate" | "fish" | "cup" | "bun" | "dessert" | "greens"

export interface FoodItem {
  code: string
  name: string
  category: string
  kind: DishKind
  colour: string
  price: number
  cost: number
  sold: number
  stock: number | null
  station: string
  onSale: boolean
  options: string
}

type FoodRow = [
  string,
  string,
  string,
  DishKind,
  string,
  number,
  number,
  number,
  number | null,
  string,
  boolean,
  string,
]

const FOOD_ROWS: FoodRow[] = [
  ["S001", "Typhoon shelter crab", "Seafood", "fish", "#C8532D", 428, 196, 31, 6, "Wok 1", true, "Spice"],
  ["S002", "Salt and pepper squid", "Seafood", "plate", "#D9A441", 98, 34, 74, null, "Fryer", true, "Spice"],
  ["S003", "Steamed grouper, ginger", "Seafood", "fish", "#7FA69B", 298, 142, 22, 4, "Steamer", true, "Size"],
  ["S004", "Prawns in garlic butter", "Seafood", "plate", "#E08A5B", 168, 72, 40, null, "Wok 1", true, "—"],
  ["S005", "Razor clams, black bean", "Seafood", "plate", "#8C7A5B", 128, 58, 18, 0, "Wok 1", false, "Spice"],
  [
    "N001",
    "Wonton noodle soup",
    "Rice and noodles",
    "bowl",
    "#E3B75F",
    58,
    17,
    126,
    null,
    "Noodle",
    true,
    "Noodle, Add-on",
  ],
  [
    "N002",
    "Beef brisket noodles",
    "Rice and noodles",
    "bowl",
    "#8A4B32",
    72,
    26,
    98,
    null,
    "Noodle",
    true,
    "Noodle, Add-on",
  ],
  ["N003", "Yeung chow fried rice", "Rice and noodles", "bowl", "#DDBB66", 92, 24, 67, null, "Wok 2", true, "—"],
  ["N004", "Char siu rice", "Rice and noodles", "plate", "#A63D32", 68, 22, 143, 38, "Roast", true, "Add-on"],
  ["V001", "Garlic pea shoots", "Vegetables", "greens", "#5E8F4E", 88, 25, 52, 12, "Wok 2", true, "Sauce"],
  ["V002", "Braised aubergine", "Vegetables", "greens", "#6A4A73", 82, 21, 36, null, "Wok 2", true, "Spice"],
  ["D001", "Mango pomelo sago", "Desserts", "dessert", "#F0B43C", 38, 11, 88, null, "Cold", true, "—"],
  ["D002", "Egg tart (2 pcs)", "Desserts", "bun", "#EBC04D", 24, 6, 112, 26, "Bakery", true, "—"],
  ["B001", "Hot milk tea", "Drinks", "cup", "#B07A4B", 24, 5, 164, null, "Bar", true, "Sugar"],
  ["B002", "Iced lemon tea", "Drinks", "cup", "#C98B3B", 26, 5, 187, null, "Bar", true, "Sugar, Ice"],
]

export const FOOD_ITEMS: readonly FoodItem[] = FOOD_ROWS.map(
  ([code, name, category, kind, colour, price, cost, sold, stock, station, onSale, options]) => ({
    code,
    name,
    category,
    kind,
    colour,
    price,
    cost,
    sold,
    stock,
    station,
    onSale,
    options,
  }),
)

export const FOOD_CATEGORIES: readonly { name: string; items: number }[] = [
  { name: "All items", items: 86 },
  { name: "Seafood", items: 14 },
  { name: "Roast and meat", items: 17 },
  { name: "Vegetables", items: 9 },
  { name: "Rice and noodles", items: 21 },
  { name: "Desserts", items: 8 },
  { name: "Drinks", items: 17 },
]

/** The dish that the item-detail screens show. */
export const DETAIL_ITEM = {
  code: "N001",
  name: "Wonton noodle soup",
  kitchenName: "WONTON NDL",
  category: "Rice and noodles",
  description: "Prawn wontons and thin egg noodles in a clear flounder broth, yellow chives.",
  prices: [
    { channel: "Dine in", price: 58 },
    { channel: "Takeaway", price: 60 },
    { channel: "Delivery", price: 68 },
    { channel: "Staff meal", price: 29 },
  ],
  options: [
    { group: "Noodle", rule: "Choose 1", choices: "Thin egg, Flat rice +0, Vermicelli +0, No noodle −6" },
    { group: "Add-on", rule: "Up to 3", choices: "Extra wonton +18, Fish ball +12, Choy sum +10" },
    { group: "Soup", rule: "Optional", choices: "Less salt, Soup apart, No chives" },
  ],
  allergens: ["Crustaceans", "Gluten", "Egg", "Fish"],
  hours: "11:00 – 22:30",
}

/** Takings at the end of the day by payment method: as the system expects them, and as counted by hand. */
export const PAYMENTS: readonly { method: string; bills: number; expected: number; counted: number }[] = [
  { method: "Cash", bills: 41, expected: 12486, counted: 12480 },
  { method: "Credit card", bills: 58, expected: 31942.5, counted: 31942.5 },
  { method: "Debit card", bills: 17, expected: 6218, counted: 6218 },
  { method: "Mobile wallet", bills: 63, expected: 19874.8, counted: 19874.8 },
  { method: "Transit card", bills: 29, expected: 4310.2, counted: 4310.2 },
  { method: "Gift voucher", bills: 6, expected: 1800, counted: 1700 },
]

export const CASH_COUNT: readonly { value: number; pieces: number }[] = [
  { value: 1000, pieces: 4 },
  { value: 500, pieces: 9 },
  { value: 100, pieces: 31 },
  { value: 50, pieces: 11 },
  { value: 20, pieces: 14 },
  { value: 10, pieces: 4 },
  { value: 5, pieces: 2 },
]

export const SALES = [
  { label: "Gross sales", amount: 73218.5 },
  { label: "Discounts", amount: -3186.2 },
  { label: "Voids and refunds", amount: -412 },
  { label: "Service charge 10%", amount: 6962.03 },
  { label: "Rounding", amount: 49.17 },
  { label: "Net sales", amount: 76631.5 },
] as const

export type OrderStatus = "New" | "Cooking" | "Ready" | "Served" | "Completed" | "Cancelled"
export type Payment = "Unpaid" | "Paid" | "Part paid" | "Refunded"

export interface Order {
  number: string
  place: string
  kind: "Dine in" | "Takeaway" | "Delivery"
  guest: string
  items: number
  summary: string
  amount: number
  status: OrderStatus
  payment: Payment
  time: string
  server: string
}

type OrderRow = [string, string, Order["kind"], string, number, string, number, OrderStatus, Payment, string, string]

const ORDER_ROWS: OrderRow[] = [
  [
    "0073",
    "P-20",
    "Takeaway",
    "Ms Yau",
    2,
    "Beef brisket noodles, Hot milk tea",
    96,
    "New",
    "Paid",
    "19:42",
    "Counter",
  ],
  [
    "0072",
    "D-09",
    "Delivery",
    "Mr Kan",
    4,
    "Char siu rice ×2, Pea shoots, Egg tart",
    248,
    "New",
    "Paid",
    "19:41",
    "Counter",
  ],
  ["0071", "A8", "Dine in", "Walk-in", 2, "Hot milk tea, Char siu rice", 92, "New", "Unpaid", "19:41", "Sandy"],
  ["0070", "P-18", "Takeaway", "Mr Ko", 3, "Wonton noodle soup ×2, Egg tart", 140, "New", "Paid", "19:39", "Counter"],
  ["0069", "W6", "Dine in", "Walk-in", 1, "Iced lemon tea", 26, "New", "Unpaid", "19:38", "Priya"],
  [
    "0068",
    "D-07",
    "Delivery",
    "Ms Ip",
    5,
    "Beef brisket noodles ×2, Pea shoots…",
    318,
    "Cooking",
    "Paid",
    "19:31",
    "Counter",
  ],
  [
    "0067",
    "W4",
    "Dine in",
    "Ms Hui",
    4,
    "Prawns in garlic butter, Fried rice…",
    274,
    "Cooking",
    "Unpaid",
    "19:26",
    "Marco",
  ],
  [
    "0066",
    "A10",
    "Dine in",
    "Mr Poon",
    8,
    "Steamed grouper, Aubergine, Squid…",
    918,
    "Cooking",
    "Unpaid",
    "19:18",
    "Sandy",
  ],
  [
    "0065",
    "T1",
    "Dine in",
    "Walk-in",
    6,
    "Typhoon shelter crab, Hot milk tea…",
    648,
    "Ready",
    "Unpaid",
    "19:14",
    "Jun",
  ],
  [
    "0064",
    "A7",
    "Dine in",
    "Ms Rachel Fung",
    11,
    "Typhoon shelter crab, Grouper…",
    1286,
    "Cooking",
    "Unpaid",
    "18:47",
    "Wing",
  ],
  ["0063", "P-17", "Takeaway", "Ms Siu", 2, "Char siu rice ×2", 136, "Ready", "Paid", "19:12", "Counter"],
  [
    "0062",
    "W1",
    "Dine in",
    "Walk-in",
    5,
    "Razor clams, Wonton noodle soup…",
    386,
    "Served",
    "Unpaid",
    "18:55",
    "Marco",
  ],
  [
    "0061",
    "A2",
    "Dine in",
    "Mr Leung",
    7,
    "Prawns in garlic butter, Pea shoots…",
    762,
    "Served",
    "Part paid",
    "18:58",
    "Priya",
  ],
  [
    "0060",
    "V1",
    "Dine in",
    "Mrs Tam",
    22,
    "Set menu B ×9, Hot milk tea ×4…",
    4380,
    "Served",
    "Part paid",
    "18:15",
    "Ka Yan",
  ],
  [
    "0059",
    "D-06",
    "Delivery",
    "Mr Chau",
    4,
    "Yeung chow fried rice, Squid…",
    282,
    "Completed",
    "Paid",
    "18:50",
    "Counter",
  ],
  ["0058", "P-16", "Takeaway", "Ms Ngai", 1, "Egg tart (2 pcs)", 24, "Completed", "Paid", "18:44", "Counter"],
  ["0057", "A4", "Dine in", "Mr Sit", 12, "Steamed grouper, Crab, Sago ×4…", 1394, "Served", "Unpaid", "18:05", "Wing"],
  [
    "0056",
    "D-05",
    "Delivery",
    "Ms Mok",
    3,
    "Braised aubergine, Fried rice…",
    174,
    "Cancelled",
    "Refunded",
    "18:31",
    "Counter",
  ],
  ["0055", "W2", "Dine in", "Walk-in", 6, "Salt and pepper squid, Noodles…", 512, "Served", "Unpaid", "18:20", "Marco"],
  ["0054", "A1", "Dine in", "Mrs Wan", 9, "Prawns, Grouper, Pea shoots…", 1048, "Served", "Unpaid", "18:40", "Priya"],
  ["0053", "P-15", "Takeaway", "Mr Fong", 2, "Hot milk tea, Egg tart", 48, "Completed", "Paid", "18:22", "Counter"],
]

export const ORDERS: readonly Order[] = ORDER_ROWS.map(
  ([number, place, kind, guest, items, summary, amount, status, payment, time, server]) => ({
    number,
    place,
    kind,
    guest,
    items,
    summary,
    amount,
    status,
    payment,
    time,
    server,
  }),
)

export const ORDER_STATUSES: readonly OrderStatus[] = ["New", "Cooking", "Ready", "Served", "Completed", "Cancelled"]
export const PAYMENT_STATES: readonly Payment[] = ["Unpaid", "Part paid", "Paid", "Refunded"]
