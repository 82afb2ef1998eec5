import { EN } from "../../../src/words/en"

// eslint-disable-next-line import-x/no-default-export -- like the module that the build writes
export default { language: "en", plurals: "en", direction: "ltr", ...EN.page }
