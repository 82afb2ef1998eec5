/** The environment variable that says which process started Gatsby: the script behind `npm start` or `npm run build`. */
export const STARTER = "STARTED_BY"

/** Milliseconds between two looks at whether the starter is alive. */
const INTERVAL = 1000

/** Ends Gatsby when the script that started it was killed: it holds the lock of the folder that Gatsby works in. */
export function endWithStarter({ [STARTER]: starter }: NodeJS.ProcessEnv = process.env): void {
  if (!starter) return
  setInterval(() => {
    try {
      process.kill(Number(starter), 0)
    } catch {
      process.exit(1)
    }
  }, INTERVAL).unref()
}
