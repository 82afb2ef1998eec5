import { TypeAnimation } from "react-type-animation"
import { stepsOf, typing } from "../../browser/typing-sequence"

/** The package types forever, even when its element is gone; then it waits for what never comes. */
const untilGone = (element: HTMLElement | null) =>
  element?.isConnected === true ? undefined : new Promise<void>(() => undefined)

/** The moving part of the banner, in its own chunk. */
export function TypedGreetings({ greetings, natural }: Queries.HomePageQuery["home"]["banner"]) {
  const { sequence, speed, deletionSpeed } = typing(greetings, natural)
  return (
    <TypeAnimation
      // It takes no new properties: other greetings are another element.
      key={JSON.stringify([greetings, natural])}
      aria-hidden="true"
      sequence={[...sequence, untilGone]}
      speed={{ type: "keyStrokeDelayInMs", value: speed }}
      deletionSpeed={{ type: "keyStrokeDelayInMs", value: deletionSpeed }}
      splitter={stepsOf}
      cursor={false}
      preRenderFirstString
      repeat={Infinity}
    />
  )
}
