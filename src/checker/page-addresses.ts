import { existsSync } from "node:fs"
import { HASHED_FOLDERS } from "../constants"
import { typeNameOf } from "../content/kinds"
import { pageAddress } from "../content/kinds/site"
import { childAt, entriesOf } from "../content/values"
import { PAGE_NAMES, PAGES } from "../site-pages"
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

const ADDRESS = typeNameOf(pageAddress)

/** Addresses and former addresses of pages that are taken by something else. */
export function* pageAddressFaults(file: ContentFile) {
  const written = file.fields.flatMap(({ schema, path, value: address }) =>
    schema.id === ADDRESS && typeof address === "string" ? [{ page: path[1], path, address }] : [],
  )
  // The first language has no path of its own.
  const [, ...languages] = entriesOf(childAt(file.content, ["languages"])).map(([, tag]) => String(tag).toLowerCase())
  const holderOf = (address: string, page: unknown) => {
    const ofPage =
      PAGE_NAMES.find((name) => name !== page && PAGES[name].path === `/${address}/`) ??
      written.find((each) => each.page !== page && each.address === address)?.page
    if (ofPage) return `the page "${ofPage}"`
    if (languages.includes(address)) return "the site in another language"
    return GENERATED_FOLDERS.includes(address) ? "a folder that every site has" : ownersFileAt(address)
  }
  for (const { page, path, address } of written) {
    const holder = holderOf(address, page)
    if (holder === undefined) continue
    yield faultAt(file, path, "page-address", `"${address}" is the address of ${holder}`, "choose another")
  }
}
