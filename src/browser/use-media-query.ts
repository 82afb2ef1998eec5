import { useEffect, useState } from "react"

/** Whether a media query matches; false until the page is hydrated. MUI's own hook knows more, at four times the size. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false)

  useEffect(() => {
    const list = window.matchMedia(query)
    const look = () => setMatches(list.matches)
    look()
    list.addEventListener("change", look)
    return () => {
      list.removeEventListener("change", look)
    }
  }, [query])

  return matches
}
