import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { redirectsIn, writeRedirectPages } from "../../../scripts/lib/redirect-pages"
import { checkSite } from "../../../scripts/site-check/check-site"
import { pagePath, redirectsOf } from "../../../src/content/page-paths"
import { siteAddress } from "../../../src/build/seo/site-address"
import { writeHostFiles } from "../../../src/hosting/write-host-files"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const PAGES = { works: { address: "arbeiten", formerAddresses: ["jobs", "arbeiten"] } }

test("a page's default address and its former ones redirect to its current one", () => {
  expect(pagePath("works", PAGES)).toBe("/arbeiten/")
  expect(pagePath("projects", PAGES)).toBe("/projects/")
  expect(redirectsOf(PAGES)).toEqual([
    { from: "/works/", to: "/arbeiten/" },
    { from: "/jobs/", to: "/arbeiten/" },
  ])
  expect(redirectsOf({})).toEqual([])
})

describe("redirect pages", () => {
  const siteUrl = "https://ada.example/site"
  let folder: string

  beforeEach(() => {
    folder = temporaryFolder()
    const addresses = ["arbeiten", "arbeiten/größe", "de/arbeiten", "jobs", "projects", "404"]
    writeFiles(folder, Object.fromEntries(addresses.map((address) => [`${address}/index.html`, "A page."])))
  })

  const writeRedirects = async () => {
    const redirects = await redirectsIn(folder, redirectsOf(PAGES), ["de"])
    await writeRedirectPages(folder, redirects, "/site", siteAddress(siteUrl, "/site"))
    return redirects
  }
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8")

  test("are written in each language that has the page, except where there is another page", async () => {
    expect(await writeRedirects()).toEqual([
      { from: "/works/", to: "/arbeiten/" },
      { from: "/de/works/", to: "/de/arbeiten/" },
      { from: "/de/jobs/", to: "/de/arbeiten/" },
    ])
    expect(read("jobs/index.html")).toBe("A page.")
  })

  test("are written for subpages, too, and name the new address", async () => {
    await writeRedirects()
    const target = "/site/arbeiten/gr%C3%B6%C3%9Fe/"
    const page = read("works/größe/index.html")
    expect(page).toContain(`<link rel="canonical" href="https://ada.example${target}"/>`)
    expect(page).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${target}"/></noscript>`)
    expect(page).toContain(`<a href="${target}">`)
    expect(existsSync(path.join(folder, "de/jobs/index.html"))).toBe(true)
    expect(existsSync(path.join(folder, "works/projects/index.html"))).toBe(false)
  })

  test("leave the owner's own pages at former addresses alone", async () => {
    writeFiles(folder, { "works/größe/index.html": "The owner's." })
    await writeRedirects()
    expect(read("works/größe/index.html")).toBe("The owner's.")
    expect(read("works/index.html")).toContain("/site/arbeiten/")
  })

  test("have a script that the content policy allows by a single hash, and pass the site check", async () => {
    await writeRedirects()
    await writeHostFiles(folder, { siteUrl, prefix: "/site", mediaOrigins: [] }, {})
    const scriptsOf = (file: string) => /script-src 'self' ('sha256-[^;]+)/.exec(read(file))?.[1]
    expect(scriptsOf("works/index.html")).toBeDefined()
    expect(scriptsOf("works/index.html")).toBe(scriptsOf("de/works/index.html"))
    expect(scriptsOf("_headers")).toBe(scriptsOf("works/index.html"))
    const { faults } = await checkSite({ folder, prefix: "/site", siteUrl })
    expect(faults.filter(({ file }) => /^(de\/)?works\//.test(file))).toEqual([])
  })
})
