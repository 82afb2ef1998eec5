import type { GatsbyConfig } from "gatsby"
import { contentSource } from "./src/build/content-source"
import { nameAvif } from "./src/build/name-avif"

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  developMiddleware: nameAvif,
  pathPrefix: process.env.PATH_PREFIX ?? "",
  plugins: ["gatsby-plugin-sharp", ...contentSource()],
}

export default config
