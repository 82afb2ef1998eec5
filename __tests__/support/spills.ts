import type { Page } from "@playwright/test"

/** Finds texts that overflow, are cut off or overlap; runs in the page. */
function spillsInPage() {
  const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath !== "none"

  function isCut(element: Element): boolean {
    // The slider of a comparison is wider than its stage.
    if (element.matches("[data-stage]")) return false
    // A label that overflows its badge overlaps the next one.
    if (element.matches("[data-technology]")) return element.scrollWidth > element.clientWidth
    const { overflowX, display } = getComputedStyle(element)
    if (!/hidden|clip/.test(overflowX) || display === "none" || element.clientWidth <= 1) return false
    return (
      !isForScreenReaders(element) && element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== ""
    )
  }

  /** A text that ends with an ellipsis may be cut off. */
  const hasEllipsis = (element: Element) => getComputedStyle(element).webkitLineClamp !== "none"

  /** Whether a text that ends at `end` is cut off by an ancestor that doesn't scroll. */
  const isCutBelow = (ancestor: Element, end: number) =>
    /hidden|clip/.test(getComputedStyle(ancestor).overflowY) && end > ancestor.getBoundingClientRect().bottom + 2

  /** The visible part of a line of text, without the space above and below the letters. */
  function visiblePart({ left, right, top, height }: DOMRect, clippingBoxes: readonly DOMRect[]) {
    const line = { left, right, top: top + height * 0.25, bottom: top + height * 0.75 }
    return clippingBoxes.reduce(
      (part, box) => ({
        left: Math.max(part.left, box.left),
        right: Math.min(part.right, box.right),
        top: Math.max(part.top, box.top),
        bottom: Math.min(part.bottom, box.bottom),
      }),
      line,
    )
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const below: string[] = []
  const lines: { node: Node; text: string; left: number; right: number; top: number; bottom: number }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim() ?? ""
    const ancestors: Element[] = []
    for (let parent = node.parentElement; parent; parent = parent.parentElement) ancestors.push(parent)
    const isVisible = ancestors[0]?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
    if (text === "" || !isVisible || ancestors.some(isForScreenReaders)) continue
    const clipping = ancestors.filter(
      (ancestor) => getComputedStyle(ancestor).overflowX !== "visible" && ancestor !== document.documentElement,
    )
    const clippingBoxes = clipping.map((ancestor) => ancestor.getBoundingClientRect())
    const range = document.createRange()
    range.selectNodeContents(node)
    const end = range.getBoundingClientRect().bottom
    if (!ancestors.some(hasEllipsis) && clipping.some((ancestor) => isCutBelow(ancestor, end))) below.push(text)
    for (const box of range.getClientRects()) {
      const line = visiblePart(box, clippingBoxes)
      if (line.right - line.left > 2 && line.bottom > line.top) lines.push({ node, text, ...line })
    }
  }
  const overlapping = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        (other) =>
          other.node !== one.node &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
      )
      .map((other) => `${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`),
  )
  return {
    /** How far the page scrolls sideways, px. */
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    /** Texts beyond the sides of the window, in parts that don't scroll. */
    outside: lines
      .filter(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1)
      .map(({ text }) => text),
    /** Elements whose content is cut off at a side. */
    cut: [...document.querySelectorAll("body *")].filter(isCut).map((element) => element.outerHTML.slice(0, 120)),
    /** Texts that are cut off at the bottom. */
    below,
    overlapping,
  }
}

/** The texts of a page that overflow, are cut off or overlap another. */
export const spillsOf = (page: Page) => page.evaluate(spillsInPage)

export const NO_SPILLS = { sideways: 0, outside: [], cut: [], below: [], overlapping: [] }
