import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { HASH_DIGITS } from "../constants"
import { gatsbyImageStyle } from "./gatsby-image"
import { inlineScript, scriptsAfterPaint } from "./page-scripts"
import { printSheet } from "./print-sheet"
import { SITE_DATA } from "./site-words"

interface WebpackConfig {
  entry: { app: string }
  output: object
  optimization: object
  resolve: { alias: Record<string, string | false> }
  module: { rules: unknown[] }
  plugins: unknown[]
}

const packages = createRequire(path.resolve("package.json"))

/** Gatsby's support for worker scripts, in every app. It does nothing in a production build; with gatsby-script, it is 6 KB before compression. */
const WORKER_SCRIPTS = "gatsby/dist/internal-plugins/partytown/gatsby-browser"

/** Emotion imports it for a function that this site never calls, and it isn't marked as free of side effects: 3 KB before compression. */
const UNUSED = { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }

interface ImportingModule {
  loaders?: readonly { loader: string }[]
}

interface NormalModuleHooks {
  needBuild: { tap: (name: string, isNeeded: (module: ImportingModule) => true | undefined) => void }
}

interface Compiler {
  hooks: { compilation: { tap: (name: string, run: (compilation: object) => void) => void } }
  webpack: { NormalModule: { getCompilationHooks: (compilation: object) => NormalModuleHooks } }
}

/** Minifies production scripts for ES2020, which all of `browserslist` support, in two passes, which makes `/` 0.4 KiB smaller. The empty `mangle` removes Gatsby's workaround for Safari 10. */
const MINIFIED = { terserOptions: { compress: { ecma: 2020, passes: 2 }, mangle: {}, output: { ecma: 2020 } } }

const FILE_LOADER = /[\\/](file|url)-loader[\\/]/

/**
 * A webpack plugin that never takes imported fonts and pictures from the bundler's cache. In Gatsby's HTML renderer, their addresses contain the path
 * prefix of the build that made them, and the cache doesn't notice when the prefix changes.
 */
const freshAddresses = {
  apply({ hooks, webpack }: Compiler): void {
    hooks.compilation.tap("fresh-addresses", (compilation) => {
      const { needBuild } = webpack.NormalModule.getCompilationHooks(compilation)
      needBuild.tap("fresh-addresses", ({ loaders = [] }) =>
        loaders.some(({ loader }) => FILE_LOADER.test(loader)) ? true : undefined,
      )
    })
  },
}

/** Calls a plugin factory, which Gatsby types as a bare `Function`. */
const call = (factory: CreateWebpackConfigArgs["plugins"]["define"], options?: unknown): unknown =>
  Reflect.apply(factory, undefined, [options])

/**
 * Provides the site's words and look, gatsby-plugin-image's styles and the styles of the viewer's library to the bundles, and the inline scripts and
 * the print sheet's address to the HTML renderer. Production scripts load after the first paint and are evaluated in parts (`src/start/evaluate-app.ts`).
 */
export function configureBundles({ stage, getConfig, actions, plugins: gatsby }: CreateWebpackConfigArgs): void {
  const values = {
    GATSBY_IMAGE_STYLE: gatsbyImageStyle(),
    // `src/components/viewer/viewer-styles.ts` begins with it.
    VIEWER_STYLE: readFileSync(packages.resolve("yet-another-react-lightbox/styles.css"), "utf8"),
    ...((stage === "build-html" || stage === "develop-html") && {
      HEAD_SCRIPT: inlineScript("src/pre-hydration/head-script.ts"),
      FILTER_SCRIPT: inlineScript("src/start/filter-projects.ts"),
      PRINT_SHEET: printSheet().address,
    }),
  }
  const texts = Object.entries(values).map(([name, text]) => [name, JSON.stringify(text)])
  const defined = call(gatsby.define, Object.fromEntries(texts))
  actions.setWebpackConfig({
    plugins: stage === "build-html" ? [defined, freshAddresses] : [defined],
    resolve: {
      alias: {
        "gatsby-plugin-image$": path.resolve("src/browser/gatsby-image.ts"),
        [SITE_DATA]: path.resolve(SITE_DATA),
      },
    },
  })
  if (stage !== "build-javascript") return
  // The HTML of every page lists the names of its scripts, and Gatsby would name this chunk by a long hash.
  actions.setWebpackConfig({ optimization: { splitChunks: { cacheGroups: { shared: { name: false } } } } })
  const config = (getConfig as () => WebpackConfig)()
  const { entry, output, optimization, resolve, module, plugins } = config
  if (!entry.app.includes("production-app")) {
    throw new Error(
      `Gatsby's app is not where src/build/on-create-webpack-config.ts looks for it: ${JSON.stringify(entry)}`,
    )
  }
  actions.replaceWebpackConfig({
    ...config,
    output: { ...output, hashDigestLength: HASH_DIGITS },
    optimization: { ...optimization, minimizer: [call(gatsby.minifyJs, MINIFIED), call(gatsby.minifyCss)] },
    entry: { ...entry, app: path.resolve("src/start/evaluate-app.ts") },
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, "production-app-of-gatsby": entry.app, [packages.resolve(WORKER_SCRIPTS)]: false },
    },
    module: { ...module, rules: [...module.rules, UNUSED] },
    plugins: [...plugins, scriptsAfterPaint],
  })
}
