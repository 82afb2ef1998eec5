import { type AddressedFile, addressesOf, screenshotParts } from "../../../src/content/addresses"

const FILES: AddressedFile[] = [
  { kind: "work", folder: "works/01-company", content: { value: "company" } },
  { kind: "tab", folder: "works/01-company/02-revamp", content: { value: "revamp-ui" } },
  {
    kind: "group",
    folder: "works/01-company/02-revamp/02-after",
    content: { content: [{ name: "Table Management" }, { name: "Food Item" }] },
  },
  { kind: "project", folder: "projects/01-park-and-charge", content: { title: "Park And Charge" } },
  { kind: "home", folder: "", content: { name: "Ada" } },
]

test("works and tabs are addressed by their value, groups and projects by their folder, screenshots by their name", () => {
  const addresses = addressesOf(FILES)
  expect([...addresses].map(([address, { file, screenshot }]) => [address, file.kind, screenshot])).toEqual([
    ["company", "work", undefined],
    ["company/revamp-ui", "tab", undefined],
    ["company/revamp-ui/after", "group", undefined],
    ["company/revamp-ui/after/table-management", "group", 0],
    ["company/revamp-ui/after/food-item", "group", 1],
    ["park-and-charge", "project", undefined],
  ])
})

test("groups and tabs below a work or tab without a value have no address", () => {
  const addresses = addressesOf(FILES.map((file) => (file.kind === "tab" ? { ...file, content: { value: 4 } } : file)))
  expect([...addresses.keys()]).toEqual(["company", "park-and-charge"])
})

test.each([
  { names: ["Food Item", "Crème brûlée", "iOS"], parts: ["food-item", "creme-brulee", "ios"] },
  { names: ["Orders", "Orders", "orders!", "Orders 2"], parts: ["orders", "orders-2", "orders-3", "orders-2-2"] },
  { names: ["餐桌管理", "結算 2"], parts: ["餐桌管理", "2"] },
  { names: ["…", "!"], parts: ["screenshot", "screenshot-2"] },
])("the addresses of screenshots called $names are $parts", ({ names, parts }) => {
  expect(screenshotParts(names)).toEqual(parts)
})
