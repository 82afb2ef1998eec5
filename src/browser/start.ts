/** The app in parts, each evaluated in a task of its own: together they would hold a phone for a fifth of a second. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager", webpackExports: ["CacheProvider", "Global"] */ "@emotion/react"),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ "@mui/material/styles"),
  () => import(/* webpackMode: "eager" */ "../theme/theme"),
  () => import(/* webpackMode: "eager" */ "../theme/theme-root"),
  () => import(/* webpackMode: "eager" */ "../components/top-bar"),
  () => import(/* webpackMode: "eager" */ "../components/layout"),
  () => import(/* webpackMode: "eager" */ "gatsby-production-app"),
]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Begins the app part by part; between two of them the page paints and takes in touches. */
async function start(): Promise<void> {
  for (const load of PARTS) {
    await load()
    await nextTask()
  }
}

void start()
