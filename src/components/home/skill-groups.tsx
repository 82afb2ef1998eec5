import { styled } from "@mui/material/styles"
import { type SkillData, SkillList } from "./skill-list"

/** A group of skills under its heading, if it has one. */
export interface SkillGroupData {
  title: string | null
  items: readonly SkillData[]
}

const Groups = styled("div")({ display: "grid", gap: 28 })

const Header = styled("h3")(({ theme }) => ({
  margin: "0 0 10px",
  fontSize: "1rem",
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}))

/** What the owner works with, group by group. */
export function SkillGroups({ groups }: { groups: readonly SkillGroupData[] }) {
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
