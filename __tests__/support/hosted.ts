import { PREFIXED_SITE, SITES } from "../../scripts/lib/sites"

const hosted = (folder: string, port: number, prefix: string) => ({
  folder,
  port,
  prefix,
  address: `http://localhost:${port}${prefix}/`,
})

/** The sites that nginx serves to the tests. */
export const HOSTED = {
  root: hosted(SITES.sample.folder, 9111, ""),
  prefixed: hosted(PREFIXED_SITE.folder, PREFIXED_SITE.port, PREFIXED_SITE.prefix),
}
