import { useEffect, useState } from "react"

/** How far down the window a section begins to be the one that is read, px: below what sticks to the top. */
const READING_LINE = 200

/**
 * Which of the sections on the page is being read.
 * @param ids of their elements, in order
 * @returns the last that begins above the reading line; undefined above the first, and until the page has been scrolled
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(" ")

  useEffect(() => {
    const sections = key.split(" ")
    let frame = 0
    const look = () => {
      frame = 0
      const isAbove = (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < READING_LINE
      }
      setCurrent(sections.findLast(isAbove))
    }
    const onScroll = () => {
      if (!frame) frame = requestAnimationFrame(look)
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => {
      window.removeEventListener("scroll", onScroll)
      cancelAnimationFrame(frame)
    }
  }, [key])

  return current
}
