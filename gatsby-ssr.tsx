export { onRenderBody } from "./src/ssr/on-render-body"
export { wrapPageElement } from "./src/ssr/wrap-page-element"
