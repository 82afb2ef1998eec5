/** Drawings of handmade things for the marketplace, each a square of 200 by 200 with flat shapes. */
export type Craft = "vase" | "mug" | "bowl" | "tote" | "weave" | "print" | "candle" | "earrings" | "basket" | "plate"

export interface CraftColours {
  ground: string
  main: string
  second: string
}

const DRAWINGS: Record<Craft, (colours: CraftColours) => string> = {
  vase: ({ main, second }) =>
    `<path d="M88 50h24v18c0 14 32 26 32 62 0 24-16 40-44 40s-44-16-44-40c0-36 32-48 32-62z" fill="${main}"/><path d="M58 118c20-10 64 10 85 0v18c-22 9-66-9-86 0z" fill="${second}"/><path d="M100 50C96 30 84 22 74 18M104 50c2-18 10-26 22-34M100 50V12" stroke="#53624b" stroke-width="3" fill="none"/><circle cx="74" cy="18" r="7" fill="${second}"/><circle cx="126" cy="16" r="8" fill="${second}"/><circle cx="100" cy="12" r="6" fill="${second}"/>`,
  mug: ({ main, second }) =>
    `<path d="M140 86h10a22 22 0 0 1 0 46h-10" fill="none" stroke="${main}" stroke-width="12"/><path d="M52 62h92v76a22 22 0 0 1-22 22H74a22 22 0 0 1-22-22z" fill="${main}"/><path d="M52 62h92v26c-16 12-30-4-46 4s-30 10-46 0z" fill="${second}"/><circle cx="76" cy="124" r="4" fill="${second}"/><circle cx="104" cy="136" r="4" fill="${second}"/><circle cx="124" cy="116" r="4" fill="${second}"/>`,
  bowl: ({ main, second }) =>
    `<path d="M36 88h128c0 44-26 72-64 72S36 132 36 88z" fill="${main}"/><ellipse cx="100" cy="88" rx="64" ry="17" fill="${second}"/><path d="M48 112q13 12 26 0t26 0 26 0 26 0" stroke="${second}" stroke-width="5" fill="none"/><rect x="78" y="156" width="44" height="12" rx="3" fill="${main}"/>`,
  tote: ({ main, second }) =>
    `<path d="M72 82V58a28 28 0 0 1 56 0v24" fill="none" stroke="${second}" stroke-width="8"/><path d="M50 78h100l8 92H42z" fill="${main}"/><circle cx="100" cy="124" r="26" fill="${second}"/><path d="M74 124h52M100 98v52" stroke="${main}" stroke-width="5"/>`,
  weave: ({ main, second }) =>
    `<path d="M40 34h120" stroke="#6b4a33" stroke-width="8" stroke-linecap="round"/><path d="M54 38h92v92H54z" fill="${main}"/><path d="M54 58h92v14H54zM54 104h92v14H54z" fill="${second}"/><path d="M100 66l24 22-24 22-24-22z" fill="#fff" fill-opacity=".75"/><path d="M58 130v34M70 130v42M82 130v34M94 130v42M106 130v34M118 130v42M130 130v34M142 130v42" stroke="${main}" stroke-width="5"/>`,
  print: ({ main, second }) =>
    `<rect x="48" y="28" width="104" height="144" fill="#fff"/><rect x="58" y="38" width="84" height="110" fill="${second}"/><circle cx="116" cy="68" r="16" fill="#fff" fill-opacity=".9"/><path d="M58 128l26-38 20 26 14-16 24 30v18H58z" fill="${main}"/><path d="M62 160h34" stroke="#999" stroke-width="3"/>`,
  candle: ({ main, second }) =>
    `<rect x="62" y="84" width="76" height="82" rx="8" fill="${main}"/><rect x="74" y="108" width="52" height="34" fill="#fff" fill-opacity=".85"/><path d="M82 120h36M82 130h24" stroke="${main}" stroke-width="4"/><path d="M100 84V70" stroke="#333" stroke-width="3"/><path d="M100 36c10 12 13 20 13 24a13 13 0 0 1-26 0c0-4 3-12 13-24z" fill="${second}"/>`,
  earrings: ({ main, second }) =>
    `<path d="M70 44v22M130 44v22" stroke="#8a7a55" stroke-width="3"/><circle cx="70" cy="42" r="5" fill="#b69a55"/><circle cx="130" cy="42" r="5" fill="#b69a55"/><path d="M46 90a24 24 0 0 1 48 0zM106 90a24 24 0 0 1 48 0z" fill="${main}"/><path d="M70 94l22 50H48zM130 94l22 50h-44z" fill="${second}"/>`,
  basket: ({ main, second }) =>
    `<path d="M60 96a40 46 0 0 1 80 0" fill="none" stroke="${second}" stroke-width="9"/><path d="M42 94h116l-14 74H56z" fill="${main}"/><path d="M46 112h108M50 130h100M53 148h94" stroke="${second}" stroke-width="5"/><path d="M72 94l6 74M100 94v74M128 94l-6 74" stroke="${second}" stroke-width="4"/>`,
  plate: ({ main, second }) =>
    `<circle cx="100" cy="100" r="70" fill="${main}"/><circle cx="100" cy="100" r="48" fill="${second}"/><path d="M100 62c12 14 12 26 0 38-12-12-12-24 0-38zM100 138c-12-14-12-26 0-38 12 12 12 24 0 38zM62 100c14-12 26-12 38 0-12 12-24 12-38 0zM138 100c-14 12-26 12-38 0 12-12 24-12 38 0z" fill="${main}"/>`,
}

/** One handmade thing. `turn`, in degrees, tilts it, and `zoom` shows it closer. */
export function craftArt(craft: Craft, colours: CraftColours, turn = 0, zoom = 1): string {
  return `<svg viewBox="0 0 200 200"><rect width="200" height="200" fill="${colours.ground}"/><ellipse cx="100" cy="172" rx="${58 * zoom}" ry="6" fill="#000" fill-opacity=".08"/><g transform="translate(100 100) rotate(${turn}) scale(${zoom}) translate(-100 -100)">${DRAWINGS[craft](colours)}</g></svg>`
}
