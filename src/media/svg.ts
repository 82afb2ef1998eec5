import { optimize, type CustomPlugin, type XastElement } from "svgo"

/**
 * Removes what an SVG doesn't need for drawing: scripts, handlers, links, foreign objects, editors' notes, and
 * anything that would be fetched from elsewhere. Pictures embedded as data stay.
 *
 * @throws if `svg` is no SVG.
 */
export function sanitizeSvg(svg: string | Buffer): string {
  const { data } = optimize(typeof svg === "string" ? svg : decode(svg), { plugins: ["removeComments", harmless] })
  if (!data.startsWith("<svg")) throw new Error("no <svg> element")
  return data
}

/** The text of an SVG file in the encoding that it declares, by default UTF-8. If it were in UTF-16, the declaration itself would not be found. */
function decode(file: Buffer): string {
  const start = file.toString("latin1", 0, 200)
  const [, encoding] = /^<\?xml[^>]*\sencoding=["'](?!utf-16)([\w-]+)/i.exec(start) ?? []
  return new TextDecoder(encoding).decode(file)
}

/** The elements that draw. All others are removed: links, scripts, foreign objects, animations of attributes, sound, frames. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    "svg g defs symbol use marker view switch title desc style image path rect circle ellipse line polyline polygon text tspan textPath " +
    "clipPath mask pattern linearGradient radialGradient stop animateMotion animateTransform mpath filter feBlend feColorMatrix " +
    "feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA " +
    "feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting " +
    "feSpotLight feTile feTurbulence"
  ).split(" "),
)

const SVG_NAMESPACE = "http://www.w3.org/2000/svg"

const PREFIXED_ATTRIBUTES: ReadonlySet<string> = new Set(["xlink:href", "xml:space", "xml:lang", "xmlns:xlink"])

/** Pictures embedded as data. SVG is not one of them: it could contain what is removed here. */
const EMBEDDED_PICTURE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i

const harmless: CustomPlugin = {
  name: "harmless",
  fn: () => ({
    instruction: { enter: detach },
    doctype: { enter: detach },
    element: {
      enter(node, parent) {
        if (!ELEMENTS.has(node.name) && !(node.name === "a" && parent.type === "element")) {
          detach(node, parent)
          return
        }
        const attributes = Object.entries(node.attributes)
        node.attributes = Object.fromEntries(
          attributes.filter(([name, value]) => isHarmlessAttribute(node, name, value)),
        )
        // Browsers don't draw a file without it. librsvg, and SVG within HTML, don't need it.
        if (parent.type === "root" && !("xmlns" in node.attributes)) node.attributes.xmlns = SVG_NAMESPACE
        if (node.name === "style") cleanStyleSheet(node)
      },
      exit(node, parent) {
        if (node.name !== "a") return
        // A link's content is kept. A new list: svgo is iterating over the old one, and would skip the next node if it changed.
        parent.children = parent.children.flatMap((child) => (child === node ? node.children : [child]))
      },
    },
  }),
}

function detach(node: object, parent: XastElement["children"][number] | { children: XastElement["children"] }): void {
  if ("children" in parent) parent.children = parent.children.filter((child) => child !== node)
}

function isHarmlessAttribute(node: XastElement, name: string, value: string): boolean {
  if (name.includes(":") && !PREFIXED_ATTRIBUTES.has(name)) return false
  if (/^on/i.test(name)) return false
  if (name === "attributeName") return value === "transform"
  if (name === "href" || name === "xlink:href") return isInnerReference(node, value)
  if (name === "xmlns") return value === SVG_NAMESPACE
  return name.startsWith("xmlns:") || isHarmlessCss(value)
}

function isInnerReference(node: XastElement, value: string): boolean {
  if (value.startsWith("#")) return true
  return (node.name === "image" || node.name === "feImage") && EMBEDDED_PICTURE.test(value)
}

const UNSAFE_CSS =
  /\\|@import|@font-face|@namespace|image-set|\b(?:image|src|element|cross-fade|expression)\s*\(|javascript:/i

/** Whether CSS refers only to parts of the picture. A backslash could spell `url` in another way, so it isn't allowed. */
function isHarmlessCss(css: string): boolean {
  if (UNSAFE_CSS.test(css)) return false
  return [...css.matchAll(/url\s*\(\s*(.?.?)/gi)].every(([, start = ""]) => /^["']?#/.test(start))
}

/** Rules that only load fonts and other style sheets, except those with comments, escapes or inner blocks. */
const LOADING_RULES =
  /@import[^"'(){};*\\]*(?:(?:"[^"\\]*"|'[^'\\]*'|\([^)\\]*\))[^"'(){};*\\]*)*;|@font-face\s*\{[^"'{}*\\]*(?:(?:"[^"\\]*"|'[^'\\]*')[^"'{}*\\]*)*\}/gi

/**
 * Removes the rules that load fonts and style sheets: texts then only have another typeface. If anything else is harmful, removes the whole style
 * sheet: with only a part of it, the picture would look different.
 */
function cleanStyleSheet(node: XastElement): void {
  const css = node.children.map((child) => ("value" in child ? child.value : "")).join("")
  if (isHarmlessCss(css)) return
  const rest = css.replaceAll(LOADING_RULES, "").trim()
  node.children = isHarmlessCss(rest) && rest !== "" ? [{ type: "text", value: rest }] : []
}
