function dropMalformedHash(): void {
  try {
    decodeURIComponent(location.hash)
  } catch {
    history.replaceState(history.state, "", location.href.split("#")[0])
  }
}

/**
 * Takes a hash that can't be decoded, such as `#%`, out of the address, now and whenever the address changes. Gatsby decodes the hash without
 * catching the error, which would empty the page.
 */
export function dropMalformedHashes(): void {
  dropMalformedHash()
  // In the capture phase, before Gatsby's router hears of it.
  addEventListener("popstate", dropMalformedHash, true)
}
