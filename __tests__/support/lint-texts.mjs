// Lints texts as if they stood in files: reads [{ filePath, text }] as JSON from standard input, prints each one's rule
// ids and messages as JSON. A process of its own, because Jest cannot load ESLint's configuration (an ES module).
import process from "node:process"
import { text } from "node:stream/consumers"
import { ESLint } from "eslint"
import tseslint from "typescript-eslint"

const cases = JSON.parse(await text(process.stdin))
// The files need not exist: without type information, which only files of the TypeScript project have.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })
const results = []
for (const { filePath, text } of cases) {
  const [result] = await eslint.lintText(text, { filePath })
  results.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })))
}
process.stdout.write(JSON.stringify(results))
