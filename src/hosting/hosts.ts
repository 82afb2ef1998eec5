import type { HostName } from "../content/hosts"

/** What a host wants of a site beside its files, and how much it takes. */
interface Host {
  /** As people call it. */
  label: string
  /** Whether `_headers` and `_redirects` are read. */
  readsHeadersFile?: true
  /** Whether it compresses text by itself; a `.br` and a `.gz` beside each file would only count against its limits. */
  compresses?: true
  /** Whether it reads the site's own domain from a `CNAME` file. */
  readsCname?: true
  /** Whether it leaves out what begins with `_` unless there is a `.nojekyll`. */
  runsJekyll?: true
  /** Whether it is a web server of one's own, which is configured. */
  isConfigured?: true
  /** How much it takes, of files, bytes of all together and bytes of one; what is left out is not limited, or not known to be. */
  limits?: { files?: number; bytes?: number; fileBytes?: number }
}

/** The hosts by the names that `site.json` calls them. Limits are those in their documentation (November 2026, plans without a fee). */
export const HOSTS: Record<HostName, Host> = {
  "github-pages": {
    label: "GitHub Pages",
    compresses: true,
    readsCname: true,
    runsJekyll: true,
    limits: { bytes: 1_000_000_000 },
  },
  netlify: { label: "Netlify", readsHeadersFile: true, compresses: true },
  "cloudflare-pages": {
    label: "Cloudflare Pages",
    readsHeadersFile: true,
    compresses: true,
    limits: { files: 20_000, fileBytes: 25 * 2 ** 20 },
  },
  server: { label: "a server of your own", isConfigured: true },
}

/** What is written where the content chooses no host: all that any of them reads, but no domain, which only its owner's host may claim. */
const ANY_HOST: Host = { label: "any host", readsHeadersFile: true, runsJekyll: true, isConfigured: true }

export const hostOf = (name: HostName | undefined): Host => (name === undefined ? ANY_HOST : HOSTS[name])
