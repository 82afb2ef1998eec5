// Modules of Gatsby and its plugins that come without types. Each is used in one place only, which checks that it does what is expected.

declare module "gatsby/dist/utils/create-node-id" {
  /** The id Gatsby gives to what a plugin calls `id`. */
  export function createNodeId(id: string, plugin: string): string
}

declare module "gatsby-source-filesystem/create-file-node" {
  import type { NodeInput } from "gatsby"

  /** The node that gatsby-source-filesystem makes of a file. */
  export function createFileNode(
    file: string,
    createNodeId: (file: string) => string,
    options: { name: string; path: string },
  ): Promise<NodeInput>
}
