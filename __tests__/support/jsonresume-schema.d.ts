/** The package comes without types. */
declare module "@jsonresume/schema" {
  import type { z } from "zod"

  /** The JSON Schema of a résumé. */
  export const schema: z.core.JSONSchema.JSONSchema
  /** Checks a résumé against it. Calls `report` synchronously. */
  export function validate(resume: unknown, report: (errors: unknown, isValid: boolean) => void): void
}
