import { codegen } from "@graphql-codegen/core"
import * as operations from "@graphql-codegen/typescript-operations"
import { buildASTSchema, parse } from "graphql"
import { KIND_NAMES, type KindName, KINDS, typeNameOf } from "../../src/content/kinds"
import { CONTENT_LISTS, contentTypes } from "../../src/build/create-schema-customization"

/** Where the types are written. */
export const QUERY_TYPES_FILE = "schemas/queries.d.ts"

const QUERY = /graphql`([^`]*)`/g

/**
 * The TypeScript types of the template queries' results, in the namespace of Gatsby's own `graphqlTypegen`. Made from the declarations of
 * content alone, without running Gatsby. Arguments are not checked here: Gatsby checks them in every build.
 * @param templates the texts of the files with queries
 * @throws if a query selects a field that no type has
 */
export async function queryTypes(templates: readonly string[]): Promise<string> {
  const unions: Record<string, string> = {}
  const content = contentTypes((words) => {
    const name = `OneOf_${words.join("_").replaceAll(/\W/g, "_")}`
    unions[name] = words.map((word) => JSON.stringify(word)).join(" | ")
    return name
  })
  const scalars = { ...unions, GatsbyImageData: `import("gatsby-plugin-image").IGatsbyImageData` }
  const declared = Object.keys(unions).map((name) => `scalar ${name}`)
  const schema = buildASTSchema(parse([content, ...declared, ...KIND_NAMES.map(nodeFields), ROOT].join("\n")), {
    // The directives are Gatsby's, and not declared here.
    assumeValidSDL: true,
  })
  const documents = templates.flatMap((text) =>
    [...text.matchAll(QUERY)].map(([, query = ""]) => ({ document: parse(query) })),
  )
  const types = await codegen({
    schema: parse("scalar Unused"),
    schemaAst: schema,
    documents,
    filename: QUERY_TYPES_FILE,
    config: { skipTypename: true, immutableTypes: true, avoidOptionals: true, noExport: true, scalars },
    pluginMap: { operations },
    plugins: [{ operations: {} }],
  })
  // The types of variables use helpers that are only generated with the types of the whole schema.
  const results = types.replaceAll(/^type \w+Variables = Exact<\{.*?\}>;$/gms, "")
  return `// Written by npm run content:schemas\ndeclare namespace Queries {\n${results}\n}`
}

const ROOT = `
  scalar Argument
  scalar GatsbyImageData
  scalar JSON
  interface Node { id: ID! }
  type Query { ${CONTENT_LISTS.map(({ name, type }) => `${name}: [${type}!]!`).join(" ")} }
`

/** What Gatsby adds to a node type: an id, and two ways to query it. The build stops if a required kind has no node. */
function nodeFields(kind: KindName): string {
  const type = typeNameOf(KINDS[kind].schema)
  const single = type.charAt(0).toLowerCase() + type.slice(1)
  return `
    extend type ${type} { id: ID! }
    type ${type}Connection { nodes: [${type}!]! }
    extend type Query {
      ${single}(id: Argument): ${type}${KINDS[kind].isRequired ? "!" : ""}
      all${type}(filter: Argument, sort: Argument, limit: Int, skip: Int): ${type}Connection!
    }
  `
}
