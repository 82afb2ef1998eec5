declare module "*.woff2" {
  /** The address of the published file. */
  const url: string
  // eslint-disable-next-line import-x/no-default-export -- how webpack exports a file's address
  export default url
}
