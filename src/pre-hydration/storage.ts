import { PAGE_STORAGE_KEY } from "../constants"

/** Uses `localStorage`; where the browser refuses it nothing happens, and what was chosen holds until the visitor leaves. */
export function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch {
    // Refused by the browser's settings.
  }
}

/** Remembers the page the visitor chose. */
export const rememberPage = (page: string) => withStorage((storage) => storage.setItem(PAGE_STORAGE_KEY, page))
