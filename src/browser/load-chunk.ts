import { PRELOAD_ERROR_EVENT } from "../constants"

/**
 * Loads a chunk: a module, or the media of a gallery group or a project. A failure raises a cancelable `preload-error` event on `window`
 * with the error in `detail`.
 * @returns what was loaded, or null if a listener handled the failure with `preventDefault()`
 * @throws the error, unless a listener prevents the default
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load()
  } catch (error) {
    const event = new CustomEvent(PRELOAD_ERROR_EVENT, { detail: error, cancelable: true })
    if (!window.dispatchEvent(event)) return null
    throw error
  }
}
