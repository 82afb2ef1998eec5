import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { applyEdits, modify, parse } from "jsonc-parser"
import { onOneLine, shownPath } from "../src/checker/fault"
import { kindOfFile, ownersContentDirectory } from "../src/content/places"
import { MIGRATIONS } from "../src/content/migrations/migrations"
import type { Migration } from "../src/content/migrations/migration"
import { prettyJson, replaceFile } from "./content/content-writer"
import { defineCommand, runCommand } from "./content/flags"
import { whileAlone } from "./lib/lock"

const COMMAND = {
  name: "content:migrate",
  help: "Changes what newer versions of the template want otherwise in the content, and nothing else: texts keep their layout. Doing it twice does no harm.",
  flags: {},
} as const

export const contentMigrate = defineCommand(COMMAND, () =>
  whileAlone(async () => {
    const directory = ownersContentDirectory()
    const files = (await readdir(directory, { recursive: true })).map((file) => file.replaceAll("\\", "/")).sort()
    let changed = 0
    for (const file of files) {
      const kind = kindOfFile(file)
      if (!kind) continue
      const before = await readFile(path.join(directory, file), "utf8")
      const { text, done } = await migrated(
        before,
        MIGRATIONS.filter((migration) => migration.kind === kind),
      )
      if (text === before) continue
      await replaceFile(path.join(directory, file), text)
      changed += 1
      for (const { version, says } of done) {
        process.stdout.write(`${onOneLine(`${shownPath(directory, file)}  for ${version}: ${says}`)}\n`)
      }
    }
    process.stdout.write(changed === 0 ? "The content is as this version wants it.\n" : "")
  }),
)

/** A content file's text after migrations, in the layout it has; the text itself where nothing changes. */
export async function migrated(
  text: string,
  migrations: readonly Migration[],
): Promise<{ text: string; done: Migration[] }> {
  let now = text
  const done = migrations.filter(({ editsOf }) => {
    const edits = editsOf(parse(now) as unknown)
    for (const { path: place, value } of edits) now = applyEdits(now, modify(now, place, value, {}))
    return edits.length > 0
  })
  const isTidy = done.length > 0 && (await prettyJson(text).catch(() => "")) === text
  return { text: isTidy ? await prettyJson(now) : now, done }
}

if (require.main === module) runCommand(contentMigrate)
