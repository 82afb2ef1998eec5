import comments from "@eslint-community/eslint-plugin-eslint-comments/configs"
import js from "@eslint/js"
import boundaries from "eslint-plugin-boundaries"
import { createNodeResolver, importX } from "eslint-plugin-import-x"
import jsxA11y from "eslint-plugin-jsx-a11y"
import react from "eslint-plugin-react"
import reactHooks from "eslint-plugin-react-hooks"
import { defineConfig, globalIgnores } from "eslint/config"
import tseslint from "typescript-eslint"

/** What runs in a visitor's browser, or renders for it. */
const BROWSER_SIDE = ["components", "templates", "theme", "browser", "pre-hydration", "print", "start", "ssr", "pages"]

/** What runs while the site is checked and built. */
const BUILD_SIDE = ["media", "checker", "staging", "build", "hosting"]

/** The folders of `src`. */
const FOLDERS = ["content", ...BUILD_SIDE, ...BROWSER_SIDE]

/** Which folders of `src` a folder may import from, besides itself and the tables of `src`. Anything else is an error. */
const MAY_IMPORT = {
  content: [],
  media: ["content"],
  checker: ["content", "media"],
  staging: ["checker", "content", "media"],
  build: ["checker", "content", "media", "staging"],
  hosting: ["content"],
  "pre-hydration": [],
  theme: ["pre-hydration"],
  browser: ["pre-hydration"],
  print: [],
  components: ["theme", "browser", "pre-hydration", "print"],
  start: ["components", "theme", "browser", "pre-hydration", "print"],
  ssr: ["components", "theme"],
  templates: ["components", "browser", "theme"],
  // The owner's.
  pages: ["templates", "components", "browser", "theme"],
}

const policies = [
  { allow: { to: { file: { categories: "constants" } } } },
  ...Object.entries(MAY_IMPORT).map(([type, others]) => ({
    from: { element: { type } },
    allow: { to: { element: { types: { anyOf: [type, ...others] } } } },
  })),
  {
    // The kinds of content are declared once, in Zod: the browser side may import their types, but not their code.
    from: { element: { types: { anyOf: BROWSER_SIDE } } },
    allow: { to: { element: { type: "content" } }, dependency: { kind: "type" } },
  },
  { allow: { to: { module: { origin: ["external", "core"] } } } },
  {
    from: { element: { types: { anyOf: BROWSER_SIDE } } },
    disallow: { to: { module: { origin: "core" } } },
    message: "The browser side must not import modules that read files.",
  },
  ...[
    "zod",
    "markdown-it",
    "svgo",
    "sharp",
    "jsonc-parser",
    "fastest-levenshtein",
    "colorjs.io",
    "@iconify-json/logos",
    "gatsby-*",
    "gatsby-*/**",
    "tsx",
  ].map((source) => ({
    from: { element: { types: { anyOf: BROWSER_SIDE } } },
    disallow: { to: { module: { origin: "external", source } } },
    message: `"${source}" is for build time: it must not reach the browser.`,
  })),
  {
    // The only plugin with code for the browser, for pages that use it.
    from: { element: { types: { anyOf: ["pages", "browser", "ssr"] } } },
    allow: { to: { module: { origin: "external", source: ["gatsby-plugin-image", "gatsby-plugin-image/**"] } } },
  },
  {
    from: { element: { types: { anyOf: BROWSER_SIDE } } },
    allow: { to: { module: { origin: "external", source: "gatsby-plugin-image" } }, dependency: { kind: "type" } },
  },
  ...["react", "react-dom", "@mui/**", "@emotion/**", "framer-motion", "react-type-animation", "js-cookie"].map(
    (source) => ({
      from: { element: { types: { anyOf: ["content", ...BUILD_SIDE] } } },
      disallow: { to: { module: { origin: "external", source } } },
      message: `"${source}" is for the browser: no build step may import it.`,
    }),
  ),
]

export default defineConfig(
  globalIgnores(["static/", "public/", ".cache/", ".media-cache/", ".gatsby/", ".sites/", "coverage/", "schemas/"]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  comments.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.mjs"] }, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "import-x": importX },
    rules: {
      "@eslint-community/eslint-comments/require-description": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
      // A number in a template literal is clear.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => doThis()` is the usual and clear form of a handler.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: "error",
      "import-x/no-default-export": "error",
      "import-x/no-duplicates": "error",
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat["jsx-runtime"],
      reactHooks.configs.flat["recommended-latest"],
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: "detect" } },
    rules: {
      // TypeScript already checks these.
      "react/prop-types": "off",
      "react/no-unknown-property": "off",
      // `noopener` is enough: the referrer is no secret.
      "react/jsx-no-target-blank": ["error", { allowReferrer: true }],
      "react/no-array-index-key": "error",
      "react/self-closing-comp": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["**/*.d.ts"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": FOLDERS.map((type) => ({ type, pattern: `src/${type}`, partialMatch: false })),
      "boundaries/files": [
        {
          category: "constants",
          pattern: [
            "src/constants.ts",
            "src/content-state.ts",
            "src/site-pages.ts",
            "src/look.ts",
            "src/words.ts",
            "src/words/en.ts",
            "src/viewer-words.ts",
            "src/theme/tokens.ts",
          ],
        },
      ],
      "boundaries/root-path": import.meta.dirname,
      "boundaries/legacy-templates": false,
      "boundaries/dependency-nodes": ["import", "export", "dynamic-import", "require"],
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js", ".json"] } },
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "disallow", checkAllOrigins: true, policies }],
      "boundaries/no-unknown-files": "error",
    },
  },
  {
    // Only static imports of values count: neither types nor dynamic `import()`.
    files: ["src/**/*.{ts,tsx}", "scripts/**/*.{ts,tsx}"],
    settings: {
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".json"] })],
    },
    rules: { "import-x/no-cycle": ["error", { allowUnsafeDynamicCyclicDependency: true }] },
  },
  {
    // Pages come from templates, which query and pass plain props down.
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/templates/**", "src/pages/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "gatsby",
              importNames: ["graphql", "useStaticQuery", "StaticQuery"],
              message: "Only templates query; components take plain props.",
            },
          ],
        },
      ],
    },
  },
  {
    // Gatsby and the tools use the default export of these.
    files: [
      "src/templates/**/*.tsx",
      "src/pages/**/*.tsx",
      "__tests__/pages/**/*.tsx",
      "gatsby-config.ts",
      "*.config.{mjs,ts}",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    // Jest's and Playwright's matchers take unbound methods and partial values by design.
    files: ["__tests__/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  { files: ["**/*.mjs"], extends: [tseslint.configs.disableTypeChecked] },
)
