export { onRenderBody } from "./src/ssr/on-render-body"
export { replaceRenderer } from "./src/ssr/replace-renderer"
export { wrapPageElement } from "./src/ssr/wrap-page-element"
