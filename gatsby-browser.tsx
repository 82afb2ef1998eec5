export {
  afterRoute as onRouteUpdate,
  beforeRoute as onPreRouteUpdate,
  shouldGatsbyScroll as shouldUpdateScroll,
} from "./src/browser/pending-scroll"
export { hydrateInTransition as replaceHydrateFunction } from "./src/start/hydrate"
export { showFirstPageInDevelopment as onInitialClientRender } from "./src/browser/arrival"
export { onClientEntry } from "./src/start/on-client-entry"
export { wrapPageElement } from "./src/start/wrap-page-element"

/** Pages are fetched when a visitor is about to go there, not when a link to them is in view. */
export const disableCorePrefetching = () => true
