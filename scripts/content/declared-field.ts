import type { z } from "zod"
import { declarationOf, entryOf, fieldsOf } from "../../src/content/derive/json-schema"

/** Returns a function that makes the question for a field of a declaration, which has an option of the same name. */
export const questionsFor =
  <Shape extends z.ZodRawShape>(declaration: z.ZodObject<Shape>) =>
  (name: keyof Shape & string) => {
    const [, field = {}] = fieldsOf(declarationOf(declaration)).find(([key]) => key === name) ?? []
    const entry = entryOf(field)
    const [example] = field.examples ?? entry?.examples ?? []
    return {
      flag: name,
      message: field.description ?? "",
      /** What the declaration says about each entry, if the field is a list. */
      entry: entry?.description ?? "",
      example: typeof example === "string" ? example : undefined,
    }
  }
