import { existsSync } from "node:fs"
import { installOnDebian, isExecutable } from "./debian"
import { Refusal } from "./command"

/** Debian's packages: the server, and the module that the configuration needs. */
const PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static"] as const

/** Where Debian puts their files. */
export const NGINX = "/usr/sbin/nginx"
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

const hasNginx = () => isExecutable(NGINX) && existsSync(BROTLI)

/**
 * Installs Debian's nginx and its module if they are missing and can be installed.
 * @throws Refusal that says what to install, if they can't
 */
export function ensureNginx(): void {
  if (hasNginx() || (installOnDebian("nginx with its brotli module", ...PACKAGES) && hasNginx())) return
  throw new Refusal(
    `The tests of hosting need Debian's nginx (Ubuntu's is the same):\n  sudo apt-get install ${PACKAGES.join(" ")}`,
  )
}
