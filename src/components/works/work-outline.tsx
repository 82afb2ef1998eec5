import { styled } from "@mui/material/styles"
import { hashOf } from "../../browser/arrival"
import { useCurrentSection } from "../../browser/use-current-section"
import { captionFont, plainList } from "../../theme/theme"
import { WORDS } from "../../words"
import { useOpenGroups } from "./use-open-groups"
import { idOf, type WorkData } from "./work-panel"

const Nav = styled("nav")(({ theme }) => ({
  ...captionFont,
  // Below the list of works, where there is one.
  "* + &": { marginTop: 32 },
  "& a": {
    display: "block",
    padding: "4px 0 4px 16px",
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
    // The column clips what stands out.
    outlineOffset: -2,
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    "&:hover": { color: theme.vars.palette.primary.main },
    '&[aria-current="true"]': {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}`,
    },
  },
  "& [data-level] a": { paddingInlineStart: 32 },
}))

const SECTIONS = ["duty", "stack", "demo"] as const

/** The parts that a work has. */
function sectionsOf(work: WorkData): { id: string; label: string }[] {
  const { duty, techIcons, demo } = work
  return SECTIONS.filter((section) => ({ duty, stack: techIcons, demo })[section].length > 0).map((section) => ({
    id: idOf(work, section),
    label: WORDS.works[section],
  }))
}

/** The parts of a work and the gallery groups that are open, as links; the one that is being read is marked. */
export function WorkOutline({ work }: { work: WorkData }) {
  const sections = sectionsOf(work)
  const all = work.demo.flatMap(({ content }) => content)
  const open = useOpenGroups(all.map(({ address }) => address))
  const groups = all.filter(({ address }) => open.includes(address))
  const current = useCurrentSection([...sections.map(({ id }) => id), ...groups.map(({ address }) => address)])
  const link = (id: string, label: string) => (
    <a href={hashOf(id)} aria-current={id === current}>
      {label}
    </a>
  )

  return (
    <Nav aria-label={WORDS.works.outline}>
      <ul style={plainList}>
        {sections.map(({ id, label }) => (
          <li key={id}>{link(id, label)}</li>
        ))}
        {groups.map(({ address, title }) => (
          <li key={address} data-level="2">
            {link(address, title)}
          </li>
        ))}
        <li>
          <a href="#content">{WORDS.works.top}</a>
        </li>
      </ul>
    </Nav>
  )
}
