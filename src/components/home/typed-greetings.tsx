import { useEffect, useMemo } from "react"
import { TypeAnimation } from "react-type-animation"
import { createTypingClock } from "../../browser/typing-clock"
import { typingSteps } from "../../browser/typing-steps"

type TypedGreetingsProps = Queries.HomePageQuery["home"]["banner"] & { isPaused: boolean }

/** The moving part of the banner, in its own chunk. */
export function TypedGreetings({ greetings, natural, isPaused }: TypedGreetingsProps) {
  const clock = useMemo(() => createTypingClock(), [])

  useEffect(() => clock.stop, [clock])
  useEffect(() => {
    if (isPaused) clock.hold()
    else clock.resume()
  }, [clock, isPaused])

  // The library varies its own delays by half; given one character at a time it only writes, and the clock sets the pace.
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
