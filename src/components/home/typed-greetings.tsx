import { TypeAnimation } from "react-type-animation"
import { typingSequence, typingSteps } from "../../browser/typing-sequence"

/** Stops react-type-animation, which would type forever, once its element is gone: it waits for a promise that never resolves. */
const stopWhenRemoved = (element: HTMLElement | null) =>
  element?.isConnected === true ? undefined : new Promise<void>(() => undefined)

/** The moving part of the banner, in its own chunk. */
export function TypedGreetings({ greetings, natural }: Queries.HomePageQuery["home"]["banner"]) {
  const { sequence, speed, deletionSpeed } = typingSequence(greetings, natural)
  return (
    <TypeAnimation
      // It ignores new props: other greetings need a new element.
      key={JSON.stringify([greetings, natural])}
      aria-hidden="true"
      sequence={[...sequence, stopWhenRemoved]}
      speed={{ type: "keyStrokeDelayInMs", value: speed }}
      deletionSpeed={{ type: "keyStrokeDelayInMs", value: deletionSpeed }}
      splitter={typingSteps}
      cursor={false}
      preRenderFirstString
      repeat={Infinity}
    />
  )
}
