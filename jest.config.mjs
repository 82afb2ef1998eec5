import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import process from "node:process"

/** Gatsby ships these as ES modules, which Jest must compile like the site's own. */
const COMPILED_PACKAGES = ["gatsby", "gatsby-link", "gatsby-script", "gatsby-page-utils", "@gatsbyjs"]

const BABEL_PRESETS = [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"]

// Each run has its own media cache instead of the site's, because the code that fills it may have changed.
const mediaCache = mkdtempSync(path.join(tmpdir(), "test-media-"))
process.env.MEDIA_CACHE_DIR = mediaCache
process.on("exit", () => rmSync(mediaCache, { recursive: true, force: true }))

/** Tests with a lot of content run only with `npm run test:long`, which sets this variable. */
const LONG_TESTS = process.env.RANDOM_CASES === undefined ? ["checker/scale", "components/works-growth"] : []

const common = {
  rootDir: ".",
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/__tests__"],
  transform: { "\\.[cm]?[jt]sx?$": ["babel-jest", { presets: BABEL_PRESETS, babelrc: false, configFile: false }] },
  transformIgnorePatterns: [`node_modules/(?!(${COMPILED_PACKAGES.join("|")})/)`],
  moduleNameMapper: {
    "^site-data/(.*)$": "<rootDir>/__tests__/support/site-data/$1.ts",
  },
  testPathIgnorePatterns: ["/node_modules/", ...LONG_TESTS],
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
}

/** Component tests (`.tsx`) run in jsdom, everything else (`.ts`) in plain Node. */
export default {
  // Only a test that hangs takes this long, so none fails because the machine is busy.
  testTimeout: 600_000,
  projects: [
    {
      ...common,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest-dom-setup.ts"],
    },
    {
      ...common,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/support/prepare-fonts.ts",
    },
  ],
}
