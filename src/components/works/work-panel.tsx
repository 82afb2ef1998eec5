import { styled } from "@mui/material/styles"
import type { PropsWithChildren } from "react"
import { dashedList, headerFont } from "../../theme/theme"
import { WORDS } from "../../words"
import { BadgeGrid } from "../shared/badge-grid"
import { useRegisteredLabels } from "../shared/technology-registry"
import { GalleryTabs } from "./gallery-tabs"
import { WorkFigures } from "./work-figures"

/** Limited in width: wider pictures would be taller than the screen. */
const Root = styled("div")({ maxWidth: 900 })

const Role = styled("h2")({ ...headerFont, fontSize: "1.75rem", letterSpacing: "-0.02em", margin: 0 })

const Duration = styled("p")(({ theme }) => ({
  margin: "4px 0 0",
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: "tabular-nums",
}))

const Header = styled("h3")({ ...headerFont, margin: "48px 0 16px" })

const Duties = styled("ul")(dashedList(10, 24), { "& li": { paddingBlock: 10 } })

type WorkPart = "duty" | "stack" | "demo"

/** The id of a part of a work. Never equal to an address, because no address has a colon. */
export const partId = (work: Queries.WorkEntryFragment, part: WorkPart) => `${part}:${work.address}`

type WorkPanelProps = PropsWithChildren<{ work: Queries.WorkEntryFragment; isShown: boolean }>

/** A work: role, duration, `children`, duties, stack and gallery. */
export function WorkPanel({ work, isShown, children }: WorkPanelProps) {
  const header = (part: WorkPart, text: string) => <Header id={partId(work, part)}>{text}</Header>
  const technologies = useRegisteredLabels(work.techIcons)
  return (
    <Root>
      <Role>{work.title}</Role>
      <Duration>{work.duration}</Duration>
      {children}
      <WorkFigures tabs={work.demo} isShown={isShown} />
      {work.duty.length > 0 && header("duty", WORDS.works.duty)}
      {work.duty.length > 0 && (
        <Duties>
          {work.duty.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </Duties>
      )}
      {technologies.length > 0 && header("stack", WORDS.works.techStack)}
      {technologies.length > 0 && <BadgeGrid labels={technologies} />}
      {work.demo.length > 0 && header("demo", WORDS.works.demo)}
      {work.demo.length > 0 && <GalleryTabs tabs={work.demo} />}
    </Root>
  )
}
