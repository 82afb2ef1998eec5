import { type ComponentType, lazy } from "react"
import { loadChunk } from "../../browser/load-chunk"

/** A component in its own chunk, loaded by `loadChunk`. If a listener handles a failure, it renders nothing; otherwise the error boundary catches it. */
export function lazyChunk<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const component = await loadChunk(load)
    return { default: component ?? (() => null) }
  })
}
