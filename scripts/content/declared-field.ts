import type { z } from "zod"
import { declarationOf, entryOf, fieldsOf } from "../../src/content/derive/json-schema"

/** What a declaration says about a field, and about its entries if it is a list. */
export function declaredField<Shape extends z.ZodRawShape>(
  declaration: z.ZodObject<Shape>,
  name: keyof Shape & string,
) {
  const [, field = {}] = fieldsOf(declarationOf(declaration)).find(([key]) => key === name) ?? []
  const entry = entryOf(field)
  const [example] = field.examples ?? entry?.examples ?? []
  return {
    description: field.description ?? "",
    entry: entry?.description ?? "",
    example: typeof example === "string" ? example : undefined,
  }
}

/** The question for a field that has an option of the same name. */
export function questionFor<Shape extends z.ZodRawShape>(declaration: z.ZodObject<Shape>, name: keyof Shape & string) {
  const { description, example } = declaredField(declaration, name)
  return { flag: name, message: description, example }
}
