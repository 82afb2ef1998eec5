import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { inlineList, plainList, quietCaption } from "../../theme/theme"
import { MEASURE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { orientationOf } from "../media/orientation"
import { BadgeGrid } from "../shared/badge-grid"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { NewTabLink } from "../shared/new-tab"
import { useRegisteredLabels } from "../shared/technology-registry"
import { COLUMNS, layoutOf } from "./demo-layout"
import { PlatformBadge } from "./platform-badge"
import { COLUMN_GAP, COLUMNS_BREAKPOINT, ProjectDemos, type ProjectDemosProps } from "./project-demos"

/** Three columns for demos and text. */
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  marginTop: 4,
  gap: `32px ${COLUMN_GAP}px`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [theme.breakpoints.up(COLUMNS_BREAKPOINT)]: {
    gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
    "& > *": { gridColumn: "1 / -1" },
  },
}))

/** The description, before anything else; the links, if there are any, are in the last column, or below. */
const Lead = styled("div")(({ theme }) => ({
  display: "grid",
  gap: `16px ${COLUMN_GAP}px`,
  [theme.breakpoints.up("md")]: {
    "&:has(> :nth-of-type(2))": {
      gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
      "& > :first-of-type": { gridColumn: "1 / 3" },
    },
  },
}))

/** The rest of a project's text. If it has all three columns, the features are in the last one, next to the rest. */
const Text = styled("div")(({ theme }) => ({
  display: "grid",
  gap: `28px ${COLUMN_GAP}px`,
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "&:empty": { display: "none" },
  [theme.breakpoints.up(COLUMNS_BREAKPOINT)]: {
    '&[data-columns="1"]': { gridColumn: "span 1" },
    '&[data-columns="2"]': { gridColumn: "span 2" },
    // Aligns the first line's capitals, not the space above them, with the picture's top.
    '&:not([data-columns="3"])': { marginTop: "-0.3em" },
    '&[data-columns="3"]': {
      gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
      gridTemplateRows: "auto 1fr",
      "& > *": { gridColumn: "1 / 3" },
      "& > [data-features]:not(:only-child)": { gridArea: "1 / 3 / span 2" },
    },
  },
}))

const Label = styled("h4")(quietCaption, { margin: "0 0 6px", fontWeight: 500 })

const Desc = styled("p")({ maxWidth: MEASURE, margin: 0, fontSize: "1.25rem", lineHeight: 1.4 })

const Facts = styled("p")(({ theme }) => ({ margin: "8px 0 0", color: theme.vars.palette.text.secondary }))

const Features = styled("ul")(({ theme }) => ({
  ...plainList,
  "& li": { padding: "6px 0", borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Links = styled("ul")(({ theme }) => ({
  ...inlineList,
  gap: "0 24px",
  // As tall as the description's lines beside them.
  "& a": { display: "inline-block", padding: "6px 0", fontWeight: 500 },
  [theme.breakpoints.up("md")]: { display: "block", "& a": { padding: "1px 0" } },
}))

interface ProjectContentProps extends Omit<ProjectDemosProps, "layout"> {
  /** The heading element of its labels, which depends on the page's outline. */
  heading: "h2" | "h4"
  children?: ReactNode
}

/** A whole project: its description, links, facts, demos, platforms, features and stack. */
export function ProjectContent({ project, media, wasOpened, heading, children }: ProjectContentProps) {
  const { platform, mobile, desc, role, period, team, feat, links } = project
  const technologies = useRegisteredLabels(project.techIcons)
  const words = WORDS.projects
  const layout = layoutOf(project.img.map(orientationOf))
  const facts = [role, period, team].filter(Boolean)
  const label = (text: string) => <Label as={heading}>{text}</Label>
  const stack = technologies.length > 0 && (
    <div>
      {label(WORDS.works.stack)}
      <BadgeGrid labels={technologies} />
    </div>
  )

  return (
    <Columns>
      <Lead className="project-lead">
        <div>
          {label(words.desc)}
          <Desc>{desc}</Desc>
          {facts.length > 0 && <Facts>{facts.join(" · ")}</Facts>}
        </div>
        {links.length > 0 && (
          <div>
            {label(words.links)}
            <Links>
              {links.map(({ label: text, href }) => (
                <li key={href}>
                  <NewTabLink href={href}>{text}</NewTabLink>
                </li>
              ))}
            </Links>
          </div>
        )}
      </Lead>
      <ChunkBoundary>
        <ProjectDemos project={project} layout={layout} media={media} wasOpened={wasOpened} />
      </ChunkBoundary>
      <Text data-columns={layout.textColumns}>
        {platform && mobile.length > 0 && (
          <div>
            {label(words.platform)}
            <PlatformBadge platforms={mobile} />
          </div>
        )}
        {feat.length > 0 && (
          <div data-features="">
            {label(words.features)}
            <Features>
              {feat.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
          </div>
        )}
        {/* One column is too narrow for badges. */}
        {layout.textColumns > 1 && stack}
      </Text>
      {layout.textColumns === 1 && stack}
      {children}
    </Columns>
  )
}
