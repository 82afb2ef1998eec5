/** Uses `localStorage`; if the browser refuses, nothing happens, and a choice lasts until the visitor leaves. */
export function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch {
    // Refused by the browser's settings.
  }
}
