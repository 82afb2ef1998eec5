import { z } from "zod"
import { graphqlTypes } from "../../../src/content/derive/graphql"
import { mediaReference } from "../../../src/content/fields"

const kind = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).meta({ id: "Kind", description: "A kind." })

/** The fields of `type`, one line each, without descriptions. */
function fieldsOf(sdl: string, type: string): string[] {
  const body = sdl.split(`type ${type} `)[1]?.split("}")[0] ?? ""
  const lines = body.split("\n").map((line) => line.trim())
  return lines.filter((line) => /^\w+: /.test(line))
}

test("required fields are non-null, optional ones nullable, those with a default non-null, and all have descriptions", () => {
  const sdl = graphqlTypes([
    kind({
      name: z.string().meta({ description: `Says "yes".` }),
      note: z.string().optional(),
      many: z.array(z.int()).default([]),
      ratio: z.number(),
    }),
  ])
  expect(sdl).toContain(String.raw`"Says \"yes\"."`)
  expect(sdl).toContain("type Kind implements Node @dontInfer {")
  expect(fieldsOf(sdl, "Kind")).toEqual([
    "name: String!",
    "note: String",
    `many: [Int!]! @contentDefault(json: "[]")`,
    "ratio: Float!",
  ])
})

const platform = z.enum(["iOS", "Android"])

test.each([
  ["media are of the type Media", { a: mediaReference }, "a: Media! @media"],
  ["a list of media is a list of Media", { a: z.array(mediaReference) }, "a: [Media!]! @media"],
  ["optional media are nullable", { a: mediaReference.optional() }, "a: Media @media"],
  [
    "one value or a list of them is a list",
    { a: z.union([platform, z.array(platform)]).optional() },
    "a: [String!]! @list",
  ],
  ["an object with arbitrary keys is JSON", { a: z.record(z.string(), z.string()).optional() }, "a: JSON"],
])("%s", (_, shape, field) => {
  expect(fieldsOf(graphqlTypes([kind<z.ZodRawShape>(shape)]), "Kind")).toEqual([field])
})

test("a nested object has its own type, named after its id or its location", () => {
  const part = z.object({ a: z.string() }).meta({ id: "Part" })
  const sdl = graphqlTypes([kind({ part, list: z.array(part), plain: z.object({ b: z.int() }) })])
  expect(fieldsOf(sdl, "Kind")).toEqual(["part: Part!", "list: [Part!]!", "plain: KindPlain!"])
  expect(fieldsOf(sdl, "Part")).toEqual(["a: String!"])
  expect(fieldsOf(sdl, "KindPlain")).toEqual(["b: Int!"])
})

test("a schema without a GraphQL equivalent is an error that names the field", () => {
  expect(() => graphqlTypes([kind({ odd: z.union([z.string(), z.int()]) })])).toThrow("Kind.odd")
  expect(() => graphqlTypes([z.object({})])).toThrow("id")
})

test("the build's own fields and extensions are added", () => {
  const sdl = graphqlTypes([kind({ icon: z.string() })], {
    fields: { Kind: ["folder: String!"] },
    extensions: { "Kind.icon": "@technologyIcon" },
  })
  expect(fieldsOf(sdl, "Kind")).toEqual(["icon: String! @technologyIcon", "folder: String!"])
})
