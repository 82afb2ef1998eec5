/** The parts of the Navigation API that are used, which TypeScript's types lack. Browsers without the API lack the features built on it. */
export interface NavigateEvent extends Event {
  navigationType: "push" | "reload" | "replace" | "traverse"
  destination: { sameDocument: boolean; url: string }
}

declare global {
  interface Window {
    readonly navigation?: EventTarget
  }
}

/** The link to a page of the site that a click would open in this window. */
export function followedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null
  if (link?.target !== "" || link.download !== "" || button !== 0) return null
  if (metaKey || ctrlKey || shiftKey || altKey) return null
  return link.origin === location.origin ? link : null
}
