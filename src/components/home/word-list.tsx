import { styled } from "@mui/material/styles"
import { inlineList } from "../../theme/theme"
import { Icon } from "../shared/icon"

const GAP = 28

/** Words in lines, parted by slashes. Each slash lies in the gap before its word; before a line's first one it is outside of the list and not seen. */
export const WordList = styled("ul")(({ theme }) => ({
  ...inlineList,
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

const Row = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 14,
  // The mark stands at the middle of the first line, however many there are.
  "& svg": { height: "1lh", color: theme.vars.palette.primary.main },
}))

/** What the owner likes. */
export function Interests({ interests }: { interests: readonly string[] }) {
  return (
    <Row>
      <Icon name="heart" size={18} />
      <WordList>
        {interests.map((interest) => (
          <li key={interest}>{interest}</li>
        ))}
      </WordList>
    </Row>
  )
}
