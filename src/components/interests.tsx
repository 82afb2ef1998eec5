import { styled } from "@mui/material/styles"
import { Icon } from "./icon"

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 32px",
  margin: 0,
  padding: 0,
  listStyle: "none",
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
