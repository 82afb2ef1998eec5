import type { ReplaceRendererArgs } from "gatsby"
import { onRenderBody as addGatsbyImageHead } from "gatsby-plugin-image/gatsby-ssr"
import { prerender } from "react-dom/static"

/**
 * Renders a page to HTML in one piece. Left to itself React moves what a large Suspense boundary holds to the end of the body, for a script to put
 * it in its place: without JavaScript it would never be seen.
 */
export async function replaceRenderer(args: ReplaceRendererArgs): Promise<void> {
  const { bodyComponent, replaceBodyHTMLString } = args
  const failures: unknown[] = []
  const { prelude } = await prerender(bodyComponent, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failures.push(error)
    },
  })
  // React would leave what fails inside a boundary to the browser; here a page that fails must fail the build.
  if (failures.length > 0) throw failures[0]
  const html = await new Response(prelude).text()
  if (html.includes("data-gatsby-image-wrapper")) addGatsbyImageHead(args)
  replaceBodyHTMLString(html)
}
