import { styled } from "@mui/material/styles"
import { goToAddress } from "../../browser/arrival"
import { captionFont } from "../../theme/theme"
import { WORDS } from "../../words"
import { Hidden } from "../shared/hidden"

/** The height of the line, px: a finger finds the button in it. */
export const PAIR_LINE = 36

const Line = styled("div")({
  ...captionFont,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 12,
  minWidth: 0,
  minHeight: PAIR_LINE,
})

const Shows = styled("strong")({ fontWeight: 700 })

const Lead = styled("button")(({ theme }) => ({
  // What is only heard stands in it, too.
  position: "relative",
  minWidth: 0,
  maxWidth: "100%",
  minHeight: PAIR_LINE,
  padding: 0,
  overflowWrap: "anywhere",
  textAlign: "start",
  border: 0,
  background: "none",
  font: "inherit",
  color: theme.vars.palette.primary.main,
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  "&:hover": { textDecorationThickness: 2 },
  "&:active": { color: theme.vars.palette.text.primary },
  // Everything is open there, and the twin is not far.
  "@media (scripting: none)": { display: "none" },
}))

interface PairLineProps {
  name: string
  shows: "before" | "after"
  /** The address of the screenshot that shows the other. */
  twin: string
}

/** Says which of a pair a screenshot is, and leads to the other. */
export function PairLine({ name, shows, twin }: PairLineProps) {
  const words = WORDS.works
  return (
    <Line data-pair={shows}>
      <Shows>{words[shows]}</Shows>
      <Lead type="button" onClick={() => goToAddress(twin)}>
        {shows === "before" ? words.toAfter : words.toBefore}
        <Hidden>: {name}</Hidden>
      </Lead>
    </Line>
  )
}
