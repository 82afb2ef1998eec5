import { existsSync, readFileSync } from "node:fs"
import type { CreateWebpackConfigArgs } from "gatsby"
import { configureBundles } from "../../../src/build/on-create-webpack-config"

/** The config of a production build whose entry is `app`, as the hook changes it. */
function replacedConfig(app: string) {
  let replaced: { entry: { app: string }; resolve: { alias: Record<string, unknown> } } | undefined
  configureBundles({
    stage: "build-javascript",
    getConfig: () => ({ entry: { app }, resolve: { alias: {} }, module: { rules: [] }, plugins: [] }),
    actions: {
      setWebpackConfig: () => undefined,
      replaceWebpackConfig: (config: typeof replaced) => (replaced = config),
    },
    plugins: { define: () => undefined, minifyJs: () => undefined, minifyCss: () => undefined },
    // As much of Gatsby's arguments as is used.
  } as unknown as CreateWebpackConfigArgs)
  return replaced
}

test("Gatsby's app for the browser is the file production-app, and no other is taken for it", () => {
  expect(existsSync("node_modules/gatsby/cache-dir/production-app.js")).toBe(true)
  expect(readFileSync("node_modules/gatsby/dist/utils/webpack.config.js", "utf8")).toContain("production-app")
  expect(replacedConfig("/site/.cache/production-app")).toMatchObject({
    entry: { app: expect.stringMatching(/src\/start\/evaluate-app\.ts$/) },
    resolve: { alias: { "production-app-of-gatsby": "/site/.cache/production-app" } },
  })
  expect(() => replacedConfig("/site/.cache/app")).toThrow("Gatsby's app is not where")
})

test("what Gatsby puts into it for scripts of workers is left out", () => {
  const { alias = {} } = replacedConfig("/site/.cache/production-app")?.resolve ?? {}
  const [leftOut = ""] = Object.keys(alias).filter((module) => alias[module] === false)
  expect(readFileSync(leftOut, "utf8")).toMatch(/partytown/)
})
