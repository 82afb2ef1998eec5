import { selectAll, selectOne } from "css-select"
import { transformSync } from "esbuild"
import { DomUtils, parseDocument } from "htmlparser2"
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss"

const isLateMedium = ({ params }: AtRule) => params.split(",").every((medium) => /print|scripting:\s*none/.test(medium))

/** States that need a pointer, a key press or focus, so none of them applies at first paint. */
const INTERACTION_STATE = /:(?:hover|active|focus|:backdrop)|\.Mui-(?:focusVisible|disabled)/

const INTERACTION_PROPERTY = /^(?:transition|cursor|touch-action|(?:-webkit-)?(?:user-select|tap-highlight-color))/

/** What the script in the head or the URL may change before the first paint, and negations: assumed to match, and replaced by `MATCHES_ALL`. */
const CHANGEABLE = /:not\([^()]*\)|\[(?:data-color-scheme|data-open|aria-expanded|aria-selected|hidden)\b[^\]]*\]/g
const MATCHES_ALL = ":not(_)"

/** What MUI writes but no supported browser reads any more; `-webkit-appearance` has no effect on an element with a custom border. */
const OBSOLETE_SELECTOR = "::-moz-focus-inner"
const OBSOLETE_PROPERTY = /^-webkit-overflow-scrolling$|^-moz-appearance$/
const NATIVE_LOOK = "-webkit-appearance"

/**
 * Removes what has no effect: obsolete selectors and properties; declarations that a later one in the same rule overrides (two in a row count as
 * a fallback and its replacement, unless the first uses a variable); and the other declarations for something that no rule ever displays.
 */
function removeIneffective(sheet: Container): void {
  const rules: Rule[] = []
  sheet.walkRules((rule) => {
    if (rule.selector.includes(OBSOLETE_SELECTOR)) rule.remove()
    else rules.push(rule)
    const declarations = rule.nodes.filter((node) => node.type === "decl")
    for (const [index, { prop, value, important }] of declarations.entries()) {
      const isReplaced = declarations
        .slice(index + (value.includes("var(") ? 1 : 2))
        .some((later) => later.prop === prop && later.important === important)
      const isMoot = prop === NATIVE_LOOK && declarations.some((other) => other.prop === "border")
      if (isReplaced || isMoot || OBSOLETE_PROPERTY.test(prop)) declarations[index]?.remove()
    }
  })
  const displayOf = (rule: Rule) => rule.nodes.findLast((node) => node.type === "decl" && node.prop === "display")
  const hides = (rule: Rule) => displayOf(rule)?.toString() === "display:none"
  for (const [index, rule] of rules.entries()) {
    const { selector, parent } = rule
    if (parent !== sheet || !hides(rule)) continue
    if (rules.some((other) => other.selector.includes(selector) && displayOf(other) && !hides(other))) continue
    for (const node of rule.nodes.filter((each) => each !== displayOf(rule))) node.remove()
    for (const earlier of rules.slice(0, index)) if (earlier.selector === selector) earlier.remove()
  }
}

const minified = (css: Container) => transformSync(css.toString(), { loader: "css", minify: true }).code.trim()

/** Visits all rules and at-rules. Descends into `@supports` and `@media`, except late media, and removes those that become empty. */
function visit(container: Container, act: (node: ChildNode) => void): void {
  container.each((node) => {
    if (node.type === "atrule" && /^(media|supports)$/.test(node.name) && !isLateMedium(node)) {
      visit(node, act)
      if (node.nodes?.length === 0) node.remove()
    } else act(node)
  })
}

/**
 * Splits a page's styles into those it needs before the first interaction and the rest: styles of interaction states, rules for other media and for
 * elements that the page doesn't have, and variables that nothing else uses.
 */
export function splitStyles(css: string, html: string): { early: string; late: string } {
  const page = parseDocument(html)
  // The menu opens only on interaction.
  for (const entry of selectAll("nav[data-open] > *", page)) DomUtils.removeElement(entry)
  const isMatched = (selector: string) => {
    const atFirst = selector.replace(CHANGEABLE, MATCHES_ALL)
    const element = atFirst.replace(/::[\w-]+|:(?:before|after)/g, "").trim()
    try {
      return !INTERACTION_STATE.test(atFirst) && selectOne(element || "*", page) !== null
    } catch {
      // A selector that only browsers support.
      return true
    }
  }
  const isNeeded = (node: ChildNode) => {
    if (node.type === "rule") return node.selectors.some(isMatched)
    // Includes all fonts: Chromium lays out the whole page again when a sheet with fonts is added, and whenever a sheet before it changes, as emotion's does.
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
    (node.prop.startsWith("--") ? !used.includes(`var(${node.prop}`) : INTERACTION_PROPERTY.test(node.prop))
  // Repeated until nothing is left to remove: a variable may be used only by another one that is deferred.
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
