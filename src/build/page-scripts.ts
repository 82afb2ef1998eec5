import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { PAGE_NEEDS } from "../constants"

/** Of webpack's compiler what is used here. */
interface Compiler {
  hooks: { done: { tapPromise: (name: string, run: (stats: { compilation: Compilation }) => Promise<void>) => void } }
}

interface Compilation {
  outputOptions: { publicPath: string }
  namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>
}

/** The part that Gatsby puts at the end of every page's body. */
const SCRIPTS_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html"

const SCRIPT_ELEMENT = /<script src="[^"]*" async><\/script>/g

/** How long the scripts wait at most, ms: a slow picture must not keep the page from working. */
const PATIENCE = 3000

/**
 * The script that loads the others: after the first paint and the picture that counts in it, so that nothing comes between a visitor and what
 * there is to see, or at the first touch. The page's own chunk and data come along instead of after the app has asked for them.
 * @param app the addresses of the app's scripts
 * @param pages those of each page component's chunk and what it shares with others
 */
function loader(app: readonly string[], pages: Readonly<Record<string, readonly string[]>>): string {
  return `<script>(function(app,pages){
var hasBegun
function begin(){
if(hasBegun)return
hasBegun=true
var page=document.body.dataset
app.concat(pages[page.${PAGE_NEEDS.chunk}]||[]).forEach(function(src){
var script=document.createElement("script")
script.src=src
script.async=true
document.body.append(script)
})
;(page.${PAGE_NEEDS.data}||"").split(" ").forEach(function(href){
var link=document.createElement("link")
link.rel="preload"
link.as="fetch"
link.crossOrigin="anonymous"
link.href=href
document.head.append(link)
})
}
addEventListener("pointerdown",begin,{capture:true,once:true})
addEventListener("keydown",begin,{capture:true,once:true})
if(document.hidden)begin()
new PerformanceObserver(function(list){
if(!list.getEntriesByName("first-contentful-paint").length)return
var picture=document.querySelector('img[fetchpriority="high"]')
if(!picture||picture.complete)return begin()
picture.addEventListener("load",begin)
picture.addEventListener("error",begin)
}).observe({type:"paint",buffered:true})
setTimeout(begin,${String(PATIENCE)})
})(${JSON.stringify(app)},${JSON.stringify(pages)})</script>`
}

/** A webpack plugin: pages load their scripts after they are painted. It must come after Gatsby's own, which write the slice. */
export const scriptsAfterPaint = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise("scripts-after-paint", async ({ compilation: { namedChunkGroups, outputOptions } }) => {
      const addresses = (files: readonly string[] = []) =>
        files.filter((file) => file.endsWith(".js")).map((file) => outputOptions.publicPath + file)
      const pages = [...namedChunkGroups]
        .filter(([name]) => name.startsWith("component---"))
        .map(([name, group]) => [name, addresses(group.getFiles())] as const)
      const slice = path.resolve(SCRIPTS_SLICE)
      const html = await readFile(slice, "utf8")
      const app = addresses(namedChunkGroups.get("app")?.getFiles())
      await writeFile(slice, html.replaceAll(SCRIPT_ELEMENT, "") + loader(app, Object.fromEntries(pages)))
    })
  },
}
