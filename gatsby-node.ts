export { addContentPlace as onCreateNode } from "./src/build/on-create-node"
export { createContentTypes as createSchemaCustomization } from "./src/build/create-schema-customization"
export { createContentPages as createPages } from "./src/build/create-pages"
export {
  beginMedia as onPreBuild,
  finishMedia as onPostBuild,
  serveMedia as onCreateDevServer,
} from "./src/build/build-media"
