import { createStaticServer } from "../../scripts/lib/static-server"

// `tsx __tests__/support/serve.ts <folder> <port>` serves a folder until it is stopped.
const [folder, port] = process.argv.slice(2)
if (folder === undefined || port === undefined) throw new Error("Expected a folder and a port.")
createStaticServer(folder).listen(Number(port), "localhost", () => {
  console.log(`${folder} on http://localhost:${port}`)
})
