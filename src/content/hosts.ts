/** The hosts that `site.json` can choose. What each needs is in `src/hosting/hosts.ts`. */
export const HOST_NAMES = ["github-pages", "netlify", "cloudflare-pages", "server"] as const

/** A host that the site can be published on. */
export type HostName = (typeof HOST_NAMES)[number]
