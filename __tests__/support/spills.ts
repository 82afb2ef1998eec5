import type { Page } from "@playwright/test"

/** What is wrong with how a page's texts lie; it runs in the page. */
function spillsInPage() {
  const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath !== "none"

  function isCut(element: Element): boolean {
    // The slider of a comparison is wider than its stage.
    if (element.matches("[data-stage]")) return false
    // A label that leaves its badge lies on the next one.
    if (element.matches("[data-technology]")) return element.scrollWidth > element.clientWidth
    const { overflowX, display } = getComputedStyle(element)
    if (!/hidden|clip/.test(overflowX) || display === "none" || element.clientWidth <= 1) return false
    return (
      !isForScreenReaders(element) && element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== ""
    )
  }

  /** An ellipsis says that there is more. */
  const hasEllipsis = (element: Element) => getComputedStyle(element).webkitLineClamp !== "none"

  /** Whether what ends there is cut off by what is around it, which doesn't scroll. */
  const isCutBelow = (around: Element, end: number) =>
    /hidden|clip/.test(getComputedStyle(around).overflowY) && end > around.getBoundingClientRect().bottom + 2

  /** The part of a line of text that is to be seen, without the room above and below the letters. */
  function seenPart({ left, right, top, height }: DOMRect, around: readonly DOMRect[]) {
    const line = { left, right, top: top + height * 0.25, bottom: top + height * 0.75 }
    return around.reduce(
      (seen, box) => ({
        left: Math.max(seen.left, box.left),
        right: Math.min(seen.right, box.right),
        top: Math.max(seen.top, box.top),
        bottom: Math.min(seen.bottom, box.bottom),
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
    const parents: Element[] = []
    for (let parent = node.parentElement; parent; parent = parent.parentElement) parents.push(parent)
    const isSeen = parents[0]?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
    if (text === "" || !isSeen || parents.some(isForScreenReaders)) continue
    const clipping = parents.filter(
      (parent) => getComputedStyle(parent).overflowX !== "visible" && parent !== document.documentElement,
    )
    const around = clipping.map((parent) => parent.getBoundingClientRect())
    const range = document.createRange()
    range.selectNodeContents(node)
    const end = range.getBoundingClientRect().bottom
    if (!parents.some(hasEllipsis) && clipping.some((parent) => isCutBelow(parent, end))) below.push(text)
    for (const box of range.getClientRects()) {
      const line = seenPart(box, around)
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
    /** What lies beyond the window's sides though nothing scrolls there. */
    outside: lines
      .filter(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1)
      .map(({ text }) => text),
    /** What is cut off at a side. */
    cut: [...document.querySelectorAll("body *")].filter(isCut).map((element) => element.outerHTML.slice(0, 120)),
    /** What is cut off below. */
    below,
    overlapping,
  }
}

/** What of a page's texts spills sideways, is cut or lies over another text. */
export const spillsOf = (page: Page) => page.evaluate(spillsInPage)

export const NO_SPILLS = { sideways: 0, outside: [], cut: [], below: [], overlapping: [] }
