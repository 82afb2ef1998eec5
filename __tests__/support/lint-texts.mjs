// Lints texts as if they were files: reads [{ filePath, text }] as JSON from standard input, prints each one's rule ids and
// messages as JSON. It runs in a separate process because Jest cannot load ESLint's configuration (an ES module).
import process from "node:process"
import { text } from "node:stream/consumers"
import { ESLint } from "eslint"
import tseslint from "typescript-eslint"

const cases = JSON.parse(await text(process.stdin))
// The files need not exist, so there is no type information for them.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })
const results = []
for (const { filePath, text } of cases) {
  const [result] = await eslint.lintText(text, { filePath })
  results.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })))
}
process.stdout.write(JSON.stringify(results))
