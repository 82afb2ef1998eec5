export { beforeAnything as onPreInit } from "./src/build/on-pre-init"
export { addContentPlace as onCreateNode } from "./src/build/on-create-node"
export {
  createContentLists as createResolvers,
  createContentTypes as createSchemaCustomization,
} from "./src/build/create-schema-customization"
export { configureBundles as onCreateWebpackConfig } from "./src/build/on-create-webpack-config"
export { createSite as createPages, completeAddedPage as onCreatePage } from "./src/build/create-pages"
export { configureBabel as onCreateBabelConfig } from "./src/build/on-create-babel-config"
export { preprocessSource } from "./src/build/gatsby-image"
export { beginMedia as onPreBuild } from "./src/build/build-media"
export { publishIcons as onPostBootstrap } from "./src/build/seo/publish"
export { finishBuild as onPostBuild } from "./src/build/finish-build"
export { extendDevServer as onCreateDevServer } from "./src/build/develop/extend-dev-server"
