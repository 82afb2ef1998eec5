import { styled } from "@mui/material/styles"
import { Icon } from "../shared/icon"
import { WordList } from "./word-list"

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
