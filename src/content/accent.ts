import Color from "colorjs.io"
import type { z } from "zod"
import { COLOURS } from "../theme/tokens"
import type { look } from "./kinds/look"

type Scheme = keyof typeof COLOURS

/** WCAG 2.2's AA for text. */
const AA = 4.5

/** Colours with less OKLCH chroma look grey. */
const GREY = 0.02

/** How much a colour's OKLCH lightness (0 to 1) may change before it looks like another colour. */
const LARGE_CHANGE = 0.15

const oklchOf = (colour: string) => {
  const [lightness, chroma, hue] = new Color(colour).to("oklch").coords
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 }
}

/** A colour as `#RRGGBB`, with its chroma reduced if it is outside sRGB. */
const hexOf = ({ lightness, chroma, hue }: ReturnType<typeof oklchOf>) =>
  new Color("oklch", [lightness, chroma, hue])
    .toGamut({ space: "srgb", method: "oklch.c" })
    .to("srgb")
    .toString({ format: "hex", collapse: false })

/** The WCAG contrast ratio of two colours, 1 to 21. */
export const contrast = (one: string, other: string) => Color.contrast(one, other, "WCAG21")

/** `colour` if it is readable on all backgrounds of the theme; otherwise the same colour with the nearest lightness that is. */
function readableColour(colour: string, scheme: Scheme): string {
  const { page, raised } = COLOURS[scheme]
  const isReadable = (each: string) => contrast(each, page) >= AA && contrast(each, raised) >= AA
  if (isReadable(colour)) return colour
  const own = oklchOf(colour)
  let [unreadable, readable] = [own.lightness, scheme === "light" ? 0 : 1]
  for (let round = 0; round < 10; round++) {
    const lightness = (unreadable + readable) / 2
    if (isReadable(hexOf({ ...own, lightness }))) readable = lightness
    else unreadable = lightness
  }
  return hexOf({ ...own, lightness: readable })
}

/** The accent's colours in a theme. */
function accentIn(scheme: Scheme, colour: string) {
  const accent = readableColour(colour, scheme)
  const own = oklchOf(accent)
  // Moves away from the lightness of the text on it, unless there is no room left.
  const shift = scheme === "light" ? (own.lightness < 0.2 ? 0.14 : -0.08) : own.lightness > 0.9 ? -0.1 : 0.07
  return {
    accent,
    accentHover: hexOf({ ...own, lightness: own.lightness + shift }),
    onAccent: scheme === "light" ? "#ffffff" : hexOf({ ...own, lightness: 0.19, chroma: Math.min(own.chroma, GREY) }),
  }
}

/** The site's colours, with the owner's accent if there is one. */
export function coloursWith({ accent, accentDark = accent }: Pick<z.infer<typeof look>, "accent" | "accentDark">) {
  return {
    light: { ...COLOURS.light, ...(accent && accentIn("light", accent)) },
    dark: { ...COLOURS.dark, ...(accentDark && accentIn("dark", accentDark)) },
  }
}

/** The colours of both themes. */
export type SiteColours = ReturnType<typeof coloursWith>

/** How an accent is shown if that looks like another colour, or if it is a grey; undefined otherwise. */
export function accentChange(colour: string, scheme: Scheme): { isGrey: boolean; shown: string } | undefined {
  const [own, shown] = [oklchOf(colour), readableColour(colour, scheme)]
  const isGrey = own.chroma < GREY
  return isGrey || Math.abs(oklchOf(shown).lightness - own.lightness) > LARGE_CHANGE ? { isGrey, shown } : undefined
}
