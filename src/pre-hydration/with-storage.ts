/** Uses `localStorage`; where the browser refuses it nothing happens, and what was chosen holds until the visitor leaves. */
export function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch {
    // Refused by the browser's settings.
  }
}
