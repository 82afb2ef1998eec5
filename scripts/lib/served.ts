import type { AddressInfo } from "node:net"
import { createStaticServer } from "./static-server"
import { precompress } from "./precompress"

/** Serves a built site, compressed as a good static host has it, while `use` works with its origin. */
export async function withServedSite<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  await precompress(folder)
  const server = createStaticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await use(`http://localhost:${port}`)
  } finally {
    server.close()
  }
}
