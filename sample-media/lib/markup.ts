/** Joins the markup of all entries of a list. */
export function each<Entry>(entries: readonly Entry[], draw: (entry: Entry, index: number) => string): string {
  return entries.map(draw).join("")
}

/** The markup if the condition holds, nothing otherwise. */
export function when(condition: boolean, markup: string): string {
  return condition ? markup : ""
}

/** An amount in Hong Kong dollars as the screens show it: `HK$1,286.00`. */
export function money(amount: number): string {
  return `HK$${plainMoney(amount)}`
}

/** An amount without its currency, `1,286.00`. Negative amounts have a real minus sign. */
export function plainMoney(amount: number): string {
  const digits = Math.abs(amount).toFixed(2)
  return `${amount < 0 ? "−" : ""}${digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`
}

/** A whole number with thousands separators. */
export function count(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ",")
}

/** Two letters for an avatar: `Ka Yan Lau` becomes `KL`. */
export function initials(name: string): string {
  const words = name.split(" ")
  return `${words[0]?.[0] ?? ""}${words.length > 1 ? (words[words.length - 1]?.[0] ?? "") : ""}`
}

const ICONS = {
  tables: "M4 5h16v6H4zM7 11v8M17 11v8",
  orders: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  menu: "M4 11h16a8 8 0 0 1-16 0zM9 3v4M13 3v4M7 20h10",
  members:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 5a3.2 3.2 0 0 1 0 6M17.5 14.5A6 6 0 0 1 21 20",
  settle: "M3 7h18v12H3zM3 11h18M7 15h4",
  reports: "M5 20V10M12 20V4M19 20v-7",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20",
  plus: "M12 5v14M5 12h14",
  chevron: "M6 9l6 6 6-6",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6 6 18",
  people: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21a7.5 7.5 0 0 1 15 0",
  print: "M7 8V3h10v5M5 8h14v8H5zM8 13h8v7H8z",
  filter: "M4 6h16M7 12h10M10 18h4",
  phone: "M7 2.5h10v19H7zM11 18.5h2",
  mail: "M3 6h18v13H3zM3 7l9 7 9-7",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  star: "M12 4l2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8z",
  edit: "M5 19l1-4L16 5l3 3L9 18z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  camera: "M4 7h4l2-2h4l2 2h4v12H4zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z",
  upload: "M12 16V5M7 9l5-5 5 5M5 20h14",
  pin: "M12 21c-4-5-6.5-8-6.5-11.5a6.5 6.5 0 0 1 13 0C18.5 13 16 16 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  heart: "M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11z",
  bag: "M5 8h14l1 12H4zM9 10V7a3 3 0 0 1 6 0v3",
  image: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
} as const

export type IconName = keyof typeof ICONS

/** A line icon on a 24 px grid, in the current text colour. */
export function icon(name: IconName, size = 20, stroke = 1.75): string {
  return `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[name]}"/></svg>`
}
