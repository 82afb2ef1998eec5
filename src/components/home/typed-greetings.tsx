import { useEffect, useMemo } from "react"
import { TypeAnimation } from "react-type-animation"
import { createTypingClock } from "../../browser/typing-clock"
import { typingSteps } from "../../browser/typing-steps"

type TypedGreetingsProps = Queries.HomePageQuery["home"]["banner"] & { isPaused: boolean }

/** The moving part of the banner: a chunk of its own. */
export function TypedGreetings({ greetings, natural, isPaused }: TypedGreetingsProps) {
  const clock = useMemo(() => createTypingClock(), [])

  useEffect(() => clock.stop, [clock])
  useEffect(() => {
    if (isPaused) clock.hold()
    else clock.resume()
  }, [clock, isPaused])

  // The library scatters its own delays by half; given one character at a time it only writes, and the clock keeps the time.
  const sequence = useMemo(
    () => typingSteps(greetings, natural).flatMap(({ text, delay }) => [text, () => clock.wait(delay())]),
    [clock, greetings, natural],
  )

  return (
    <TypeAnimation
      aria-hidden="true"
      sequence={sequence}
      speed={{ type: "keyStrokeDelayInMs", value: 0 }}
      cursor={false}
      preRenderFirstString
      repeat={Infinity}
    />
  )
}
