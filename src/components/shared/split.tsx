import { styled } from "@mui/material/styles"
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react"
import { RADIUS } from "../../theme/theme"
import { fillIn, IS_RIGHT_TO_LEFT, WORDS } from "../../words"

/** Keeps a size in px as it is on the screen while the stage is enlarged by `--zoom`. */
const onScreen = (size: number) => `calc(${size}px / var(--zoom, 1))`

/** How far from the divider it can be grabbed: on iPhones, a slider can only be dragged by its thumb. */
const GRIP = onScreen(24)

const Stage = styled("div")({ position: "relative", overflow: "hidden" })

const Layer = styled("div")({ position: "absolute", inset: 0 })

const thumb = {
  appearance: "none",
  width: `calc(2 * ${GRIP})`,
  height: "100%",
  border: 0,
  background: "none",
  pointerEvents: "auto",
} as const

/** The browser's own slider, invisible over the whole stage: it handles drags, clicks and keys. */
const Range = styled("input")({
  appearance: "none",
  position: "absolute",
  insetBlock: 0,
  // The thumb stays inside the slider: with this extra width, its centre reaches both edges.
  insetInlineStart: `calc(-1 * ${GRIP})`,
  width: `calc(100% + 2 * ${GRIP})`,
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "ew-resize",
  touchAction: "pan-y",
  // A finger can only drag the thumb: elsewhere, Chromium would move it immediately, before it knows whether the page is being scrolled.
  "@media (pointer: coarse)": { pointerEvents: "none" },
  "&::-webkit-slider-runnable-track": { height: "100%" },
  "&::-webkit-slider-thumb": thumb,
  "&::-moz-range-thumb": thumb,
  "@media (scripting: none), print": { display: "none" },
})

const Divider = styled("span")(({ theme }) => ({
  position: "absolute",
  insetBlock: 0,
  width: onScreen(2),
  marginInlineStart: onScreen(-1),
  backgroundColor: theme.vars.palette.primary.main,
  // Its own colours: the pictures keep theirs, too.
  forcedColorAdjust: "none",
  pointerEvents: "none",
  "&::after": {
    // Screen readers only read the text after the slash, which is empty.
    content: ['"‹ ›"', '"‹ ›" / ""'],
    position: "absolute",
    top: "50%",
    left: "50%",
    display: "grid",
    placeContent: "center",
    width: 40,
    height: 40,
    transform: "translate(-50%, -50%) scale(calc(1 / var(--zoom, 1)))",
    borderRadius: RADIUS.control,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 700,
    // On one line even if text is twice as large.
    whiteSpace: "nowrap",
    letterSpacing: "0.1em",
    // Balances the letter spacing after the last character.
    textIndent: "0.1em",
  },
  // Where the divider can't be moved, it has no handle.
  "@media (scripting: none), print": { "&::after": { display: "none" } },
  "input:focus-visible + &": {
    outline: `2px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 1,
    // A second colour around it, because the pictures may be as light or dark as the first.
    boxShadow: `0 0 0 5px ${theme.vars.palette.background.default}`,
    "&::after": {
      outline: `2px solid ${theme.vars.palette.text.primary}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 6px ${theme.vars.palette.background.default}`,
    },
  },
}))

interface SplitProps extends ComponentProps<typeof Stage> {
  before: ReactNode
  after: ReactNode
  /** How much of the before picture is shown, per cent of the width. */
  share: number
  onShare: (share: number) => void
  label: string
}

/** Hides a share of an element at one of its sides. */
const cut = (side: "start" | "end", percent: number) =>
  (side === "start") === IS_RIGHT_TO_LEFT ? `inset(0 ${percent}% 0 0)` : `inset(0 0 0 ${percent}%)`

/** Two pictures in one place, the before up to a divider and the after beyond it. The visitor moves the divider; the parent sets the size. */
export function Split({ before, after, share, onShare, label, children, ...stage }: SplitProps) {
  const range = useRef<HTMLInputElement>(null)
  const shareAtPress = useRef(share)
  // The visitor may have moved it before hydration.
  useEffect(() => {
    const moved = range.current?.valueAsNumber ?? share
    if (moved !== share) onShare(moved)
  }, [share, onShare])
  return (
    <Stage data-stage {...stage}>
      <Layer style={{ clipPath: cut("end", 100 - share) }} data-share="before">
        {before}
      </Layer>
      <Layer style={{ clipPath: cut("start", share) }} data-share="after">
        {after}
      </Layer>
      <Range
        ref={range}
        type="range"
        step="any"
        value={share}
        // Otherwise a reload would restore the slider's value, but not the pictures.
        autoComplete="off"
        aria-label={label}
        aria-valuetext={fillIn(WORDS.split.shares, { before: Math.round(share), after: 100 - Math.round(share) })}
        onChange={({ target }) => onShare(target.valueAsNumber)}
        onPointerDown={() => (shareAtPress.current = share)}
        // The finger scrolls the page instead.
        onPointerCancel={() => onShare(shareAtPress.current)}
      />
      <Divider style={{ insetInlineStart: `${share}%` }} />
      {children}
    </Stage>
  )
}
