declare module "*.woff2" {
  /** The address of the published file. */
  const url: string
  // eslint-disable-next-line import-x/no-default-export -- how webpack hands a file's address over
  export default url
}
