import type { Node, PluginRef } from "gatsby"
import { KINDS, typeNameOf } from "../content/kinds"
import { kindOfFile, ownersContentDirectory, relativeTo } from "../content/places"

/** The plugins that read the content folder: they create a node for each file, and for each content JSON file another one of its kind. */
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
          if (!kind) throw new Error(`${absolutePathOf(node)} is not a content file`)
          return typeNameOf(KINDS[kind].schema)
        },
      },
    },
  ]
}

/** Whether gatsby-source-filesystem must skip `file`: JSON that is not content, such as an editor's settings. */
export const isForeignJson = (directory: string, file: string): boolean =>
  file.endsWith(".json") && kindOfFile(relativeTo(directory, file)) === undefined

/** An absolute path as File nodes have it: with forward slashes on every system. */
export const nodePath = (file: string) => file.replaceAll("\\", "/")

/** The absolute path of a File node. */
export function absolutePathOf(node: Node | undefined): string | undefined {
  const file = node?.absolutePath
  return typeof file === "string" ? file : undefined
}
