/** The environment variable that says which process started Gatsby: the script behind `npm start` or `npm run build`. */
export const STARTER = "STARTED_BY"

/** Ends Gatsby when the script that started it was killed: it holds the lock of the folder that Gatsby works in. */
export function endWithStarter(): void {
  const { [STARTER]: starter } = process.env
  if (!starter) return
  setInterval(() => {
    try {
      process.kill(Number(starter), 0)
    } catch {
      process.exit(1)
    }
  }, 1000).unref()
}
