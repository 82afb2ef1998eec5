import type { GatsbyConfig } from "gatsby"
import { contentSource } from "./src/build/content-source"
import { type DevServer, sendAvifType } from "./src/build/develop/dev-server"
import { refuseForeignRequests } from "./src/build/develop/refuse-foreign"

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  developMiddleware: (app: DevServer) => {
    refuseForeignRequests(app)
    sendAvifType(app)
  },
  pathPrefix: process.env.PATH_PREFIX ?? "",
  plugins: ["gatsby-plugin-sharp", ...contentSource()],
}

export default config
