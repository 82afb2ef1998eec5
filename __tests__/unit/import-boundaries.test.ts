import { execFileSync } from "node:child_process"
import { readdirSync } from "node:fs"

/** The import path of some module in a folder of `src`, for a file in another folder of `src`. */
function someModuleOf(folder: string) {
  const file = readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" }).find((name) => /\.tsx?$/.test(name))
  return `../${folder}/${file?.replace(/\.tsx?$/, "") ?? "nothing"}`
}

const BOUNDARY = "boundaries/dependencies"

/** Lines of code, the file that each would be in, and the rule that must report it; `null` if the line is allowed. */
const CASES: { file: string; line: string; rule: string | null }[] = [
  // Browser code doesn't import build code.
  { file: "src/components/x.tsx", line: `import "../content/kinds"`, rule: BOUNDARY },
  { file: "src/components/x.tsx", line: `export { KINDS } from "../content/kinds"`, rule: BOUNDARY },
  { file: "src/components/x.tsx", line: `void import("../content/kinds")`, rule: BOUNDARY },
  { file: "src/templates/x.tsx", line: `import { KINDS } from "../content/kinds"`, rule: BOUNDARY },
  { file: "src/theme/x.ts", line: `import { KINDS } from "../content/kinds"`, rule: BOUNDARY },
  { file: "src/browser/x.ts", line: `import { KINDS } from "../content/kinds"`, rule: BOUNDARY },
  { file: "src/ssr/x.tsx", line: `import { KINDS } from "../content/kinds"`, rule: BOUNDARY },
  { file: "src/components/x.tsx", line: `import { z } from "zod"`, rule: BOUNDARY },
  { file: "src/components/x.tsx", line: `import sharp from "sharp"`, rule: BOUNDARY },
  { file: "src/components/x.tsx", line: `import { readFile } from "node:fs/promises"`, rule: BOUNDARY },
  { file: "src/templates/x.tsx", line: `import path from "path"`, rule: BOUNDARY },
  { file: "src/components/x.tsx", line: `import { GatsbyImage } from "gatsby-plugin-image"`, rule: BOUNDARY },
  { file: "src/components/x.tsx", line: `import type { IGatsbyImageData } from "gatsby-plugin-image"`, rule: null },
  { file: "src/pages/x.tsx", line: `import { GatsbyImage } from "gatsby-plugin-image"`, rule: null },
  // Types of the content may be imported.
  { file: "src/components/x.tsx", line: `import type { MediaData } from "../content/media-data"`, rule: null },
  { file: "src/templates/x.tsx", line: `import type { MediaData } from "../content/media-data"`, rule: null },
  // Build code doesn't import browser code.
  { file: "src/build/x.ts", line: `import "${someModuleOf("components")}"`, rule: BOUNDARY },
  { file: "src/checker/x.ts", line: `import "${someModuleOf("components")}"`, rule: BOUNDARY },
  { file: "src/content/x.ts", line: `import "${someModuleOf("components")}"`, rule: BOUNDARY },
  { file: "src/build/x.ts", line: `import { useState } from "react"`, rule: BOUNDARY },
  { file: "src/build/x.ts", line: `import Box from "@mui/material/Box"`, rule: BOUNDARY },
  { file: "src/build/x.ts", line: `import { KINDS } from "../content/kinds"`, rule: null },
  { file: "src/build/x.ts", line: `import { readFile } from "node:fs/promises"`, rule: null },
  { file: "src/checker/x.ts", line: `import { KINDS } from "../content/kinds"`, rule: null },
  { file: "src/checker/x.ts", line: `import "${someModuleOf("build")}"`, rule: BOUNDARY },
  // The check and the build read media through the same functions, which import neither.
  { file: "src/checker/x.ts", line: `import "${someModuleOf("media")}"`, rule: null },
  { file: "src/build/x.ts", line: `import "${someModuleOf("media")}"`, rule: null },
  { file: "src/media/x.ts", line: `import { KINDS } from "../content/kinds"`, rule: null },
  { file: "src/media/x.ts", line: `import "${someModuleOf("checker")}"`, rule: BOUNDARY },
  { file: "src/components/x.tsx", line: `import "${someModuleOf("media")}"`, rule: BOUNDARY },
  // The content model doesn't import the checker.
  { file: "src/content/x.ts", line: `import { z } from "zod"`, rule: null },
  { file: "src/content/x.ts", line: `import "${someModuleOf("checker")}"`, rule: BOUNDARY },
  // Every file of src is in a known folder.
  { file: "src/utils/x.ts", line: `export const x = 1`, rule: "boundaries/no-unknown-files" },
  // Only templates query.
  { file: "src/components/x.tsx", line: `import { graphql } from "gatsby"`, rule: "no-restricted-imports" },
  { file: "src/components/x.tsx", line: `import { useStaticQuery } from "gatsby"`, rule: "no-restricted-imports" },
  { file: "src/components/x.tsx", line: `import { Link } from "gatsby"`, rule: null },
  { file: "src/templates/x.tsx", line: `import { graphql } from "gatsby"`, rule: null },
  // Default exports are only for Gatsby.
  { file: "src/theme/x.tsx", line: `export default function X() { return null }`, rule: "import-x/no-default-export" },
  { file: "src/templates/x.tsx", line: `export default function X() { return null }`, rule: null },
  // There are no import cycles, except of types and through `import()`.
  { file: "src/words/en.ts", line: `import "../content/kinds/words"`, rule: "import-x/no-cycle" },
  { file: "src/words/en.ts", line: `import "../content/kinds"`, rule: "import-x/no-cycle" },
  { file: "src/content/kinds/words.ts", line: `import type { KINDS } from "../kinds"`, rule: null },
  { file: "src/content/kinds/words.ts", line: `void import("../kinds")`, rule: null },
  // No rule is disabled without a reason.
  { file: "src/build/x.ts", line: `export const x: any = 1`, rule: "@typescript-eslint/no-explicit-any" },
  {
    file: "src/build/x.ts",
    line: `// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport const x: any = 1`,
    rule: "@eslint-community/eslint-comments/require-description",
  },
]

/** Rules that report any incomplete line and don't matter here. */
const IGNORED_RULES = new Set(["@typescript-eslint/no-unused-vars", "@typescript-eslint/consistent-type-imports"])

let found: { ruleId: string; message: string }[][]

beforeAll(() => {
  const input = JSON.stringify(CASES.map(({ file, line }) => ({ filePath: file, text: line })))
  const output = execFileSync(process.execPath, ["__tests__/support/lint-texts.mjs"], { input, encoding: "utf8" })
  found = JSON.parse(output)
})

test.each(CASES.map((each, index) => ({ ...each, index })))("$file: $line → $rule", ({ rule, index }) => {
  const rules = found[index]?.map(({ ruleId }) => ruleId).filter((ruleId) => !IGNORED_RULES.has(ruleId))
  expect(rules).toEqual(rule === null ? [] : expect.arrayContaining([rule]))
})
