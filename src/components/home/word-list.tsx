import { styled } from "@mui/material/styles"
import { inlineList } from "../../theme/theme"
import { Icon } from "../shared/icon"

const GAP = 28

/** Words in lines, separated by slashes. Each slash is in the gap before its word; at the start of a line it is clipped outside the list. */
export const WordList = styled("ul")(({ theme }) => ({
  ...inlineList,
  gap: `4px ${GAP}px`,
  overflow: "hidden",
  "& li": { position: "relative" },
  "& li::before": {
    content: ['"/"', '"/" / ""'],
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
  // Centres the icon on the first line, however many there are.
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
