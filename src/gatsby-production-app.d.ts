/** Gatsby's app for the browser, called this by `src/build/on-create-webpack-config.ts`. */
declare module "production-app-of-gatsby"
