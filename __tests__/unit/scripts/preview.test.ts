import { spawnSync } from "node:child_process"
import { type AddressInfo, createServer } from "node:net"

const preview = (...flags: string[]) => call("preview", flags)

function call(command: string, args: readonly string[]) {
  const script = ["--import", "tsx", `scripts/${command}.ts`, ...args]
  return spawnSync(process.execPath, script, { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } })
}

test("--port sets the port, and a port that is in use is refused before the build", async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  const { port } = other.address() as AddressInfo
  const { status, stderr } = preview("--port", String(port))
  other.close()
  expect(stderr).toBe(
    `Port ${port} is in use, perhaps by another preview. Stop it, or choose another: -- --port ${port + 1}\n`,
  )
  expect(status).toBe(1)
})

test("an invalid port is refused", () => {
  expect(preview("--port", "many").stderr).toContain("argument 'many' is invalid. Give a number from 1 to 65535.")
})

test("a value that npm passes on without its option is refused, before Gatsby uses another port", () => {
  expect(call("develop", ["8001"])).toMatchObject({ status: 1, stderr: expect.stringContaining("Put -- before") })
})
