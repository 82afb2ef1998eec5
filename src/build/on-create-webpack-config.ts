import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { scriptsAfterPaint } from "./page-scripts"

/** Of webpack's configuration what is changed here. */
interface WebpackConfig {
  entry: { app: string }
  resolve: { alias: Record<string, string> }
  plugins: unknown[]
}

/** In a production build, loads the scripts after the first paint and evaluates them in parts (`src/browser/start.ts`). */
export function startAfterPaint({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return
  const config = (getConfig as () => WebpackConfig)()
  const { entry, resolve, plugins } = config
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...entry, app: path.resolve("src/browser/start.ts") },
    resolve: { ...resolve, alias: { ...resolve.alias, "gatsby-production-app": entry.app } },
    plugins: [...plugins, scriptsAfterPaint],
  })
}
