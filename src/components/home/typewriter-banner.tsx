import { styled } from "@mui/material/styles"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useState } from "react"
import { useHasSettled } from "../../browser/use-has-settled"
import { FALLBACK_FAMILY, LOOK } from "../../look"
import { visuallyHidden } from "../../theme/theme"
import { CONTROL_SIZE, REDUCED_MOTION } from "../../theme/tokens"
import { WORDS } from "../../words"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { Icon } from "../shared/icon"
import { IconButton } from "../shared/icon-button"
import { lazyChunk } from "../shared/lazy-chunk"

/** Whether the visitor has paused it, also after they come back from another page. */
let wasPaused = false

const TypedGreetings = lazyChunk(async () => (await import("./typed-greetings")).TypedGreetings)

/** All greetings share one cell, so that the box fits the longest at any width and nothing below ever moves. */
const Lines = styled("div")({
  display: "grid",
  flex: "1 1 0",
  minWidth: 0,
  fontWeight: 300,
  letterSpacing: "-0.015em",
  // Typed words stay on their line.
  textWrap: "wrap",
  "& > *": { gridArea: "1 / 1" },
  // Paper gets the first greeting, not a half-typed one.
  "@media print": { display: "none" },
})

// Measured in the fallback font, which is available immediately and about as wide: the space must not change when the web font loads.
const Reserved = styled("span")({ visibility: "hidden", fontFamily: FALLBACK_FAMILY })
const Spoken = styled("span")({ "@media screen": visuallyHidden })

const LINE_HEIGHT = 1.25

const Row = styled("div")({
  display: "flex",
  alignItems: "flex-start",
  gap: 16,
  fontSize: "clamp(1.5rem, 1rem + 2.2vw, 2.25rem)",
  lineHeight: LINE_HEIGHT,
})

const Pause = styled(IconButton)(({ theme }) => ({
  // Centred on the first line at any text size, with the glyph's edge aligned to the content below.
  fontSize: "inherit",
  marginBlock: `calc((${LINE_HEIGHT}em - ${CONTROL_SIZE}px) / 2)`,
  marginInlineEnd: -18,
  color: theme.vars.palette.text.secondary,
  "@media (prefers-reduced-motion: reduce)": { display: "none" },
}))

/**
 * Types the greetings one after another, forever. The first is shown in full from the start: before JavaScript, without it, while paused, for
 * assistive technology (which reads it once), for visitors who prefer reduced motion, and if the owner has turned motion off.
 */
export function TypewriterBanner({ greetings, natural }: Queries.HomePageQuery["home"]["banner"]) {
  // Its code is loaded once the page has settled.
  const isReady = useHasSettled()
  const [isPaused, setIsPaused] = useState(wasPaused)
  const prefersStill = useMediaQuery(REDUCED_MOTION) || !LOOK.hasMotion
  const shown = LOOK.hasMotion ? greetings : greetings.slice(0, 1)
  const [first] = shown

  const still = <span aria-hidden="true">{first}</span>
  return (
    <Row>
      <Spoken>{first}</Spoken>
      <Lines>
        {shown.map((greeting) => (
          <Reserved key={greeting} aria-hidden="true">
            {greeting}
          </Reserved>
        ))}
        {isReady && !prefersStill && !isPaused ? (
          <ChunkBoundary fallback={still}>
            <TypedGreetings greetings={greetings} natural={natural} />
          </ChunkBoundary>
        ) : (
          still
        )}
      </Lines>
      {LOOK.hasMotion && (
        <Pause
          aria-label={isPaused ? WORDS.home.resumeTyping : WORDS.home.pauseTyping}
          onClick={() => setIsPaused((wasPaused = !isPaused))}
        >
          <Icon name={isPaused ? "play" : "pause"} size={18} />
        </Pause>
      )}
    </Row>
  )
}
