import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { applyEdits, modify, parse } from "jsonc-parser"
import { formatFault, onOneLine, shownPath } from "../src/checker/fault"
import { readJsonDocument } from "../src/checker/json-document"
import { filesIn, kindOfFile, ownersContentDirectory } from "../src/content/places"
import { type Migration, MIGRATIONS } from "../src/content/migrations"
import { writeAtomically } from "../src/media/cache"
import { inLayoutOf } from "./content/content-writer"
import { npmCommand, Refusal, runCommand, say } from "./lib/command"
import { withWriteLock } from "./lib/lock"

export const contentMigrate = npmCommand(
  "content:migrate",
  "Changes the content to what newer versions of the template expect, and nothing else: files keep their layout. It is safe to run twice.",
).action(() =>
  withWriteLock(async () => {
    const directory = ownersContentDirectory()
    if (!existsSync(directory)) throw new Refusal(`There is no ${shownPath(directory, "")}: set CONTENT_DIR.`)
    let hasChanged = false
    for (const file of await filesIn(directory)) {
      const kind = kindOfFile(file)
      const migrations = MIGRATIONS.filter((migration) => migration.kind === kind)
      if (migrations.length === 0) continue
      const { document, faults } = readJsonDocument(file, await readFile(path.join(directory, file)))
      const [fault] = faults
      // Otherwise only a part of the file would be migrated, or none, and the rest never.
      if (fault && document.value === undefined) {
        throw new Refusal(`${formatFault(fault, directory)}\nThen run it again: npm run content:migrate`)
      }
      const { text, done } = await migrated(document.text, migrations)
      if (text === document.text) continue
      await writeAtomically(path.join(directory, file), text)
      hasChanged = true
      for (const { version, says } of done) say(onOneLine(`${shownPath(directory, file)}  for ${version}: ${says}`))
    }
    if (!hasChanged) say("The content is up to date with this version.")
  }),
)

/** A content file's text after migrations, in its own layout; the same text if nothing changes. */
export async function migrated(text: string, migrations: readonly Migration[]) {
  let now = text
  const done = migrations.filter(({ editsOf }) => {
    const edits = editsOf(parse(now) as unknown)
    for (const { path: place, value } of edits) now = applyEdits(now, modify(now, place, value, {}))
    return edits.length > 0
  })
  return { text: done.length > 0 ? await inLayoutOf(text, now) : text, done }
}

if (require.main === module) runCommand(contentMigrate)
