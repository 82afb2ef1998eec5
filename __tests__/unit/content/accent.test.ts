import Color from "colorjs.io"
import * as fc from "fast-check"
import { accentChange, coloursWith, contrast } from "../../../src/content/accent"
import { COLOURS } from "../../../src/theme/tokens"
import { CASES } from "../../support/cases"

const AA = 4.5

const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`)

const oklch = (each: string) => new Color(each).to("oklch").coords.map((part) => part ?? 0)

/** The lowest contrast of text in the accent colour, and of text on it. */
function lowestContrast({ page, raised, accent, accentHover, onAccent }: Record<keyof typeof COLOURS.light, string>) {
  const pairs = [
    [accent, page],
    [accent, raised],
    [onAccent, accent],
    [onAccent, accentHover],
  ] as const
  return Math.min(...pairs.map(([one, other]) => contrast(one, other)))
}

test("the default colours and those of any accent are readable in both themes, and keep the accent's hue", () => {
  expect(coloursWith({})).toEqual(COLOURS)
  const isReadable = (accent: string) => {
    const colours = coloursWith({ accent })
    const [lightness = 0, chroma = 0, hue = 0] = oklch(accent)
    for (const scheme of ["light", "dark"] as const) {
      expect(lowestContrast(colours[scheme])).toBeGreaterThanOrEqual(AA)
      expect(colours[scheme].accentHover).not.toBe(colours[scheme].accent)
      const [shownLightness = 0, shownChroma = 0, shownHue = 0] = oklch(colours[scheme].accent)
      // The check warns of larger changes.
      if (!accentChange(accent, scheme)) expect(Math.abs(shownLightness - lightness)).toBeLessThan(0.16)
      // Grey has no hue, and dark colours have few shades in sRGB; colours outside sRGB are replaced by the nearest one inside.
      if (Math.min(chroma, shownChroma) < 0.03) continue
      const change = Math.abs(shownHue - hue)
      expect(Math.min(change, 360 - change)).toBeLessThan(6)
    }
  }
  fc.assert(fc.property(colour, isReadable), CASES)
  for (const edge of ["#000000", "#ffffff", "#888", "#ff0000", "#ffff00", "#0000ff"]) isReadable(edge)
})

test("a readable colour stays as it is written; any other becomes lighter or darker, only as far as necessary", () => {
  expect(coloursWith({ accent: "#7A1FA2" }).light.accent).toBe("#7A1FA2")
  const { light, dark } = coloursWith({ accent: "#FFD600" })
  expect(dark.accent).toBe("#FFD600")
  expect(contrast(light.accent, COLOURS.light.page)).toBeLessThan(AA + 0.1)
  expect(coloursWith({ accent: "#FFD600", accentDark: "#62CFC4" })).toMatchObject({
    light,
    dark: { accent: "#62CFC4" },
  })
  expect(coloursWith({ accentDark: "#FFD600" }).light).toEqual(COLOURS.light)
})
