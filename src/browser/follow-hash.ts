import { loadChunk } from "./load-chunk"

/** Leads the visitor to what the address names, by a chunk of its own: most visits never need it. */
export async function followHash(): Promise<void> {
  const { hash } = window.location
  if (!hash) return
  const arrival = await loadChunk(() => import("./arrival"))
  arrival?.arriveWhenHydrated(hash)
}

/** Follows the hash that the visit begins with, and each that comes. */
export function followHashes(): void {
  void followHash()
  window.addEventListener("hashchange", () => void followHash())
}

/** Goes to an address on this page: the way back leads to where the visitor was. */
export function goToAddress(address: string): void {
  const hash = `#${encodeURI(address)}`
  if (window.location.hash === hash) void followHash()
  else window.location.hash = hash
}
