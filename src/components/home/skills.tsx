import { styled } from "@mui/material/styles"
import { BadgeColumns } from "../shared/badge-grid"
import { TechnologyBadge } from "../shared/technology-badge"
import { useTechnologies } from "../shared/technology-registry"
import { WordList } from "./word-list"

type Home = Queries.HomePageQuery["home"]

const Groups = styled("div")({ display: "grid", gap: 28 })

const Header = styled("h3")(({ theme }) => ({
  margin: "0 0 10px",
  fontSize: "1rem",
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}))

/** A list of skills: badges on their grid if any is a technology, otherwise a line of words. */
export function SkillList({ skills }: { skills: Home["currentlyLearning"] }) {
  const technologies = useTechnologies()
  const List = skills.some(({ technology }) => technology !== null) ? BadgeColumns : WordList
  return (
    <List>
      {skills.map(({ name, technology }) => (
        // If the registry lacks a label, the skill is shown without a badge.
        <li key={name}>
          {technology && technologies.has(technology) ? <TechnologyBadge label={technology} name={name} /> : name}
        </li>
      ))}
    </List>
  )
}

/** What the owner works with, by group. */
export function SkillGroups({ groups }: { groups: Home["techIUse"] }) {
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
