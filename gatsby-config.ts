import type { GatsbyConfig } from "gatsby"
import { contentSource } from "./src/build/content-source"
import { sendAvifType } from "./src/build/develop/dev-server"

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  developMiddleware: sendAvifType,
  pathPrefix: process.env.PATH_PREFIX ?? "",
  plugins: ["gatsby-plugin-sharp", ...contentSource()],
}

export default config
