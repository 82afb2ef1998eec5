import "react"

declare module "react" {
  interface CSSProperties {
    // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- an interface can be merged with React's only in this form
    [variable: `--${string}`]: string | number | undefined
  }
}
