import "react"

declare module "react" {
  /** The variables that styles in the markup may set. */
  interface CSSProperties {
    "--badge-colour"?: string
    "--focus"?: string
    "--ratio"?: string
    "--share"?: string
    "--zoom"?: number
  }
}
