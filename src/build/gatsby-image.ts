import { mkdir, realpath } from "node:fs/promises"
import type { PreprocessSourceArgs } from "gatsby"
import { preprocessSource as prepareStaticImages } from "gatsby-plugin-image/gatsby-node"
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import { z } from "zod"

// gatsby-plugin-image is not in the list of plugins, because it would put a style and a script into every page. Only parts of it are used.
export { onCreateBabelConfig } from "gatsby-plugin-image/gatsby-node"

/** Where the plugin caches picture data. Gatsby creates this folder only for listed plugins. */
const IMAGE_CACHE = ".cache/caches/gatsby-plugin-image"

/** Makes the pictures of `<StaticImage>`. The plugin looks them up by file name, and the bundler's names have symbolic links resolved. */
export async function preprocessSource(args: PreprocessSourceArgs): Promise<void> {
  await mkdir(IMAGE_CACHE, { recursive: true })
  await prepareStaticImages({ ...args, filename: await realpath(args.filename) })
}

const styleElement = z.object({
  type: z.literal("style"),
  props: z.object({ dangerouslySetInnerHTML: z.object({ __html: z.string() }) }),
})

/**
 * The CSS of the plugin's components, which the plugin provides only as a head element.
 * @throws if the plugin provides it in another way
 */
export function gatsbyImageStyle(): string {
  let css: string | undefined
  onRenderBody({
    setHeadComponents: ([style]) => (css = styleElement.parse(style).props.dangerouslySetInnerHTML.__html),
  })
  if (css === undefined) throw new Error("gatsby-plugin-image adds no style to the head")
  return css
}
