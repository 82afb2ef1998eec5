import type { HostName } from "../content/kinds/site"

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
  /** Whether it has no redirect rules, so that a former address needs a page that redirects to the new one. */
  needsRedirectPages?: true
  /** Whether it is the owner's own web server, which needs nginx's configuration. */
  needsNginxConfig?: true
  /** Whose limits these are, number of files, bytes in total and bytes of one file; those left out are unlimited or not known. */
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
  server: { needsNginxConfig: true },
}

/** What is written if the content chooses no host: everything that any host reads, except `CNAME`, as only the owner's host may claim the domain. */
const ANY_HOST: Host = {
  readsHeadersFile: true,
  runsJekyll: true,
  needsRedirectPages: true,
  needsNginxConfig: true,
}

export const hostOf = (name: HostName | undefined): Host => (name === undefined ? ANY_HOST : HOSTS[name])
