import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { ANSWER_DURATION } from "../../theme/tokens"
import { WORDS } from "../../words"

/** What accompanies a name in a caption. */
export const Quiet = styled("span")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: "tabular-nums",
  transition: `color ${ANSWER_DURATION.quick}ms`,
}))

interface ScreenshotNameProps {
  /** Where screenshots are numbered through the page by text. */
  number?: number | null | undefined
  name: ReactNode
  shows?: "before" | "after" | undefined
}

/** A screenshot's number and name, and which it is of a pair: `.state`, which captions without room hide. Its texts have elements of their own: a browser that translates the page replaces them, and React could not remove one beside another. */
export const ScreenshotName = ({ number, name, shows }: ScreenshotNameProps) => (
  <>
    {typeof number === "number" && <Quiet>{`${number}\u2002`}</Quiet>}
    <span>{name}</span>
    {shows && <Quiet className="state">{WORDS.shared.comma + WORDS.split[shows]}</Quiet>}
  </>
)
