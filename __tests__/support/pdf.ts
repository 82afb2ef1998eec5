import { getDocumentProxy, getResolvedPDFJS } from "unpdf"

/** A page of a PDF. */
export interface PdfPage {
  /** Its text without white space, in the order in which it is drawn: lines break where they like. */
  text: string
  /** How many pictures are drawn on it. */
  pictures: number
}

/** A text as `PdfPage` has it. */
export const squeezed = (text: string) => text.replace(/\s/g, "")

/** Reads a PDF. */
export async function readPdf(file: Uint8Array): Promise<PdfPage[]> {
  const { OPS } = await getResolvedPDFJS()
  const document = await getDocumentProxy(new Uint8Array(file))
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const { fnArray } = await page.getOperatorList()
    pages.push({
      text: squeezed(items.map((item) => ("str" in item ? item.str : "")).join("")),
      pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    })
  }
  return pages
}

/**
 * The pages on which each of some texts begins, the texts being in the order of the document.
 * @throws where one is missing after those before it
 */
export function pagesOf(pages: readonly PdfPage[], texts: readonly string[]): number[] {
  const whole = pages.map(({ text }) => text).join("")
  const ends = pages.map((_, index) => pages.slice(0, index + 1).reduce((sum, { text }) => sum + text.length, 0))
  let cursor = 0
  return texts.map((text) => {
    const found = whole.indexOf(squeezed(text), cursor)
    if (found < 0) throw new Error(`The PDF has no "${text}" after "${whole.slice(Math.max(0, cursor - 60), cursor)}"`)
    cursor = found + squeezed(text).length
    return ends.findIndex((end) => found < end)
  })
}
