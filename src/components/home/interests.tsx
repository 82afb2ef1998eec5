import { styled } from "@mui/material/styles"
import { plainList } from "../../theme/theme"
import { Icon } from "../shared/icon"

const List = styled("ul")({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 32px",
})

const Item = styled("li")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  "& svg": { color: theme.vars.palette.primary.main },
}))

/** What the owner likes. */
export function Interests({ interests }: { interests: readonly string[] }) {
  return (
    <List>
      {interests.map((interest) => (
        <Item key={interest}>
          <Icon name="heart" size={16} />
          {interest}
        </Item>
      ))}
    </List>
  )
}
