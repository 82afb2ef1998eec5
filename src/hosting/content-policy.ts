import { createHash } from "node:crypto"
import { DomUtils, type parseDocument } from "htmlparser2"

type ParsedPage = ReturnType<typeof parseDocument>

/** What pages contain and load that a content security policy has to allow. */
export type PolicyNeeds = ReturnType<typeof policyNeedsOf>

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`

/**
 * The text of style elements that libraries insert in the browser: emotion's are empty, as it adds rules by script, which no policy checks;
 * MUI's keeps colours from fading while the theme changes; react-type-animation's is its cursor, which the banner hides. A test looks for each.
 */
export const LIBRARY_STYLES = [
  "",
  "*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}",
  ".index-module_type__E-SaG::after {\n  content: '|';\n  animation: index-module_cursor__PQg0P 1.1s infinite step-start;\n}\n\n@keyframes index-module_cursor__PQg0P {\n  50% {\n    opacity: 0;\n  }\n}\n",
]

/** The attributes that make elements load or send something, and the directive that allows it. */
const LOADING_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: { src: "script-src" },
  iframe: { src: "frame-src" },
  form: { action: "form-action" },
  img: { src: "img-src", srcset: "img-src" },
  source: { src: "media-src", srcset: "img-src" },
  video: { src: "media-src", poster: "img-src" },
  audio: { src: "media-src" },
}

/** The origins of an attribute's URLs, without those of XML namespaces inside a `data:` URL; the `//` in its Base64 is none. */
const originsIn = (value: string) =>
  (value.match(/(?<=^|[\s,])https?:\/\/[^\s/?#,]+|(?<=^\s*|,\s+)\/\/[^\s/?#,]+/gi) ?? []).map(
    (address) => new URL(address, "https://any.example").origin,
  )

/**
 * Reads from pages what a policy for all of them has to allow.
 * @param origins other origins that it has to allow, by directive; those in the pages are added, because an owner's page may embed a video
 */
export function policyNeedsOf(pages: readonly ParsedPage[], origins = new Map<string, Set<string>>()) {
  /** Hashes of inline scripts and styles, as policies write them; emotion's styles are separate, because they differ by page. */
  const [scripts, styles, emotion] = [new Set<string>(), new Set<string>(), new Set<string>()]
  /** Whether there are pictures of gatsby-plugin-image's own components, which write style attributes in the browser, too: only an owner's pages have any. */
  let hasGatsbyImages = false
  for (const page of pages) {
    for (const element of DomUtils.getElementsByTagName("*", page)) {
      const { name, attribs } = element
      if (name === "style") ("data-emotion" in attribs ? emotion : styles).add(hashOf(DomUtils.textContent(element)))
      // Policies don't apply to scripts that hold data.
      if (name === "script" && attribs.src === undefined && !attribs.type?.endsWith("json")) {
        scripts.add(hashOf(DomUtils.textContent(element)))
      }
      hasGatsbyImages ||= "data-gatsby-image-wrapper" in attribs
      // An iframe may show a page of the site itself.
      if (name === "iframe") origins.set("frame-src", origins.get("frame-src") ?? new Set())
      for (const [attribute, directive] of Object.entries(LOADING_ATTRIBUTES[name] ?? {})) {
        for (const origin of originsIn(attribs[attribute] ?? "")) {
          origins.set(directive, (origins.get(directive) ?? new Set()).add(origin))
        }
      }
    }
  }
  return { scripts, styles, emotion, hasGatsbyImages, origins }
}

/**
 * A content security policy that allows only the site itself, the inline scripts and styles of the pages, and the origins that pages refer to.
 * @param scope `header` adds what has no effect in a `<meta>`; without `inline` it omits scripts and styles, because each page has its own policy for them
 */
export function contentPolicy(
  { scripts, styles, emotion, hasGatsbyImages, origins }: PolicyNeeds,
  { scope, inline = true }: { scope: "header" | "meta"; inline?: boolean },
): string {
  const own = (directive: string, ...more: string[]) =>
    [directive, "'self'", ...more, ...(origins.get(directive) ?? [])].join(" ")
  return [
    ...(inline
      ? [
          "default-src 'self'",
          own("script-src", ...scripts),
          own("style-src", ...LIBRARY_STYLES.map(hashOf), ...styles, ...emotion),
          ...(hasGatsbyImages ? ["style-src-attr 'unsafe-inline'"] : []),
          ...(origins.get("connect-src")?.size ? [own("connect-src")] : []),
        ]
      : // `default-src` would forbid inline scripts, and what scripts of the owner's pages in `static/` fetch.
        [own("manifest-src")]),
    own("img-src", "data:"),
    own("media-src"),
    origins.has("frame-src") ? own("frame-src") : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    own("form-action"),
    ...(scope === "header" ? [`frame-ancestors ${origins.has("frame-src") ? "'self'" : "'none'"}`] : []),
  ].join("; ")
}

const META = /<meta http-equiv="content-security-policy"[^>]*>/i

/** Where a page's policy goes: after the character set, before everything that it covers. */
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i

/** Whether a page is one that Gatsby made, not one of the owner's from `static/`. */
export const isGatsbyPage = (html: string) => html.includes('id="___gatsby"')

/** Whether a page only redirects from a former address: these are in no language. */
const isRedirectPage = (html: string) => html.includes('<html lang="zxx">')

/** Writes a page's policy into its head, replacing any it has. A page of the owner's stays as it is. */
export function withPolicy(html: string, policy: string): string {
  if (!isGatsbyPage(html) && !isRedirectPage(html)) return html
  const meta = `<meta http-equiv="content-security-policy" content="${policy}"/>`
  const withoutPolicy = html.replace(META, "")
  if (!CHARSET.test(withoutPolicy)) throw new Error("A page has no <meta charset> to insert its content policy after.")
  return withoutPolicy.replace(CHARSET, (charset) => `${charset}${meta}`)
}
