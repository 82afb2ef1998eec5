import { readFileSync } from "node:fs"
import type { CreateWebpackConfigArgs } from "gatsby"
import { configureBundles } from "../../../src/build/on-create-webpack-config"

/** The config of a production build whose entry is `app`, as the hook changes it. */
function replacedConfig(app: string) {
  let replaced: { resolve: { alias: Record<string, unknown> } } | undefined
  configureBundles({
    stage: "build-javascript",
    getConfig: () => ({ entry: { app }, resolve: { alias: {} }, module: { rules: [] }, plugins: [] }),
    actions: {
      setWebpackConfig: () => undefined,
      replaceWebpackConfig: (config: typeof replaced) => (replaced = config),
    },
    plugins: { define: () => undefined, minifyJs: () => undefined, minifyCss: () => undefined },
    // Only the arguments that are used.
  } as unknown as CreateWebpackConfigArgs)
  return replaced
}

test("an entry that is not Gatsby's app for the browser is refused", () => {
  expect(() => replacedConfig("/site/.cache/app")).toThrow("Gatsby's app is not where")
})

test("Partytown, which Gatsby adds to the app for scripts in workers, is left out", () => {
  const { alias = {} } = replacedConfig("/site/.cache/production-app")?.resolve ?? {}
  const [leftOut = ""] = Object.keys(alias).filter((module) => alias[module] === false)
  expect(readFileSync(leftOut, "utf8")).toMatch(/partytown/)
})
