// Modules of Gatsby and its plugins that have no types. Each is used in one place only, which checks that it works as expected.

/** Gatsby's app for the browser, called this by `src/build/on-create-webpack-config.ts`. */
declare module "production-app-of-gatsby"

declare module "gatsby-plugin-image/gatsby-node" {
  import type { CreateBabelConfigArgs } from "gatsby"

  export { preprocessSource } from "gatsby-plugin-image/dist/src/gatsby-node"

  /** Makes `<StaticImage>` a picture of its file. */
  export function onCreateBabelConfig(args: CreateBabelConfigArgs): void
}

declare module "gatsby-plugin-image/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby"

  /** Gives a page the style and the script of the plugin's components. */
  export function onRenderBody(args: Pick<RenderBodyArgs, "setHeadComponents">): void
}

declare module "gatsby-plugin-image/dist/gatsby-image.module" {
  export * from "gatsby-plugin-image"
}

declare module "gatsby-source-filesystem/create-file-node" {
  import type { NodeInput } from "gatsby"

  /** A file's node, made by gatsby-source-filesystem. */
  export function createFileNode(
    file: string,
    createNodeId: (file: string) => string,
    options: { name: string; path: string },
  ): Promise<NodeInput>
}
