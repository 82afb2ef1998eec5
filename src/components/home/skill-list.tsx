import { styled } from "@mui/material/styles"
import { plainList } from "../../theme/theme"
import { BadgeColumns } from "../shared/badge-grid"
import { TechnologyBadge } from "../shared/technology-badge"
import { useTechnology } from "../shared/technology-registry"

type Skills = Queries.HomePageQuery["home"]["currentlyLearning"]

const PlainList = styled("ul")({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  rowGap: 4,
  "& li:not(:last-child)::after": { content: '"/" / ""', marginInline: 12, color: "var(--mui-palette-border-main)" },
})

function Skill({ name, technology }: Skills[number]) {
  // A label that the registry lacks renders no badge; the skill itself is still one.
  const isKnown = useTechnology(technology ?? "") !== undefined
  return <li>{technology && isKnown ? <TechnologyBadge label={technology} name={name} /> : name}</li>
}

/** A list of skills: badges on their grid where they name technologies, a line of words where none does. */
export function SkillList({ skills }: { skills: Skills }) {
  const List = skills.some(({ technology }) => technology !== null) ? BadgeColumns : PlainList
  return (
    <List>
      {skills.map((skill) => (
        <Skill key={skill.name} {...skill} />
      ))}
    </List>
  )
}
