import { prepareFonts } from "../../src/build/previews/fonts"

/** Before the first test, as sharp looks for fonts once in each process, and tests can't set the environment that it sees. */
// eslint-disable-next-line import-x/no-default-export -- Jest calls the default export
export default prepareFonts
