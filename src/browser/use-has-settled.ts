import { useEffect, useState } from "react"

/** How long after loading a page what moves by itself begins, ms: what a visitor waits for comes first. */
const SETTLING_TIME = 1000

/** Whether the page has been loaded for a second, or the component been there for one, whichever is later. */
export function useHasSettled(): boolean {
  const [hasSettled, setHasSettled] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer = setTimeout(() => setHasSettled(true), SETTLING_TIME)
    }
    if (document.readyState === "complete") begin()
    else window.addEventListener("load", begin, { once: true })
    return () => {
      window.removeEventListener("load", begin)
      clearTimeout(timer)
    }
  }, [])

  return hasSettled
}
