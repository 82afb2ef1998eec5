// Bundled in place of gatsby-plugin-image. Pages whose HTML has its components also have their style there; a visitor who
// comes from another page needs the style with the code.
export * from "gatsby-plugin-image/dist/gatsby-image.module"

/** The style, inserted by the bundler. */
declare const GATSBY_IMAGE_STYLE: string

if (typeof document !== "undefined") {
  const style = document.createElement("style")
  style.textContent = GATSBY_IMAGE_STYLE
  document.head.append(style)
}
