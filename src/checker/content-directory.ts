import { resolve } from "node:path"

/** The folder the owner edits: `CONTENT_DIR`, or `content` in the project's folder. */
export const ownersContentDirectory = (environment: NodeJS.ProcessEnv = process.env) =>
  resolve(environment["CONTENT_DIR"] || "content")
