import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Readable } from "node:stream"
import { DomUtils, parseDocument } from "htmlparser2"
import sharp from "sharp"
import { parseSitemap } from "sitemap"
import { z } from "zod"
import { SITES } from "../../scripts/lib/sites"
import { realSiteUrl } from "../../src/content/placeholders"
import { publishedFile, publishedPages, structuredDataOf, vocabularyFaults } from "../support/built-pages"
import { expect, test } from "../support/test"

const siteFile = z.object({ siteUrl: z.string(), brand: z.string(), owner: z.string() })

/** The title and the meta and link elements in the head of a page's file: all values by their names. */
function headOf(folder: string, page: string) {
  const html = parseDocument(readFileSync(path.join(folder, page, "index.html"), "utf8"))
  const tags: Record<string, string[]> = {}
  const add = (name = "", value = "") => (tags[name] ??= []).push(value)
  for (const { attribs } of DomUtils.getElementsByTagName("meta", html))
    add(attribs.property ?? attribs.name, attribs.content)
  for (const { attribs } of DomUtils.getElementsByTagName("link", html)) add(attribs.rel, attribs.href)
  const [title] = DomUtils.getElementsByTagName("title", html)
  return { title: title && DomUtils.textContent(title), tags }
}

/** All things of a type in structured data, however deeply nested. */
function thingsOf(data: unknown, type: string): Record<string, unknown>[] {
  if (Array.isArray(data)) return data.flatMap((each) => thingsOf(each, type))
  const read = z.record(z.string(), z.unknown()).safeParse(data)
  if (!read.success) return []
  const nested = Object.values(read.data).flatMap((value) => thingsOf(value, type))
  return read.data["@type"] === type ? [read.data, ...nested] : nested
}

