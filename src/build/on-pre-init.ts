import type { PreInitArgs, Reporter } from "gatsby"
import { z } from "zod"
import { guardBuild } from "../checker/guard-build"
import { endWithStarter } from "./end-with-starter"
import { leaveOutNoise } from "./quiet-reports"

/** What has to be right before Gatsby does anything. */
export async function beforeAnything(args: PreInitArgs): Promise<void> {
  endWithStarter()
  // What hooks are handed is a copy: Gatsby itself and its plugins speak through this one.
  const { reporter } = await import("gatsby-cli/lib/reporter/reporter")
  leaveOutNoise(reporter)
  checkPathPrefix(args)
  await guardBuild(args)
}

const state = z.object({
  program: z.object({ prefixPaths: z.boolean().optional() }),
  config: z.object({ pathPrefix: z.string().optional() }),
})

/** Gatsby ignores a path prefix without `--prefix-paths`, and the reverse: the site would be built for another place than was meant. */
export function checkPathPrefix({
  store,
  reporter,
}: {
  store: Pick<PreInitArgs["store"], "getState">
  reporter: Pick<Reporter, "panic">
}): void {
  // Gatsby types it as any function.
  const { program, config } = state.parse(Reflect.apply(store.getState, store, []))
  const hasPrefix = Boolean(config.pathPrefix)
  if (process.env.gatsby_executing_command !== "build" || hasPrefix === Boolean(program.prefixPaths)) return
  reporter.panic(
    hasPrefix
      ? `PATH_PREFIX is ${config.pathPrefix}, but \`gatsby build\` was not told --prefix-paths. \`npm run build\` needs PATH_PREFIX alone.`
      : "--prefix-paths without a prefix. Set PATH_PREFIX, such as /portfolio, or give `siteUrl` in site.json a path.",
  )
}
