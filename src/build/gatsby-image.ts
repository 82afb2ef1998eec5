import { mkdir, realpath } from "node:fs/promises"
import type { PreprocessSourceArgs } from "gatsby"
import { preprocessSource as prepareStaticImages } from "gatsby-plugin-image/gatsby-node"
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import { z } from "zod"

// gatsby-plugin-image is not among the plugins: it would put a style and a script into every page. Its parts are used one by one.
export { onCreateBabelConfig } from "gatsby-plugin-image/gatsby-node"

/** Where the plugin keeps its picture data; Gatsby would make the folder for a plugin. */
const IMAGE_CACHE = ".cache/caches/gatsby-plugin-image"

/** Makes the pictures of `<StaticImage>`. The plugin finds them by the file's name, for which the bundler follows links. */
export async function preprocessSource(args: PreprocessSourceArgs): Promise<void> {
  await mkdir(IMAGE_CACHE, { recursive: true })
  await prepareStaticImages({ ...args, filename: await realpath(args.filename) })
}

const styleElement = z.object({
  type: z.literal("style"),
  props: z.object({ dangerouslySetInnerHTML: z.object({ __html: z.string() }) }),
})

/**
 * The CSS of the plugin's components, which it has only as a head element.
 * @throws if the plugin has it elsewhere
 */
export function gatsbyImageStyle(): string {
  let css: string | undefined
  onRenderBody({
    setHeadComponents: ([style]) => (css = styleElement.parse(style).props.dangerouslySetInnerHTML.__html),
  })
  if (css === undefined) throw new Error("gatsby-plugin-image puts no style into the head")
  return css
}
