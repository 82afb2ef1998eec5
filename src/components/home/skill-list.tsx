import { BadgeColumns } from "../shared/badge-grid"
import { TechnologyBadge } from "../shared/technology-badge"
import { useTechnology } from "../shared/technology-registry"
import { WordList } from "./word-list"

type Skills = Queries.HomePageQuery["home"]["currentlyLearning"]

function Skill({ name, technology }: Skills[number]) {
  // A label that the registry lacks renders no badge; the skill itself is still one.
  const isKnown = useTechnology(technology ?? "") !== undefined
  return <li>{technology && isKnown ? <TechnologyBadge label={technology} name={name} /> : name}</li>
}

/** A list of skills: badges on their grid where they name technologies, a line of words where none does. */
export function SkillList({ skills }: { skills: Skills }) {
  const List = skills.some(({ technology }) => technology !== null) ? BadgeColumns : WordList
  return (
    <List>
      {skills.map((skill) => (
        <Skill key={skill.name} {...skill} />
      ))}
    </List>
  )
}
