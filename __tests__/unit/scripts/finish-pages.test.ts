import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { finishPages } from "../../../scripts/lib/finish-pages"
import { PAGE_NEEDS } from "../../../src/constants"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

/** Finishes a site that consists of one page with these styles and this content. Returns the page's HTML and its late styles. */
async function finished(css: string, content: string) {
  const folder = temporaryFolder()
  const head = `<style data-s="" data-emotion="css">${css}</style><link rel="stylesheet" href="/print.css" media="print"/>`
  const loader = `<script data-loader>window.___webpackCompilationHash="1";</script>`
  const pagePath = `<script id="gatsby-script-loader">window.pagePath="/";</script>`
  const needs = `data-${PAGE_NEEDS.chunk}="component---a" data-${PAGE_NEEDS.data}="/page-data/app-data.json"`
  const body = `<body ${needs}><div id="___gatsby">${content}</div>${pagePath}${loader}</body>`
  writeFiles(folder, {
    "webpack.stats.json": JSON.stringify({
      assetsByChunkName: { app: ["app-1.js"], "component---a": ["component---a-1.js"] },
    }),
    "index.html": `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head>${body}</html>`,
    "page-data/app-data.json": "{}",
    "app-1.js": "",
    "component---a-1.js": "",
    "static/icon.svg": "",
  })
  await finishPages(folder, folder, "")
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"))
  return {
    html: readFileSync(path.join(folder, "index.html"), "utf8"),
    late: sheets.map((file) => readFileSync(path.join(folder, file), "utf8")).join(""),
  }
}

test("style attributes become rules even if the page's styles contain a <", async () => {
  const { html, late } = await finished(
    ".text{color:red}.text:hover{color:green}@media (width<600px){.text{margin:0}}",
    `<p class="text" style="margin:1px">Text</p>`,
  )
  expect(html).not.toContain(' style="')
  expect(html).toContain(
    '<style data-s="" data-emotion="css">.text{color:red}@media(width<600px){.text{margin:0}}[data-style=s0]:not(#_){margin:1px}</style><noscript',
  )
  expect(late).toBe(".text:hover{color:green}")
})

test("a variable that only a style attribute uses is in the page's own styles", async () => {
  const { html, late } = await finished(
    ":root{--used:1px;--unused:2px}",
    `<p style="--own:var(--used);margin:var(--own)">Text</p>`,
  )
  expect(html).toContain(":root{--used:1px}[data-style=s0]:not(#_){--own:var(--used);margin:var(--own)}")
  expect(late).toBe(":root{--unused:2px}")
})
