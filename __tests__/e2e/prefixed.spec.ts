import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { PREFIXED_SITE } from "../../scripts/lib/sites"
import { HOSTED } from "../support/hosted"
import { rawRequest } from "../support/raw-request"
import { expectValidSite } from "../support/whole-site"

const LANGUAGE = "zh-HK"

const html = (folder: string, address: string) => readFileSync(path.join(folder, address, "index.html"), "utf8")

test("the site has no fault in links, files, HTML, JSON and XML", () => expectValidSite(PREFIXED_SITE))

test("pages link to their translations by hreflang, each is its own canonical page, and robots.txt lists both sitemaps", () => {
  const { folder, siteUrl } = PREFIXED_SITE
  const alternates = (text: string) =>
    [...text.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([link]) => [
      /hreflang="([^"]*)"/i.exec(link)?.[1],
      /href="([^"]*)"/.exec(link.replace(/hreflang="[^"]*"/i, ""))?.[1],
    ])
  for (const languagePath of ["", `/${LANGUAGE}`]) {
    const text = html(folder, `${languagePath}/works`)
    expect(text).toContain(`<link rel="canonical" href="${siteUrl}${languagePath}/works/"`)
    expect(alternates(text)).toEqual([
      ["en", `${siteUrl}/works/`],
      [LANGUAGE, `${siteUrl}/${LANGUAGE}/works/`],
      ["x-default", `${siteUrl}/works/`],
    ])
    const map = readFileSync(path.join(folder, languagePath, "sitemap.xml"), "utf8")
    expect(map).toContain(`<loc>${siteUrl}${languagePath}/works/</loc>`)
    expect(map).toContain(`${siteUrl}/media/`)
  }
  const robots = readFileSync(path.join(folder, "robots.txt"), "utf8")
  expect(robots.match(/(?<=Sitemap: ).*/g)).toEqual([`${siteUrl}/sitemap.xml`, `${siteUrl}/${LANGUAGE}/sitemap.xml`])
})

test("addresses outside the prefix return 404, and the prefix redirects to itself with a slash", async () => {
  const { port, prefix } = HOSTED.prefixed
  for (const outside of ["/", "/works/", `${prefix}x/`]) expect((await rawRequest(port, outside)).status).toBe(404)
  const { status, headers } = await rawRequest(port, `${prefix}?a=b`)
  expect([status, headers.location]).toEqual([301, `${prefix}/?a=b`])
})

test("former addresses of a page and of those below it redirect to the new ones in each language", async () => {
  const { port, prefix } = HOSTED.prefixed
  for (const [from, to] of [
    ["/jobs", "/works/"],
    ["/jobs/?a=%2Fb&c", "/works/?a=%2Fb&c"],
    ["/jobs?a=b", "/works/?a=b"],
    ["/jobs/company/", "/works/company/"],
    ["/zh-HK/jobs/company/?a=b", "/zh-HK/works/company/?a=b"],
    ["/jobs//evil.example/%0d%0ax:y", "/works//evil.example/%0d%0ax:y"],
  ] as const) {
    const { status, headers } = await rawRequest(port, prefix + from)
    expect([status, headers.location], from).toEqual([301, prefix + to])
  }
  expect((await rawRequest(port, `${prefix}/jobsites/`)).status).toBe(404)
})
