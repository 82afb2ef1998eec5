export { onRenderBody } from "./src/ssr/on-render-body"
export { wrapRootElement } from "./src/ssr/wrap-root-element"
export { wrapPageElement } from "./src/templates/wrap-page-element"