for (const { folder, origin, contentFolder } of Object.values(SITES)) {
  const { siteUrl, brand, owner } = siteFile.parse(
    JSON.parse(readFileSync(path.join(contentFolder, "site.json"), "utf8")),
  )
  // The sample's is a placeholder.
  const base = realSiteUrl(siteUrl) ?? ""
  const pages = publishedPages(folder)

  test.describe(`the site of ${contentFolder}`, () => {
    // One owner has pictures on another host.
    test.use({ baseURL: origin, allowedHosts: ["images.example"], allowedErrors: /images\.example/ })

    test("excludes its not-found page from search and previews", () => {
      const { tags } = headOf(folder, "/404/")
      expect(tags.robots).toEqual(["noindex"])
      expect(Object.keys(tags)).not.toEqual(expect.arrayContaining(["canonical"]))
      expect(tags["og:image"]).toBeUndefined()
      expect(tags["og:url"]).toBeUndefined()
      expect(structuredDataOf(folder, "/404/")).toBeUndefined()
    })

    test("has a manifest, and icons of all sizes", async ({ page }) => {
      await page.goto("/")
      const { tags } = headOf(folder, "/")
      expect(tags.manifest).toEqual(["/manifest.webmanifest"])
      const manifest = z
        .object({
          name: z.literal(brand),
          lang: z.string(),
          start_url: z.literal("./"),
          icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.literal("maskable").optional() })),
        })
        .parse(JSON.parse(readFileSync(path.join(folder, "manifest.webmanifest"), "utf8")))
      expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
        ["192x192", undefined],
        ["512x512", undefined],
        ["512x512", "maskable"],
      ])
      for (const { src, sizes } of manifest.icons) {
        const { width, height } = await sharp(path.join(folder, src)).metadata()
        expect(`${width}x${height}`).toBe(sizes)
      }
      expect(tags["apple-touch-icon"]).toEqual(["/apple-touch-icon.png"])
      expect(await sharp(path.join(folder, "apple-touch-icon.png")).metadata()).toMatchObject({
        width: 180,
        height: 180,
      })
      expect(tags.icon).toEqual(["/favicon.ico", expect.stringMatching(/^data:image\/svg\+xml,/)])
      // An ICO begins with its type and the number of its pictures.
      expect([...readFileSync(path.join(folder, "favicon.ico")).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
      // The browser accepts them, too.
      const session = await page.context().newCDPSession(page)
      const { errors } = await session.send("Page.getAppManifest")
      expect(errors).toEqual([])
    })

    if (base === "") {
      test("has no address, so its pages name none and there is no sitemap", () => {
        for (const each of pages) {
          const { tags } = headOf(folder, each)
          for (const name of ["canonical", "og:url", "og:image"]) expect(tags[name], each).toBeUndefined()
          expect(structuredDataOf(folder, each)).toBeUndefined()
        }
        expect(existsSync(path.join(folder, "sitemap.xml"))).toBe(false)
        expect(readFileSync(path.join(folder, "robots.txt"), "utf8")).toBe("User-agent: *\nAllow: /\n")
      })
      return
    }

    test("names the address, title and preview picture of each page", async () => {
      expect(pages).toEqual(expect.arrayContaining(["/", "/harbour/", "/side-projects/", "/tide-log/", "/works/"]))
      const previews = new Set<string>()
      for (const each of pages) {
        const { title, tags } = headOf(folder, each)
        const [image = ""] = tags["og:image"] ?? []
        expect(tags, each).toMatchObject({
          canonical: [encodeURI(base + each)],
          "og:url": [encodeURI(base + each)],
          "og:title": [title],
          "og:type": ["website"],
          "og:site_name": [brand],
          "og:image": [expect.stringMatching(/\/previews\/[0-9a-f]{12}\.jpg$/)],
          "og:image:width": ["1200"],
          "og:image:height": ["630"],
          "og:image:type": ["image/jpeg"],
          "og:image:alt": [expect.stringContaining(brand)],
          "twitter:card": ["summary_large_image"],
          author: [owner],
        })
        expect(tags["og:description"]).toEqual(tags.description)
        expect(tags.robots).toBeUndefined()

        const file = publishedFile(folder, base, image)
        expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
        expect(file.length).toBeLessThan(300_000)
        previews.add(image)
      }
      expect(previews.size).toBe(pages.length)
    })

    test("uses only schema.org's vocabulary", () => {
      test.slow()
      const graphs = pages.map((each) => structuredDataOf(folder, each))
      expect(graphs).not.toContain(undefined)
      const faulty = { "@context": "https://schema.org", "@graph": [{ "@type": "Person", favouriteColour: "teal" }] }
      expect(vocabularyFaults([...graphs, faulty])).toEqual([expect.stringContaining("favouriteColour")])
    })

    test("says who the owner is, and has breadcrumbs for each page", () => {
      const home = structuredDataOf(folder, "/")
      const content: unknown = JSON.parse(readFileSync(path.join(contentFolder, "home.json"), "utf8"))
      const { name: person, connect } = z
        .object({ name: z.string(), connect: z.array(z.object({ href: z.string() })).default([]) })
        .parse(content)
      expect(thingsOf(home, "Person")).toMatchObject([
        {
          "@id": `${base}/#person`,
          name: person,
          url: `${base}/`,
          sameAs: connect.map(({ href }) => href).filter((href) => href.startsWith("http")),
        },
      ])
      expect(thingsOf(home, "WebSite")).toMatchObject([{ "@id": `${base}/#website`, url: `${base}/`, name: brand }])
      for (const each of pages.filter((address) => address !== "/")) {
        const [list] = thingsOf(structuredDataOf(folder, each), "BreadcrumbList")
        const items = thingsOf(list, "ListItem").map(({ item, position }) => [position, item])
        expect(items.at(0)).toEqual([1, `${base}/`])
        expect(items.at(-1)).toEqual([items.length, encodeURI(base + each)])
      }
    })

    test("lists galleries and projects with addresses that lead to them", () => {
      const everything = pages.map((each) => structuredDataOf(folder, each))
      const galleries = thingsOf(everything, "ImageGallery")
      const works = thingsOf(everything, "CreativeWork")
      expect(galleries.length).toBeGreaterThan(1)
      expect(works.length).toBeGreaterThan(1)
      for (const { url } of [...galleries, ...works]) {
        const address = z.string().parse(url)
        const { pathname, hash } = new URL(address)
        const html = readFileSync(path.join(folder, decodeURI(pathname), "index.html"), "utf8")
        const id = decodeURIComponent(hash.slice(1))
        if (id !== "") expect(html.split(` id="${id}"`), address).toHaveLength(2)
      }
      for (const { contentUrl } of thingsOf(galleries, "ImageObject")) {
        const address = z.string().parse(contentUrl)
        if (!address.startsWith("https://images.example/"))
          expect(publishedFile(folder, base, address).length).toBeGreaterThan(0)
      }
    })

    test("has a sitemap of its pages with their pictures, which robots.txt names", async () => {
      const robots = readFileSync(path.join(folder, "robots.txt"), "utf8")
      const [, address = ""] = /^Sitemap: (.*)$/m.exec(robots) ?? []
      expect(address).toBe(`${base}/sitemap.xml`)
      expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/)

      const items = await parseSitemap(Readable.from(publishedFile(folder, base, address)))
      expect(items.map(({ url }) => url)).toEqual(pages.map((each) => encodeURI(base + each)))
      const images = items.flatMap(({ img }) => img.map(({ url }) => url))
      expect(new Set(images).size).toBe(images.length)
      const listed = thingsOf(
        pages.map((each) => structuredDataOf(folder, each)),
        "ImageObject",
      ).map(({ contentUrl }) => contentUrl)
      expect(images).toEqual(expect.arrayContaining(listed))
    })
  })
}
