/** The made-up members of the restaurant's loyalty programme. */

import type { OrderLine } from "./restaurant"

export type Tier = "Jade" | "Gold" | "Silver" | "Basic"

export interface Member {
  number: string
  name: string
  tier: Tier
  phone: string
  visits: number
  spent: number
  points: number
  last: string
}

type MemberRow = [string, string, Tier, string, number, number, number, string]

const MEMBER_ROWS: MemberRow[] = [
  ["M-20418", "Rachel Fung", "Jade", "•••• 4471", 46, 38420, 3184, "Today"],
  ["M-20077", "Daniel Yip", "Gold", "•••• 0926", 31, 21865, 1920, "Today"],
  ["M-21530", "Mei Ling Tam", "Jade", "•••• 7718", 52, 44106, 5060, "Today"],
  ["M-20891", "Kelvin Poon", "Silver", "•••• 3305", 14, 8740, 742, "17 Oct"],
  ["M-21964", "Sofia Marques", "Basic", "•••• 6182", 3, 1206, 118, "17 Oct"],
  ["M-20263", "Anita Hui", "Gold", "•••• 5540", 27, 17392, 1455, "16 Oct"],
  ["M-21407", "Jason Leung", "Silver", "•••• 2279", 11, 6918, 590, "16 Oct"],
]

export const MEMBERS: readonly Member[] = MEMBER_ROWS.map(
  ([number, name, tier, phone, visits, spent, points, last]) => ({
    number,
    name,
    tier,
    phone,
    visits,
    spent,
    points,
    last,
  }),
)

/** The member whose pages the member screens show. */
export const MEMBER = {
  number: "M-20418",
  name: "Rachel Fung",
  tier: "Jade" satisfies Tier as Tier,
  since: "12 Mar 2021",
  phone: "+852 •••• 4471",
  email: "r.fung@mail.example",
  birthday: "9 November",
  language: "English",
  branch: "Banyan Lane, ground floor",
  visits: 46,
  spent: 38420,
  points: 3184,
  average: 835.22,
  preferences: ["Window table", "Less spicy", "No peanuts", "High chair for one"],
  note: "Comes with family on Fridays. Likes the grouper when there is a large one; ask the kitchen first.",
}

export interface PastOrder {
  date: string
  time: string
  number: string
  place: string
  guests: number
  items: number
  amount: number
  points: number
  payment: string
}

type PastOrderRow = [string, string, string, string, number, number, number, number, string]

const PAST_ORDER_ROWS: PastOrderRow[] = [
  ["18 Oct 2024", "18:47", "1018-0064", "A7", 6, 11, 1286, 0, "Open"],
  ["11 Oct 2024", "19:05", "1011-0058", "A7", 5, 9, 1104, 110, "Credit card"],
  ["4 Oct 2024", "18:52", "1004-0061", "A6", 6, 11, 1392, 139, "Credit card"],
  ["28 Sep 2024", "12:18", "0928-0023", "W3", 2, 4, 318, 31, "Mobile wallet"],
  ["20 Sep 2024", "19:11", "0920-0070", "A7", 6, 10, 1248, 124, "Credit card"],
  ["13 Sep 2024", "18:40", "0913-0049", "V1", 9, 21, 3860, 386, "Credit card"],
  ["6 Sep 2024", "19:24", "0906-0066", "A5", 4, 8, 902, 90, "Mobile wallet"],
  ["31 Aug 2024", "13:02", "0831-0031", "P-09", 0, 3, 176, 17, "Transit card"],
  ["23 Aug 2024", "18:58", "0823-0055", "A7", 6, 11, 1326, 132, "Credit card"],
  ["16 Aug 2024", "19:15", "0816-0062", "A6", 5, 9, 1038, 103, "Cash"],
  ["9 Aug 2024", "18:44", "0809-0047", "T1", 4, 7, 764, 76, "Credit card"],
]

export const PAST_ORDERS: readonly PastOrder[] = PAST_ORDER_ROWS.map(
  ([date, time, number, place, guests, items, amount, points, payment]) => ({
    date,
    time,
    number,
    place,
    guests,
    items,
    amount,
    points,
    payment,
  }),
)

/** The lines of order 1004-0061. */
export const PAST_ORDER_LINES: readonly OrderLine[] = [
  {
    quantity: 1,
    dish: "Typhoon shelter crab",
    remark: "Less spicy",
    price: 428,
    status: "Served",
    time: "19:06",
  },
  { quantity: 2, dish: "Salt and pepper squid", price: 98, status: "Served", time: "19:04" },
  { quantity: 1, dish: "Steamed grouper, ginger", price: 298, status: "Served", time: "19:34" },
  {
    quantity: 1,
    dish: "Prawns in garlic butter",
    remark: "No peanuts",
    price: 168,
    status: "Served",
    time: "19:20",
  },
  { quantity: 1, dish: "Garlic pea shoots", price: 88, status: "Served", time: "19:22" },
  { quantity: 2, dish: "Char siu rice", price: 68, status: "Served", time: "19:28" },
  { quantity: 3, dish: "Iced lemon tea", remark: "1 less ice", price: 26, status: "Served", time: "18:59" },
]

export const POINT_ENTRIES: readonly {
  date: string
  what: string
  detail: string
  points: number
  balance: number
}[] = [
  { date: "11 Oct 2024", what: "Earned", detail: "Order 1011-0058", points: 110, balance: 3184 },
  { date: "4 Oct 2024", what: "Earned", detail: "Order 1004-0061", points: 139, balance: 3074 },
  { date: "4 Oct 2024", what: "Redeemed", detail: "Steamed grouper, ginger", points: -600, balance: 2935 },
  { date: "28 Sep 2024", what: "Earned", detail: "Order 0928-0023", points: 31, balance: 3535 },
  { date: "20 Sep 2024", what: "Earned", detail: "Order 0920-0070", points: 124, balance: 3504 },
  { date: "13 Sep 2024", what: "Earned", detail: "Order 0913-0049", points: 386, balance: 3380 },
  { date: "13 Sep 2024", what: "Bonus", detail: "Private room, double points", points: 386, balance: 2994 },
  { date: "6 Sep 2024", what: "Earned", detail: "Order 0906-0066", points: 90, balance: 2608 },
  { date: "1 Sep 2024", what: "Adjusted", detail: "Missing slip, by Ka Yan Lau", points: 42, balance: 2518 },
]

/** Points earned by month, for the small chart. */
export const POINTS_BY_MONTH: readonly { month: string; points: number }[] = [
  { month: "May", points: 284 },
  { month: "Jun", points: 341 },
  { month: "Jul", points: 226 },
  { month: "Aug", points: 398 },
  { month: "Sep", points: 1059 },
  { month: "Oct", points: 249 },
]

/** Member visits by day over two weeks, for the dashboard's chart. */
export const VISITS: readonly number[] = [38, 34, 41, 39, 62, 74, 66, 40, 37, 44, 46, 71, 82, 69]
