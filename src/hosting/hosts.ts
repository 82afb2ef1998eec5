import type { HostName } from "../content/hosts"

/** What a host wants of a site beside its files, and how much it takes. */
export interface Host {
  /** As people call it. */
  label: string
  /** Whether `_headers` and `_redirects` are read. */
  readsHeadersFile: boolean
  /** Whether it compresses text by itself; a `.br` and a `.gz` beside each file would only count against its limits. */
  compresses: boolean
  /** Whether a `CNAME` file names the site's own domain. */
  namesDomain: boolean
  /** Whether it leaves out what begins with `_` unless there is a `.nojekyll`. */
  runsJekyll: boolean
  /** Whether it is a web server of one's own, which is configured. */
  isConfigured: boolean
  limits: Limits
}

/** How much a host takes; what is left out is not limited, or not known to be. */
export interface Limits {
  files?: number
  /** Bytes of all files together. */
  bytes?: number
  /** Bytes of one file. */
  fileBytes?: number
}

const MIB = 2 ** 20

/** The hosts by the names that `site.json` calls them. Limits are those that their documentation names (November 2026, plans without a fee). */
export const HOSTS: Record<HostName, Host> = {
  "github-pages": {
    label: "GitHub Pages",
    readsHeadersFile: false,
    compresses: true,
    namesDomain: true,
    runsJekyll: true,
    isConfigured: false,
    limits: { bytes: 1_000_000_000 },
  },
  netlify: {
    label: "Netlify",
    readsHeadersFile: true,
    compresses: true,
    namesDomain: false,
    runsJekyll: false,
    isConfigured: false,
    limits: {},
  },
  "cloudflare-pages": {
    label: "Cloudflare Pages",
    readsHeadersFile: true,
    compresses: true,
    namesDomain: false,
    runsJekyll: false,
    isConfigured: false,
    limits: { files: 20_000, fileBytes: 25 * MIB },
  },
  server: {
    label: "a server of your own",
    readsHeadersFile: false,
    compresses: false,
    namesDomain: false,
    runsJekyll: false,
    isConfigured: true,
    limits: {},
  },
}

/** What is written where the content names no host: all that any of them reads, but no domain, which only its owner's host may claim. */
export const ANY_HOST: Host = {
  label: "any host",
  readsHeadersFile: true,
  compresses: false,
  namesDomain: false,
  runsJekyll: true,
  isConfigured: true,
  limits: {},
}

/** The host of that name, or what serves for all of them. */
export const hostNamed = (name: HostName | undefined): Host => (name === undefined ? ANY_HOST : HOSTS[name])
