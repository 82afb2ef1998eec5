import { inlineScript, pageScriptFaults, withScripts } from "../../../src/build/page-scripts"

const CHUNKS = {
  app: ["webpack-runtime-1a.js", "app-2b.js", "app-2b.js.map"],
  "component---home": ["shared-3c.js", "component---home-4d.js"],
  "component---works": ["component---works-5e.js"],
}
const DATA = ["/page-data/app-data.json", "/page-data/index/page-data.json"]
const SCRIPTS = [...CHUNKS.app.slice(0, 2), ...CHUNKS["component---home"]].map((file) => `/${file}`)
const ADDRESSES = new Set([...SCRIPTS, ...DATA])

const PATH = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>`
const LOADER = `<script data-loader>window.___webpackCompilationHash="6f";load()</script>`

/** A page as Gatsby writes it. */
const built = (rest: string, chunk = "component---home") =>
  `<body data-chunk="${chunk}" data-preload="${DATA.join(" ")}"><script>inline()</script>${rest}</body>`

const page = (rest: string, chunk?: string) => withScripts(built(rest, chunk), CHUNKS, "")

test("a page lists its path, the app's scripts and its own, and no others; a page that is not Gatsby's is unchanged", () => {
  expect(
    page(`${PATH}<!-- slice-start id="_gatsby-scripts-1" -->${LOADER}<!-- slice-end id="_gatsby-scripts-1" -->`),
  ).toBe(
    `<body data-path="/" data-scripts="${SCRIPTS.join(" ")}" data-preload="${DATA.join(" ")}"><script>inline()</script>${LOADER}</body>`,
  )
  expect(withScripts(built(PATH, "component---works"), CHUNKS, "/prefix")).toContain(
    `data-scripts="/prefix/webpack-runtime-1a.js /prefix/app-2b.js /prefix/component---works-5e.js"`,
  )
  const own = "<!DOCTYPE html><html><body><p>Mine</p></body></html>"
  expect(withScripts(own, CHUNKS, "")).toBe(own)
})

test("a page that loads its scripts once, and its data, has no faults", () => {
  const html = page(`<script src="/polyfill-4d.js" nomodule></script>${PATH}${LOADER}`)
  expect(pageScriptFaults(html, ADDRESSES)).toEqual([])
})

test.each([
  [
    "Gatsby writes its script elements differently",
    page(`<script defer src="/app-2b.js"></script>${PATH}${LOADER}`),
    "scripts for all pages belong in `scripts` of site.json",
  ],
  ["Gatsby puts something else at the end of the body", page(PATH), "0 times"],
  ["Gatsby writes the page's path elsewhere", page(LOADER), "its address"],
  ["Gatsby's chunks have other names", page(`${PATH}${LOADER}`, "page---home"), `the chunk "component---"`],
  [
    "a page's data is elsewhere",
    page(`${PATH}${LOADER}`).replace("index/page-data", "home/page-data"),
    "home/page-data.json",
  ],
])("reports a fault if %s", (_, html, fault) => {
  expect(pageScriptFaults(html, ADDRESSES)).toContainEqual(expect.stringContaining(fault))
})

test("the script in every page's head is minified and at most 2.2 KB", () => {
  const script = inlineScript("src/pre-hydration/head-script.ts")
  expect(script.length).toBeLessThanOrEqual(2250)
  expect(script).not.toMatch(/\n|\/\*|\/\/ /)
})
