import { PRELOAD_ERROR_EVENT } from "../constants"

/**
 * Loads a chunk: a module, or a media file. A failure raises a cancelable `preload-error` event on `window` with the error in `detail`.
 * @returns what was loaded, or null if a listener handled the failure with `preventDefault()`; otherwise it is thrown
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
