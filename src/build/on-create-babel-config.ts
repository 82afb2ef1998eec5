import type { CreateBabelConfigArgs } from "gatsby"
import { onCreateBabelConfig } from "./gatsby-image"

/**
 * Gatsby's Babel preset rewrites `?.` and `??`, although all supported browsers have them. The output is shorter if it needn't distinguish
 * `document.all` from undefined. The second call is for `<StaticImage>`.
 */
export function configureBabel(args: CreateBabelConfigArgs): void {
  args.actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } })
  onCreateBabelConfig(args)
}
