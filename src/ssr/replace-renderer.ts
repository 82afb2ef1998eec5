import type { ReplaceRendererArgs } from "gatsby"
import { onRenderBody as addGatsbyImageHead } from "gatsby-plugin-image/gatsby-ssr"
import { prerender } from "react-dom/static"

/** Renders a page to HTML in one piece. By default React moves large Suspense boundaries to the body's end, from where only a script brings them back. */
export async function replaceRenderer(args: ReplaceRendererArgs): Promise<void> {
  const { bodyComponent, replaceBodyHTMLString } = args
  const failures: unknown[] = []
  const { prelude } = await prerender(bodyComponent, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failures.push(error)
    },
  })
  // React would leave failures inside a boundary to the browser; here a failing page must fail the build.
  if (failures.length > 0) throw failures[0]
  const html = await new Response(prelude).text()
  if (html.includes("data-gatsby-image-wrapper")) addGatsbyImageHead(args)
  replaceBodyHTMLString(html)
}
