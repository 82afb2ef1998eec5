import { createHash } from "node:crypto"
import { type Headers, IMMUTABLE, immutablePaths, REVALIDATED } from "./headers"
import type { SitePaths } from "./host-files"

/** Where and how nginx serves a site. */
interface NginxSite extends SitePaths {
  /** The site's folder: absolute, without a trailing slash. */
  root: string
  port: number
  /** Its host names; `_` for any. */
  serverName: string
  headers: Headers
}

/** Quotes a value. Throws for characters that nginx would interpret: no header has any. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would not read this value as plain text: ${value}`)
  return `"${value}"`
}

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * The configuration of a site for nginx 1.22 or later with its module for precompressed brotli. Include it in the `http` block, as Debian
 * does with files in `sites-enabled`.
 */
export function nginxSite(site: NginxSite): string {
  const { root, prefix, port, serverName, headers, languages = [], redirects = [] } = site
  const home = escapeRegExp(prefix)
  const below = languages.map((language) => `/${language}`)
  // Several sites in one `http` block share its variables. nginx refuses names of more than 46 characters.
  const id = createHash("sha256").update(`${serverName}${prefix}:${port}`).digest("hex").slice(0, 8)
  const moved = redirects.map(
    ({ from, to }) => `
  if ($request_uri ~ "^${home}${escapeRegExp(from.slice(0, -1))}(?:/([^?]*))?(\\?.*)?$") {
    return 301 ${prefix}${to}$1$2;
  }
`,
  )
  return `# Written by the build from src/hosting: change it there.

# Which paths browsers cache. Evaluated when the response's headers are written, so a 404 page is not cached for a missing file.
map $uri $caching_${id} {
  default ${quoted(REVALIDATED)};
  "~^${home}/${immutablePaths(languages)}" ${quoted(IMMUTABLE)};
}

# The folder of the language that a path is in: each has its own page for unknown addresses.
map $uri $language_${id} {
${below.map((folder) => `  "~^${home}${folder}/" ${folder};\n`).join("")}}

server {
  listen ${port};
  listen [::]:${port};
  server_name ${serverName};

  server_tokens off;
  # Behind a proxy, nginx does not know the scheme and port that visitors use.
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json application/manifest+json text/plain text/xml image/svg+xml;

  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
  }

  # Serves the files that the build has compressed, with "vary: accept-encoding".
  gzip off;
  gzip_static on;
  gzip_vary on;
  # Also for proxies.
  gzip_proxied any;
  gzip_http_version 1.0;
  brotli_static on;

  add_header cache-control $caching_${id} always;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join("\n")}

  error_page 404 ${prefix}$language_${id}/404.html;
  # A folder without a page, such as /media/.
  error_page 403 =404 ${prefix}$language_${id}/404.html;

  # One address for each page. No part may be empty or contain a backslash: browsers take "//" and "/\\" for another host.
  if ($request_uri ~ "^(${home}/(?:[^/?\\\\\\\\]+/)*)index\\.html(\\?.*)?$") {
    return 301 $1$2;
  }
${moved.join("")}
  location ${prefix}/ {
    alias ${root}/;
  }
${
  prefix === ""
    ? ""
    : `
  location = ${prefix} {
    return 301 ${prefix}/$is_args$args;
  }

  location / {
    return 404;
  }
`
}
  # Not served: files for hosts, hidden files, and compressed files under their own names.
  location ~ "^${home}/(?:_headers|_redirects|CNAME)$" {
    return 404;
  }
  location ~ "/\\.(?!well-known/)" {
    return 404;
  }
  location ~ "\\.(?:html|js|css|json|svg|txt|xml|webmanifest)\\.(?:br|gz)$" {
    return 404;
  }

  location ~ "^${home}((?:${["", ...below].join("|")})/404\\.html)$" {
    internal;
    alias ${root}$1;
  }
}
`
}
