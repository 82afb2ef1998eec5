import { startNginx } from "../../scripts/lib/nginx"

// `tsx __tests__/support/serve-by-nginx.ts <folder> <port>` serves a built site by nginx until it is stopped.
const [folder, port] = process.argv.slice(2)
if (folder === undefined || port === undefined) throw new Error("Which folder, on which port?")
startNginx(folder, Number(port)).then(
  ({ stop }) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop())
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
