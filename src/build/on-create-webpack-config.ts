import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { HASH_DIGITS } from "../constants"
import { gatsbyImageStyle } from "./gatsby-image"
import { inlineScript, scriptsAfterPaint } from "./page-scripts"
import { printSheet } from "./print-sheet"
import { SITE_LOOK_ALIASES } from "./site-look"
import { SITE_WORDS_ALIASES } from "./site-words"

interface WebpackConfig {
  entry: { app: string }
  output: object
  optimization: object
  resolve: { alias: Record<string, string | false> }
  module: { rules: unknown[] }
  plugins: unknown[]
}

const packages = createRequire(path.resolve("package.json"))

/** What Gatsby puts into every app for worker scripts. In a production build it does nothing, and with gatsby-script it is 6 KB before compression. */
const WORKER_SCRIPTS = "gatsby/dist/internal-plugins/partytown/gatsby-browser"

/** Emotion imports it for a function that nobody here calls, and it isn't marked as removable: 3 KB before compression. */
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

/** How a production build's scripts are minified: for browsers that know ES2020, as all of `browserslist` do (an empty `mangle` replaces Gatsby's, a workaround for Safari 10), and twice, which makes `/` 0.4 KiB lighter. */
const MINIFIED = { terserOptions: { compress: { ecma: 2020, passes: 2 }, mangle: {}, output: { ecma: 2020 } } }

const FILE_LOADER = /[\\/](file|url)-loader[\\/]/

/**
 * A webpack plugin: takes no imported font or picture from the bundler's cache. Gatsby's HTML renderer has their addresses with the path prefix of the
 * build that made them, and the cache doesn't notice that it is another one now.
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

/** Calls what Gatsby types as a bare `Function`. */
const made = (factory: CreateWebpackConfigArgs["plugins"]["define"], options?: unknown): unknown =>
  Reflect.apply(factory, undefined, [options])

/**
 * Gives the bundles the words of the site's language and its look, the HTML renderer the script of every page's head and the address of the print sheet, pages with gatsby-plugin-image pictures its style, and
 * the viewer its library's style; in a production build, loads the scripts after the first paint and evaluates them in parts (`src/start/evaluate-app.ts`).
 */
export function configureBundles({ stage, getConfig, actions, plugins: gatsby }: CreateWebpackConfigArgs): void {
  const values = {
    GATSBY_IMAGE_STYLE: gatsbyImageStyle(),
    // What `src/components/viewer/viewer-styles.ts` starts with.
    VIEWER_STYLE: readFileSync(packages.resolve("yet-another-react-lightbox/styles.css"), "utf8"),
    ...((stage === "build-html" || stage === "develop-html") && {
      HEAD_SCRIPT: inlineScript("src/pre-hydration/head-script.ts"),
      PRINT_SHEET: printSheet().address,
    }),
  }
  const texts = Object.entries(values).map(([name, text]) => [name, JSON.stringify(text)])
  const defined = made(gatsby.define, Object.fromEntries(texts))
  actions.setWebpackConfig({
    plugins: stage === "build-html" ? [defined, freshAddresses] : [defined],
    resolve: {
      alias: {
        "gatsby-plugin-image$": path.resolve("src/browser/gatsby-image.ts"),
        ...SITE_WORDS_ALIASES,
        ...SITE_LOOK_ALIASES,
      },
    },
  })
  if (stage !== "build-javascript") return
  // Every page has the names of its scripts in its HTML: Gatsby would make a hash of this one.
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
    optimization: { ...optimization, minimizer: [made(gatsby.minifyJs, MINIFIED), made(gatsby.minifyCss)] },
    entry: { ...entry, app: path.resolve("src/start/evaluate-app.ts") },
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, "production-app-of-gatsby": entry.app, [packages.resolve(WORKER_SCRIPTS)]: false },
    },
    module: { ...module, rules: [...module.rules, UNUSED] },
    plugins: [...plugins, scriptsAfterPaint],
  })
}
