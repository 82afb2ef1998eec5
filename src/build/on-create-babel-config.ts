import type { CreateBabelConfigArgs } from "gatsby"
import { onCreateBabelConfig } from "./gatsby-image"

/**
 * Gatsby's Babel preset rewrites `?.` and `??`, though every browser of ours has them: shorter, if it needn't tell `document.all` from undefined. The
 * rest is for `<StaticImage>`.
 */
export function configureBabel(args: CreateBabelConfigArgs): void {
  args.actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } })
  onCreateBabelConfig(args)
}
