import { PAGE_STORAGE_KEY } from "../constants"

/** Uses `localStorage`; if the browser refuses, nothing happens, and a choice lasts until the visitor leaves. */
export function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch {
    // Refused by the browser's settings.
  }
}

/** Stores the page the visitor chose. */
export const rememberPage = (page: string) => withStorage((storage) => storage.setItem(PAGE_STORAGE_KEY, page))
