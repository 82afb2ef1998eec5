import { selectOne } from "css-select"
import { transformSync } from "esbuild"
import { DomUtils, parseDocument } from "htmlparser2"
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss"

const isLateMedium = ({ params }: AtRule) => params.split(",").every((medium) => /print|scripting:\s*none/.test(medium))

/** What comes with a touch, a key or the focus, none of which is there at first paint. */
const AFTER_A_TOUCH = /:(?:hover|active|focus|:backdrop)|\.Mui-(?:focusVisible|disabled)/

const TOUCH_PROPERTY = /^(?:transition|cursor|touch-action|(?:-webkit-)?(?:user-select|tap-highlight-color))/

/** What the head's script or the address may change before the first paint, and negations: they count as met, written as `MET`. */
const CHANGEABLE = /:not\([^()]*\)|\[(?:data-color-scheme|data-open|aria-expanded|aria-selected|hidden)\b[^\]]*\]/g
const MET = ":not(_)"

/** What no browser of our list reads any more, but MUI writes; `-webkit-appearance` has no effect beside a border of one's own. */
const OBSOLETE_SELECTOR = "::-moz-focus-inner"
const OBSOLETE_PROPERTY = /^-webkit-overflow-scrolling$|^-moz-appearance$/
const NATIVE_LOOK = "-webkit-appearance"

/**
 * Removes what has no effect: what is obsolete; declarations that a later one of the same rule replaces, where two in a row are a value and its
 * fallback, unless the first has a variable; and what is said of something that no rule ever shows.
 */
function removeIneffective(sheet: Container): void {
  const rules: Rule[] = []
  sheet.walkRules((rule) => {
    if (rule.selector.includes(OBSOLETE_SELECTOR)) rule.remove()
    else rules.push(rule)
    const declarations = rule.nodes.filter((node) => node.type === "decl")
    for (const [place, { prop, value, important }] of declarations.entries()) {
      const isReplaced = declarations
        .slice(place + (value.includes("var(") ? 1 : 2))
        .some((later) => later.prop === prop && later.important === important)
      const isMoot = prop === NATIVE_LOOK && declarations.some((other) => other.prop === "border")
      if (isReplaced || isMoot || OBSOLETE_PROPERTY.test(prop)) declarations[place]?.remove()
    }
  })
  const displayOf = (rule: Rule) => rule.nodes.findLast((node) => node.type === "decl" && node.prop === "display")
  const hides = (rule: Rule) => displayOf(rule)?.toString() === "display:none"
  for (const [place, rule] of rules.entries()) {
    const { selector, parent } = rule
    if (parent !== sheet || !hides(rule)) continue
    if (rules.some((other) => other.selector.includes(selector) && displayOf(other) && !hides(other))) continue
    for (const node of rule.nodes.filter((each) => each !== displayOf(rule))) node.remove()
    for (const earlier of rules.slice(0, place)) if (earlier.selector === selector) earlier.remove()
  }
}

const minified = (css: Container) => transformSync(css.toString(), { loader: "css", minify: true }).code.trim()

/** Visits all rules on screen, and the other parts of a sheet. */
function visit(container: Container, act: (node: ChildNode) => void): void {
  container.each((node) => {
    if (node.type === "atrule" && /^(media|supports)$/.test(node.name) && !isLateMedium(node)) {
      visit(node, act)
      if (node.nodes?.length === 0) node.remove()
    } else act(node)
  })
}

/**
 * Splits a page's styles into what it needs before the first touch and the rest: what a touch brings about; rules in other media, and for what the
 * page does not have; variables that nothing else uses.
 */
export function splitStyles(css: string, html: string): { early: string; late: string } {
  const page = parseDocument(html)
  // It takes a touch to open one.
  for (const menu of DomUtils.getElements({ role: "menu" }, page, true)) DomUtils.removeElement(menu)
  const isMatched = (selector: string) => {
    const atFirst = selector.replace(CHANGEABLE, MET)
    const element = atFirst.replace(/::[\w-]+|:(?:before|after)/g, "").trim()
    try {
      return !AFTER_A_TOUCH.test(atFirst) && selectOne(element || "*", page) !== null
    } catch {
      // A selector that only browsers know.
      return true
    }
  }
  const isNeeded = (node: ChildNode) => {
    if (node.type === "rule") return node.selectors.some(isMatched)
    // All fonts: Chromium lays out the whole page again when a sheet with any comes, and whenever one before it changes, as emotion's does.
    return !(node.type === "atrule" && node.name === "media")
  }

  const whole = postcss.parse(css)
  removeIneffective(whole)
  const [early, late] = [whole.clone(), whole.clone()]
  visit(early, (node) => {
    if (!isNeeded(node)) node.remove()
  })
  const body = html.slice(html.indexOf("<body"))
  let used: string
  const isDeferred = (node: ChildNode) =>
    node.type === "decl" &&
    (node.prop.startsWith("--") ? !used.includes(`var(${node.prop}`) : TOUCH_PROPERTY.test(node.prop))
  // Again until nothing is left to remove: a variable may be used only by another that is deferred.
  do {
    used = early.toString() + body
    early.walkDecls((node) => {
      if (isDeferred(node)) node.remove()
    })
  } while (used !== early.toString() + body)
  visit(late, (node) => {
    if (!isNeeded(node)) return
    const deferred = node.type === "rule" ? node.nodes.filter(isDeferred) : []
    if (node.type === "rule") node.nodes = deferred
    if (deferred.length === 0) node.remove()
  })
  return { early: minified(early), late: minified(late) }
}
