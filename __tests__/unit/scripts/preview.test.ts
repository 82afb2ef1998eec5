import { spawnSync } from "node:child_process"
import { type AddressInfo, createServer } from "node:net"

jest.setTimeout(60_000)

function preview(...flags: string[]) {
  const call = ["--import", "tsx", "scripts/preview.ts", ...flags]
  const { status, stdout, stderr } = spawnSync(process.execPath, call, {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  })
  return { status, output: stdout, refusal: stderr }
}

test("--help lists --port", () => {
  const { status, output } = preview("--help")
  expect(output).toMatch(/^Usage: npm run preview \[-- options\]\n[^]*\n {2}--port <number> /)
  expect(status).toBe(0)
})

test("--port chooses the port, and one in use is refused before the build", async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  const { port } = other.address() as AddressInfo
  const { status, refusal } = preview("--port", String(port))
  other.close()
  expect(refusal).toBe(
    `Port ${port} is in use, perhaps by another preview. Stop it, or choose another: -- --port ${port + 1}\n`,
  )
  expect(status).toBe(1)
})

test("a port that is none is refused", () => {
  expect(preview("--port", "many").refusal).toContain("argument 'many' is invalid. Give a number from 1 to 65535.")
})
