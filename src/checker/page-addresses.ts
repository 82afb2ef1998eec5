import { existsSync } from "node:fs"
import { HASHED_FOLDERS } from "../constants"
import { childAt, entriesOf } from "../content/values"
import { MOVABLE_PAGES, PAGE_NAMES, PAGES } from "../site-pages"
import type { ContentFile } from "./content-file"
import { faultAt } from "./json-document"

/** The folders of a site that Gatsby and the build generate. */
export const GENERATED_FOLDERS = [...Object.values(HASHED_FOLDERS), "page-data"]

const PAGE_ENDINGS = ["tsx", "jsx", "ts", "js"].flatMap((extension) => [`.${extension}`, `/index.${extension}`])

/** The owner's file that is published at an address, if any: a page in `src/pages`, or a file or folder in `static`. */
const ownersFileAt = (address: string) =>
  [`static/${address}`, ...PAGE_ENDINGS.map((ending) => `src/pages/${address}${ending}`)].find((file) =>
    existsSync(file),
  )

/** Addresses and former addresses of pages that are taken by something else. */
export function* pageAddressFaults(file: ContentFile) {
  const written = MOVABLE_PAGES.flatMap((page) => {
    const former = entriesOf(childAt(file.content, ["pages", page, "formerAddresses"]))
    const fields = [["address"], ...former.map(([index]) => ["formerAddresses", index])]
    return fields.flatMap((field) => {
      const place = ["pages", page, ...field]
      const address = childAt(file.content, place)
      return typeof address === "string" ? [{ page, place, address }] : []
    })
  })
  const languages = entriesOf(childAt(file.content, ["languages"])).map(([, tag]) => String(tag).toLowerCase())
  const holderOf = (address: string, page: string) => {
    const ofPage =
      PAGE_NAMES.find((name) => name !== page && PAGES[name].path === `/${address}/`) ??
      written.find((each) => each.page !== page && each.address === address)?.page
    if (ofPage) return `the page "${ofPage}"`
    if (languages.includes(address)) return "the site in another language"
    return GENERATED_FOLDERS.includes(address) ? "a folder that every site has" : ownersFileAt(address)
  }
  for (const { page, place, address } of written) {
    const holder = holderOf(address, page)
    if (holder === undefined) continue
    yield faultAt(file, place, "page-address", `"${address}" is the address of ${holder}`, "choose another")
  }
}
