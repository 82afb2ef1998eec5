import { z } from "zod"
import { graphqlTypes } from "../../../src/content/derive/graphql"

test("what has no counterpart is an error that says which field", () => {
  const odd = z.strictObject({ odd: z.union([z.string(), z.int()]) }).meta({ id: "Kind" })
  expect(() => graphqlTypes([odd])).toThrow("Kind.odd")
  expect(() => graphqlTypes([z.object({})])).toThrow("id")
})
