import { isTopLevelOnly, withSharedAddresses } from "../../../scripts/lib/add-language"

const SITE = { prefix: "/portfolio", siteUrl: "https://ada.example/portfolio" }

test.each([
  [`<img src="/portfolio/de/media/a.webp">`, `<img src="/portfolio/media/a.webp">`],
  [
    "srcset=/portfolio/de/media/a.avif 480w, /portfolio/de/media/b.avif",
    "srcset=/portfolio/media/a.avif 480w, /portfolio/media/b.avif",
  ],
  ["<loc>https://ada.example/portfolio/de/media/a.png</loc>", "<loc>https://ada.example/portfolio/media/a.png</loc>"],
  [
    `content="https://ada.example/portfolio/de/previews/a.jpg"`,
    `content="https://ada.example/portfolio/previews/a.jpg"`,
  ],
])("%s is changed to the shared address", (text, shared) => {
  expect(withSharedAddresses(text, "de", SITE)).toBe(shared)
})

test.each([
  `<a href="https://www.company.example/portfolio/de/media/press">`,
  `<a href="/portfolio/de/works/">`,
  `<script src="/portfolio/de/static/a.js">`,
])("%s is unchanged", (text) => {
  expect(withSharedAddresses(text, "de", SITE)).toBe(text)
})

test("addresses are changed at the root of a host, too", () => {
  const site = { prefix: "", siteUrl: undefined }
  expect(withSharedAddresses(`"/en/media/a.webp" "https://company.example/en/media/press"`, "en", site)).toBe(
    `"/media/a.webp" "https://company.example/en/media/press"`,
  )
})

test("files for crawlers and hosts are only at the top level; the owner's other files are in each language's folder, where its pages link to them", () => {
  const files = ["robots.txt", "_headers", "CNAME", ".nojekyll", ".well-known", "pgp-key.txt", "cv.pdf"]
  expect(files.filter(isTopLevelOnly)).toEqual(["robots.txt", "_headers", "CNAME", ".nojekyll"])
})
