import { resolve } from "node:path"

/** The folder the owner edits: `CONTENT_DIR`, or `content` in the project's folder where it is unset or empty. */
export function ownersContentDirectory({ CONTENT_DIR }: NodeJS.ProcessEnv = process.env): string {
  return resolve(CONTENT_DIR === undefined || CONTENT_DIR === "" ? "content" : CONTENT_DIR)
}
