import type { DishKind } from "../data/restaurant"

const FILLINGS: Record<DishKind, (colour: string) => string> = {
  bowl: (colour) =>
    `<circle cx="32" cy="32" r="23" fill="#2F4858"/><circle cx="32" cy="32" r="20" fill="${colour}"/><path d="M18 30c5-5 9 5 14 0s9 5 14 0M19 37c5-5 9 5 13 0s9 5 13 0" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.5" stroke-linecap="round"/><circle cx="27" cy="25" r="5" fill="#F6E7D3"/><circle cx="38" cy="27" r="5" fill="#F6E7D3"/><path d="M40 40l6-3M37 44l7-2" stroke="#5E8F4E" stroke-width="2.5" stroke-linecap="round"/>`,
  plate: (colour) =>
    `<circle cx="32" cy="32" r="24" fill="#fff"/><circle cx="32" cy="32" r="18" fill="#F1ECE4"/><path d="M20 34c2-8 8-12 14-11s11 6 10 12-7 10-13 9-12-3-11-10z" fill="${colour}"/><path d="M26 30l4 4M33 27l4 5M30 38l5 2" stroke="#fff" stroke-opacity=".6" stroke-width="2.5" stroke-linecap="round"/><circle cx="43" cy="24" r="3" fill="#5E8F4E"/>`,
  fish: (colour) =>
    `<ellipse cx="32" cy="32" rx="27" ry="18" fill="#fff"/><ellipse cx="32" cy="32" rx="22" ry="13" fill="#EDE6DA"/><path d="M13 32c6-10 20-12 29-3l8-6v18l-8-6c-9 9-23 7-29-3z" fill="${colour}"/><circle cx="20" cy="30" r="1.8" fill="#222"/><path d="M28 26v12M34 25v14" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
  cup: (colour) =>
    `<rect x="19" y="16" width="24" height="34" rx="4" fill="#fff"/><path d="M21 25h20v19a4 4 0 0 1-4 4H25a4 4 0 0 1-4-4z" fill="${colour}"/><path d="M43 24h4a5 5 0 0 1 0 14h-4" fill="none" stroke="#fff" stroke-width="3.5"/><circle cx="29" cy="32" r="4" fill="#fff" fill-opacity=".45"/><rect x="32" y="9" width="3" height="26" rx="1.5" fill="#2F4858"/>`,
  bun: (colour) =>
    `<circle cx="32" cy="32" r="24" fill="#fff"/><circle cx="25" cy="34" r="11" fill="#C98F45"/><circle cx="25" cy="34" r="8" fill="${colour}"/><circle cx="40" cy="29" r="11" fill="#C98F45"/><circle cx="40" cy="29" r="8" fill="${colour}"/>`,
  dessert: (colour) =>
    `<path d="M14 26h36c0 14-7 22-18 22s-18-8-18-22z" fill="#fff"/><path d="M17 26h30c0 10-6 17-15 17s-15-7-15-17z" fill="${colour}"/><circle cx="26" cy="24" r="5" fill="#F7D987"/><circle cx="36" cy="23" r="6" fill="#F2A65A"/><circle cx="31" cy="33" r="2" fill="#fff"/><circle cx="38" cy="34" r="2" fill="#fff"/><circle cx="25" cy="32" r="2" fill="#fff"/>`,
  greens: (colour) =>
    `<circle cx="32" cy="32" r="24" fill="#fff"/><circle cx="32" cy="32" r="18" fill="#F1ECE4"/><path d="M20 40c0-12 8-18 14-18-1 9-6 17-14 18z" fill="${colour}"/><path d="M28 44c2-12 10-16 17-14-3 9-9 14-17 14z" fill="${colour}" fill-opacity=".75"/><path d="M22 31c-2-6 1-10 4-12 2 5 0 10-4 12z" fill="${colour}" fill-opacity=".6"/>`,
}

/** A dish seen from above, in a few flat shapes on a tint of its own colour. */
export function dishArt(kind: DishKind, colour: string, size: number): string {
  return `<svg class="dish" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="${size > 90 ? 3 : 8}" fill="${colour}" fill-opacity=".22"/>${FILLINGS[kind](colour)}</svg>`
}
