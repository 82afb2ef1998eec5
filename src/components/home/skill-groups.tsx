import { styled } from "@mui/material/styles"
import { SkillList } from "./skill-list"

const Groups = styled("div")({ display: "grid", gap: 28 })

const Header = styled("h3")(({ theme }) => ({
  margin: "0 0 10px",
  fontSize: "1rem",
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}))

/** What the owner works with, group by group. */
export function SkillGroups({ groups }: { groups: Queries.HomePageQuery["home"]["techIUse"] }) {
  return (
    <Groups>
      {groups.map(({ title, items }) => (
        <div key={title}>
          {title && <Header>{title}</Header>}
          <SkillList skills={items} />
        </div>
      ))}
    </Groups>
  )
}
