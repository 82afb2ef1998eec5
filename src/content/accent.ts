import Color from "colorjs.io"
import { COLOURS } from "../theme/tokens"

type Scheme = keyof typeof COLOURS

/** WCAG 2.2's AA for text. */
const AA = 4.5

/** What has less chroma in OKLCH is seen as grey. */
const GREY = 0.02

/** How much lighter or darker, of OKLCH's 1, a colour may become before it is another one. */
const LARGE_CHANGE = 0.15

const oklchOf = (colour: string) => {
  const [lightness, chroma, hue] = new Color(colour).to("oklch").coords
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 }
}

/** A colour as `#RRGGBB`, with less chroma where screens don't show that much. */
const hexOf = ({ lightness, chroma, hue }: ReturnType<typeof oklchOf>) =>
  new Color("oklch", [lightness, chroma, hue])
    .toGamut({ space: "srgb", method: "oklch.c" })
    .to("srgb")
    .toString({ format: "hex", collapse: false })

/** WCAG's contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string) => Color.contrast(one, other, "WCAG21")

/** `colour` itself, or that of the nearest lightness which can be read on all grounds of the theme. */
function readable(colour: string, scheme: Scheme): string {
  const { page, raised } = COLOURS[scheme]
  const isReadable = (each: string) => contrast(each, page) >= AA && contrast(each, raised) >= AA
  if (isReadable(colour)) return colour
  const own = oklchOf(colour)
  let [unread, read] = [own.lightness, scheme === "light" ? 0 : 1]
  for (let round = 0; round < 10; round++) {
    const lightness = (unread + read) / 2
    if (isReadable(hexOf({ ...own, lightness }))) read = lightness
    else unread = lightness
  }
  return hexOf({ ...own, lightness: read })
}

/** The accent's colours in a theme. */
function accentIn(scheme: Scheme, colour: string) {
  const accent = readable(colour, scheme)
  const own = oklchOf(accent)
  // Away from the text on it, unless nothing is left there.
  const away = scheme === "light" ? (own.lightness < 0.2 ? 0.14 : -0.08) : own.lightness > 0.9 ? -0.1 : 0.07
  return {
    accent,
    accentPointedAt: hexOf({ ...own, lightness: own.lightness + away }),
    onAccent: scheme === "light" ? "#ffffff" : hexOf({ ...own, lightness: 0.19, chroma: Math.min(own.chroma, GREY) }),
  }
}

interface Accents {
  accent?: string | undefined
  accentDark?: string | undefined
}

/** The site's colours, with the owner's accent if there is one. */
export function coloursWith({ accent, accentDark = accent }: Accents) {
  return {
    light: { ...COLOURS.light, ...(accent && accentIn("light", accent)) },
    dark: { ...COLOURS.dark, ...(accentDark && accentIn("dark", accentDark)) },
  }
}

/** The colours of both themes. */
export type SiteColours = ReturnType<typeof coloursWith>

/** What became of an accent that is shown as another colour, or as a grey; undefined if it is as good as itself. */
export function accentChange(colour: string, scheme: Scheme): { isGrey: boolean; shown: string } | undefined {
  const [own, shown] = [oklchOf(colour), readable(colour, scheme)]
  const isGrey = own.chroma < GREY
  return isGrey || Math.abs(oklchOf(shown).lightness - own.lightness) > LARGE_CHANGE ? { isGrey, shown } : undefined
}
