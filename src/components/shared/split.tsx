import { styled } from "@mui/material/styles"
import type { ComponentProps, ReactNode } from "react"
import { RADIUS } from "../../look"
import { IS_RIGHT_TO_LEFT, say, WORDS } from "../../words"

/** How far from the divider it can be grabbed, px: on iPhones, a slider moves only by its thumb. */
const GRIP = 24

const Stage = styled("div")({ position: "relative", overflow: "hidden" })

const Layer = styled("div")({ position: "absolute", inset: 0 })

const thumb = {
  appearance: "none",
  width: 2 * GRIP,
  height: "100%",
  border: 0,
  background: "none",
  pointerEvents: "auto",
} as const

/** The browser's own slider, unseen over the whole stage: drags, clicks and keys move it. */
const Range = styled("input")({
  appearance: "none",
  position: "absolute",
  insetBlock: 0,
  // Its thumb stays inside: this way its centre reaches both edges.
  insetInlineStart: -GRIP,
  width: `calc(100% + ${2 * GRIP}px)`,
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "ew-resize",
  touchAction: "pan-y",
  // A finger moves it by its thumb: elsewhere, Chromium would move it at once, before it knows that the page is scrolled.
  "@media (pointer: coarse)": { pointerEvents: "none" },
  "&::-webkit-slider-runnable-track": { height: "100%" },
  "&::-webkit-slider-thumb": thumb,
  "&::-moz-range-thumb": thumb,
  "@media (scripting: none), print": { display: "none" },
})

const Divider = styled("span")(({ theme }) => ({
  position: "absolute",
  insetBlock: 0,
  width: 2,
  marginInlineStart: -1,
  backgroundColor: theme.vars.palette.primary.main,
  "@media (forced-colors: active)": { backgroundColor: "CanvasText", "&::after": { border: "1px solid" } },
  pointerEvents: "none",
  "&::after": {
    // Only the text after the slash is read out: none.
    content: ['"‹ ›"', '"‹ ›" / ""'],
    position: "absolute",
    top: "50%",
    left: "50%",
    display: "grid",
    placeContent: "center",
    width: 40,
    height: 40,
    transform: "translate(-50%, -50%)",
    borderRadius: RADIUS.control,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 700,
    // With text twice as large, too.
    whiteSpace: "nowrap",
    letterSpacing: "0.1em",
    // Not on the middle of the letter space after the last sign.
    textIndent: "0.1em",
  },
  // What can't be moved has no handle.
  "@media (scripting: none), print": { "&::after": { display: "none" } },
  "input:focus-visible + &": {
    outline: `2px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 1,
    "&::after": { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
  },
}))

interface SplitProps extends ComponentProps<typeof Stage> {
  before: ReactNode
  after: ReactNode
  /** How much of the before is shown, per cent of the width. */
  share: number
  onShare: (share: number) => void
  /** What is compared. */
  label: string
}

/** Hides a share of an element at one of its sides. */
const cut = (side: "start" | "end", percent: number) =>
  (side === "start") === IS_RIGHT_TO_LEFT ? `inset(0 ${percent}% 0 0)` : `inset(0 0 0 ${percent}%)`

/** Two pictures of one place, the before up to a divider and the after from it on, which the visitor moves. Its size is its parent's concern. */
export function Split({ before, after, share, onShare, label, children, ...stage }: SplitProps) {
  return (
    <Stage data-stage {...stage}>
      <Layer style={{ clipPath: cut("end", 100 - share) }} data-share="before">
        {before}
      </Layer>
      <Layer style={{ clipPath: cut("start", share) }} data-share="after">
        {after}
      </Layer>
      <Range
        type="range"
        min={0}
        max={100}
        step="any"
        value={share}
        // A reload would otherwise bring the old value back, and not the pictures with it.
        autoComplete="off"
        aria-label={label}
        aria-valuetext={say(WORDS.split.shares, { before: Math.round(share), after: 100 - Math.round(share) })}
        onChange={({ target }) => onShare(target.valueAsNumber)}
      />
      <Divider style={{ insetInlineStart: `${share}%` }} />
      {children}
    </Stage>
  )
}
