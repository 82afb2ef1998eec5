import { type ComponentType, lazy } from "react"
import { loadChunk } from "../../browser/load-chunk"

/**
 * A component in its own chunk. If the chunk cannot be loaded, a `preload-error` event is raised and the error goes to the nearest
 * error boundary; if a listener handles the event, the component renders nothing.
 */
export function lazyChunk<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const component = await loadChunk(load)
    return { default: component ?? (() => null) }
  })
}
