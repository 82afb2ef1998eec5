// Bundled in place of gatsby-plugin-image. A page with its components in the HTML has their style there too; a visitor who comes from a page
// without them needs it with the code.
export * from "gatsby-plugin-image/dist/gatsby-image.module"

/** The style, inserted by the bundler. */
declare const GATSBY_IMAGE_STYLE: string

if (typeof document !== "undefined") {
  const style = document.createElement("style")
  style.textContent = GATSBY_IMAGE_STYLE
  document.head.append(style)
}
