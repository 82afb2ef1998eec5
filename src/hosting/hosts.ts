import type { HostName } from "../content/hosts"

/** What a host needs from a site besides its files, and its limits. */
interface Host {
  /** Whether `_headers` and `_redirects` are read. */
  readsHeadersFile?: true
  /** Whether it compresses text itself; a `.br` and a `.gz` next to each file would only count towards its limits. */
  compresses?: true
  /** Whether it reads the site's own domain from a `CNAME` file. */
  readsCname?: true
  /** Whether it skips names that start with `_` without a `.nojekyll`. */
  runsJekyll?: true
  /** Whether it takes no rules, so that a former address needs a page that leads to the new one. */
  needsRedirectPages?: true
  /** Whether it is one's own web server, to be configured. */
  isConfigured?: true
  /** Whose limits, and what they are: number of files, bytes in total and bytes of one file; what is left out is not limited, or no limit is known. */
  limits?: { of: string; files?: number; bytes?: number; fileBytes?: number }
}

/** The hosts by their names in `site.json`. Limits are from their documentation (November 2026, free plans). */
const HOSTS: Record<HostName, Host> = {
  "github-pages": {
    compresses: true,
    readsCname: true,
    runsJekyll: true,
    needsRedirectPages: true,
    limits: { of: "GitHub Pages", bytes: 1_000_000_000 },
  },
  netlify: { readsHeadersFile: true, compresses: true },
  "cloudflare-pages": {
    readsHeadersFile: true,
    compresses: true,
    limits: { of: "Cloudflare Pages", files: 20_000, fileBytes: 25 * 2 ** 20 },
  },
  server: { isConfigured: true },
}

/** What is written if the content chooses no host: all that any of them reads, except a domain, which only its owner's host may claim. */
const ANY_HOST: Host = {
  readsHeadersFile: true,
  runsJekyll: true,
  needsRedirectPages: true,
  isConfigured: true,
}

export const hostOf = (name: HostName | undefined): Host => (name === undefined ? ANY_HOST : HOSTS[name])
