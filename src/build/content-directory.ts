import path from "node:path"

/**
 * The content folder the site is built from, as an absolute path: the validated copy that `npm start` stages
 * (`CONTENT_DIR_STAGED`), else the owner's own (`CONTENT_DIR`), else `./content`.
 */
export function contentDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  const chosen = [environment.CONTENT_DIR_STAGED, environment.CONTENT_DIR].find(Boolean)
  return path.resolve(chosen ?? "content")
}
