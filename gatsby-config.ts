import type { GatsbyConfig } from "gatsby"
import { contentSource } from "./src/build/content-source"

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  pathPrefix: process.env.PATH_PREFIX ?? "",
  plugins: ["gatsby-plugin-sharp", ...contentSource()],
}

export default config
