import "react"

declare module "react" {
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- only an interface merges with React's
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
