/** The script below the list of projects: applies the filter of a pasted address before the first paint. `ProjectList` takes over when it is hydrated. */
import { chosenTechnologies, TECHNOLOGY_QUERY } from "../browser/technology-query"
import { TECHNOLOGIES_ATTRIBUTE } from "../constants"

const usedIn = (project: Element): readonly string[] => project.getAttribute(TECHNOLOGIES_ATTRIBUTE)?.match(/.+/g) ?? []

const projects = [...document.querySelectorAll<HTMLElement>(`[${TECHNOLOGIES_ATTRIBUTE}]`)]
const query = new URLSearchParams(location.search).get(TECHNOLOGY_QUERY)
const chosen = chosenTechnologies(query, projects.flatMap(usedIn))

if (chosen.length > 0) {
  for (const project of projects) project.hidden = !chosen.every((label) => usedIn(project).includes(label))
  for (const { parentElement: section } of projects)
    if (section) section.hidden = !section.querySelector(`[${TECHNOLOGIES_ATTRIBUTE}]:not([hidden])`)
  const [first, second] = projects.filter(({ hidden }) => !hidden)
  if (!second) first?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click()
}

// Without an export the bundler would wrap each module in a function.
export {}
