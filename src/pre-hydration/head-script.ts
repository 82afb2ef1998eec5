/** The script in the head of every page: it runs before anything is painted. `src/build/page-scripts.ts` bundles it. */
import { answerControls } from "./answer-controls"
import { repairScheme } from "./colour-scheme"
import { dropMalformedHashes } from "./malformed-hash"

dropMalformedHashes()
repairScheme()
answerControls()

// The package is CommonJS: without an export the bundler would wrap each module in a function.
export {}
