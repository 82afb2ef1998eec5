import { getDocumentProxy, getResolvedPDFJS } from "unpdf"

/** A page of a PDF. */
export interface PdfPage {
  /** Its text without white space, in drawing order, which differs from that of the document. */
  text: string
  /** How many pictures are drawn on it. */
  pictures: number
}

/** Removes the white space from a text, as in `PdfPage`. */
export const withoutWhitespace = (text: string) => text.replace(/\s/g, "")

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
      text: withoutWhitespace(items.map((item) => ("str" in item ? item.str : "")).join("")),
      pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    })
  }
  return pages
}
