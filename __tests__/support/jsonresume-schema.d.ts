/** The package comes without types. */
declare module "@jsonresume/schema" {
  /** The JSON Schema of a résumé. */
  export const schema: unknown
  /** Checks a résumé against it. Calls `report` synchronously. */
  export function validate(resume: unknown, report: (errors: unknown, isValid: boolean) => void): void
}
