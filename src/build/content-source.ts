import type { Node, PluginRef } from "gatsby"
import { KINDS, typeNameOf } from "../content/kinds"
import { kindOfFile, ownersContentDirectory } from "../content/places"
import { isForeignJson, relativeTo } from "./content-files"
import { absolutePathOf } from "./on-create-node"

/** The plugins that read the content folder: its files, and each JSON file of ours as a node of its kind. */
export function contentSource(): PluginRef[] {
  const directory = ownersContentDirectory()
  return [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: directory, ignore: [(file: string) => isForeignJson(directory, file)] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: Node }) => {
          const kind = kindOfFile(relativeTo(directory, absolutePathOf(node) ?? ""))
          if (!kind) throw new Error(`${absolutePathOf(node)} is no content file`)
          return typeNameOf(KINDS[kind].schema)
        },
      },
    },
  ]
}
