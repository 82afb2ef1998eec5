/** The script in the head of every page: it runs before the first paint. `src/build/page-scripts.ts` bundles it. */
import { answerControls } from "./answer-controls"
import { applyScheme } from "./colour-scheme"

/** Removes a hash that can't be decoded, such as `#%`, from the address. Gatsby decodes the hash without catching the error, which would empty the page. */
function dropMalformedHash(): void {
  try {
    decodeURIComponent(location.hash)
  } catch {
    history.replaceState(history.state, "", location.href.split("#")[0])
  }
}

dropMalformedHash()
// In the capture phase, before Gatsby's router.
addEventListener("popstate", dropMalformedHash, true)
applyScheme()
answerControls()

// The package is CommonJS: without an export the bundler would wrap each module in a function.
export {}
