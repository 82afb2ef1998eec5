// What the bundler takes for gatsby-plugin-image. A page that has its components in the HTML has their style there too; a visitor who comes from a page
// without them needs it along with the code.
export * from "gatsby-plugin-image/dist/gatsby-image.module"

/** The style, which the bundler puts in here. */
declare const GATSBY_IMAGE_STYLE: string

if (typeof document !== "undefined") {
  const style = document.createElement("style")
  style.textContent = GATSBY_IMAGE_STYLE
  document.head.append(style)
}
