import { styled } from "@mui/material/styles"
import { plainList } from "../../theme/theme"

const GAP = 28

/** Words in lines, parted by slashes. Each slash lies in the gap before its word; before a line's first one it is outside of the list and not seen. */
export const WordList = styled("ul")(({ theme }) => ({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: `4px ${GAP}px`,
  overflow: "hidden",
  "& li": { position: "relative" },
  "& li::before": {
    content: '"/" / ""',
    position: "absolute",
    insetInlineStart: -GAP,
    width: GAP,
    textAlign: "center",
    color: theme.vars.palette.border.main,
  },
}))
