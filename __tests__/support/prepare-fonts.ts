import { prepareFonts } from "../../src/build/previews/fonts"

/** Runs before the first test, because sharp looks for fonts once per process and tests can't set the environment that it reads. */
// eslint-disable-next-line import-x/no-default-export -- Jest calls the default export
export default prepareFonts
