import { existsSync, readdirSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { createHash } from "node:crypto"
import { createRequire } from "node:module"
import path from "node:path"
import decompress from "wawoff2/decompress"
import { z } from "zod"
import { cacheFolder, mediaCacheDirectory, writeAtomically } from "../../media/cache"
import { TYPEFACE_NAMES, type TypefaceName } from "../../content/typefaces"
import { codePointsOf } from "./code-points"

/** The typeface of a site that chooses none. */
const DEFAULT_TYPEFACE = "roboto"

/** Chinese characters look different in each of these languages: an installed package for the language takes precedence over the others. */
const FONT_BY_LANGUAGE: [language: RegExp, font: string][] = [
  [/^zh-(Hant-)?HK/i, "noto-sans-hk"],
  [/^zh-(Hant|TW|MO)/i, "noto-sans-tc"],
  [/^ja/i, "noto-sans-jp"],
  [/^ko/i, "noto-sans-kr"],
]

/** The package of the default typeface. */
export const DEFAULT_FONT_PACKAGE = `@fontsource-variable/${DEFAULT_TYPEFACE}`

/** The folder of the font packages; `.` if the default typeface is not installed. Doesn't use `require` itself, because Gatsby's bundler would resolve it. */
const PACKAGES_FOLDER = path.dirname(
  (createRequire(path.resolve("package.json")).resolve.paths(DEFAULT_FONT_PACKAGE) ?? [])
    .map((folder) => path.join(folder, DEFAULT_FONT_PACKAGE))
    .find((folder) => existsSync(folder)) ?? "",
)

/** Whether the default typeface is installed: without it nothing can be built. */
export const isTypefaceInstalled = PACKAGES_FOLDER !== "."

const manifest = z.object({ version: z.string() })
const metadata = z.object({ family: z.string() })

/** The path of a file of a font package. */
export const packageFile = (name: string, file: string) => path.join(PACKAGES_FOLDER, name, file)

/** Reads a JSON file of a font package. */
export const readPackage = <T>(name: string, file: string, shape: z.ZodType<T>) =>
  shape.parse(JSON.parse(readFileSync(packageFile(name, file), "utf8")))

/** The installed fonts with their versions: part of the key of what is drawn with them. */
export function fontVersions(): string {
  return readdirSync(PACKAGES_FOLDER)
    .sort()
    .map((name) => `${name}@${readPackage(name, "package.json", manifest).version}`)
    .join(" ")
}

const fontFolder = () =>
  cacheFolder(mediaCacheDirectory(), createHash("sha256").update(`fonts ${fontVersions()}`).digest("hex").slice(0, 32))

/** The environment variable with the path of fontconfig's configuration. It is read once, when a process first draws text. */
const CONFIGURATION = "FONTCONFIG_FILE"

/**
 * Makes sharp draw text with the fonts installed with the project, and with none of the machine's: unpacks them, because Pango can't read WOFF2, and
 * lists them for fontconfig. A process has to call this, or be started with the result in its environment, before it draws any text.
 * @returns the environment variable for other processes
 */
export async function prepareFonts(): Promise<Record<string, string>> {
  const folder = fontFolder()
  for (const name of readdirSync(PACKAGES_FOLDER)) {
    const files = path.join(PACKAGES_FOLDER, name, "files")
    // Only variable fonts are used: one file has all weights.
    for (const file of readdirSync(files).filter((each) => each.endsWith("-wght-normal.woff2"))) {
      const font = path.join(folder, file.replace(/woff2$/, "ttf"))
      if (!existsSync(font)) await writeAtomically(font, await decompress(await readFile(path.join(files, file))))
    }
  }
  const configuration = path.join(folder, "fonts.conf")
  const [fonts, index] = [folder, path.join(folder, "index")].map(escapeXml)
  // Rewritten each time: the cache may have been moved here from another path, with the project or by a CI.
  await writeAtomically(configuration, `<fontconfig><dir>${fonts}</dir><cachedir>${index}</cachedir></fontconfig>`)
  process.env[CONFIGURATION] = configuration
  return { [CONFIGURATION]: configuration }
}

/** Escapes text for an XML element. */
export const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** The fonts for texts of one language. */
export type Fonts = Awaited<ReturnType<typeof openFonts>>

/** The fonts for texts of `language`: the site's typeface, and those installed with the project for other scripts, but none of the machine's. */
export async function openFonts(language: string, typeface: TypefaceName = DEFAULT_TYPEFACE) {
  await prepareFonts()
  const preferred = FONT_BY_LANGUAGE.find(([pattern]) => pattern.test(language))?.[1]
  const rank = (name: string) => (name === typeface ? 0 : name === preferred ? 1 : 2)
  const otherTypefaces: ReadonlySet<string> = new Set(TYPEFACE_NAMES.filter((name) => name !== typeface))
  const installed = readdirSync(PACKAGES_FOLDER).filter((name) => !otherTypefaces.has(name))
  const names = installed.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
  const files = readdirSync(fontFolder()).filter((file) => file.endsWith(".ttf"))
  const fonts = await Promise.all(
    files.map(async (file) => codePointsOf(await readFile(path.join(fontFolder(), file)))),
  )
  return {
    language,
    /** The families, first choice first, in Pango's format. */
    families: names.map((name) => readPackage(name, "metadata.json", metadata).family).join(", "),
    /** Whether a font has glyphs for all of `codePoints`. */
    has: (codePoints: readonly number[]) =>
      fonts.some((ranges) =>
        codePoints.every((codePoint) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last)),
      ),
  }
}
