/** Gatsby's app for the browser, under the name that `src/build/on-create-webpack-config.ts` gives it. */
declare module "gatsby-production-app"
