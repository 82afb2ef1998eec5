import { loadChunk } from "./load-chunk"

/** What leads to the places that hashes name is a chunk of its own: most visits never need it. */
export const loadArrival = () => loadChunk(() => import("./arrival"))

/** Leads the visitor to what the address names. */
export async function followHash(): Promise<void> {
  const { hash } = window.location
  if (!hash) return
  const arrival = await loadArrival()
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
