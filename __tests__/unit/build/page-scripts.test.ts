import { inlineScript, pageScriptFaults } from "../../../src/build/page-scripts"

const SCRIPTS = ["/webpack-runtime-1a.js", "/app-2b.js", "/component---home-3c.js"]
const DATA = ["/page-data/app-data.json", "/page-data/index/page-data.json"]
const ADDRESSES = new Set([...SCRIPTS, ...DATA])

const LOADER = `<script data-loader>load(${JSON.stringify(SCRIPTS)})</script>`

const page = (rest: string, chunk = "component---home") =>
  `<body data-chunk="${chunk}" data-preload="${DATA.join(" ")}"><script>inline()</script>${rest}</body>`

test("a page that loads its scripts once, and its data, is as it should be", () => {
  expect(pageScriptFaults(page(`<script src="/polyfill-4d.js" nomodule></script>${LOADER}`), ADDRESSES)).toEqual([])
})

test.each([
  [
    "Gatsby writes its script elements in another way",
    page(`<script defer src="/app-2b.js"></script>${LOADER}`),
    "by itself",
  ],
  ["Gatsby puts another part at the end of the body", page(""), "0 times"],
  ["Gatsby's chunks have other names", page(LOADER, "page---home"), `the chunk "page---home"`],
  ["a page's data lies elsewhere", page(LOADER).replace("index/page-data", "home/page-data"), "home/page-data.json"],
])("is told: %s", (_, html, fault) => {
  expect(pageScriptFaults(html, ADDRESSES)).toContainEqual(expect.stringContaining(fault))
})

test("the script in every page's head is minified and at most 2 KB", () => {
  const script = inlineScript("src/pre-hydration/head-script.ts")
  expect(script.length).toBeLessThanOrEqual(2048)
  expect(script).not.toMatch(/\n|\/\*|\/\/ /)
})
