import { styled } from "@mui/material/styles"
import { goToAddress } from "../../browser/arrival"
import { captionFont } from "../../theme/theme"
import { WORDS } from "../../words"
import { Hidden } from "../shared/hidden"

/** The height of the line, px: enough for a touch target. */
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
  // Contains visually hidden text too.
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
  // There everything is open, and the twin is close.
  "@media (scripting: none)": { display: "none" },
}))

/** Says which of a pair a screenshot is, and links to the address of the other. */
export function PairLine({ name, shows, twin }: { name: string; shows: "before" | "after"; twin: string }) {
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
