import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { FEEDBACK_DURATION } from "../../theme/tokens"
import { WORDS } from "../../words"

/** Secondary text beside a name in a caption. */
export const Quiet = styled("span")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: "tabular-nums",
  transition: `color ${FEEDBACK_DURATION.quick}ms`,
}))

interface ScreenshotNameProps {
  /** Given where the number is part of the text, not the list's counter. */
  number?: number | null | undefined
  name: ReactNode
  shows?: "before" | "after" | undefined
}

/** A screenshot's number and name, and whether it is the "before" or "after" of a pair (`.state`, hidden in captions without room). Each text has its own element: a browser that translates the page replaces text nodes, and React could not remove one next to another. */
export const ScreenshotName = ({ number, name, shows }: ScreenshotNameProps) => (
  <>
    {typeof number === "number" && <Quiet>{`${number}\u2002`}</Quiet>}
    <span>{name}</span>
    {shows && <Quiet className="state">{WORDS.shared.comma + WORDS.split[shows]}</Quiet>}
  </>
)
