import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { inlineList, plainList, quietCaption } from "../../theme/theme"
import { MEASURE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { orientationOf } from "../media/orientation"
import { BadgeGrid } from "../shared/badge-grid"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { NewTab } from "../shared/new-tab"
import { COLUMNS, layoutOf } from "./demo-layout"
import { PlatformBadge } from "./platform-badge"
import { COLUMN_GAP, COLUMNS_FROM, ProjectDemos, type ProjectDemosProps } from "./project-demos"

/** Three columns for demos and text. */
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  marginTop: 4,
  gap: `32px ${COLUMN_GAP}px`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [theme.breakpoints.up(COLUMNS_FROM)]: {
    gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
    "& > *": { gridColumn: "1 / -1" },
  },
}))

/** All the text of a project. If it has all three columns, the features are in the last one, next to the rest. */
const Text = styled("div")(({ theme }) => ({
  display: "grid",
  gap: `28px ${COLUMN_GAP}px`,
  alignContent: "start",
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 1fr)",
  [theme.breakpoints.up(COLUMNS_FROM)]: {
    '&[data-columns="1"]': { gridColumn: "span 1" },
    '&[data-columns="2"]': { gridColumn: "span 2" },
    // Aligns the first line's capitals, not the space above them, with the picture's top.
    '&:not([data-columns="3"])': { marginTop: "-0.3em" },
    '&[data-columns="3"][data-has-details]': {
      gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
      gridTemplateRows: "auto 1fr",
      "& > *": { gridColumn: "1 / 3" },
      "& > :nth-of-type(2)": { gridArea: "1 / 3 / span 2" },
    },
  },
}))

const Part = styled("div")({ display: "grid", gap: 24, alignContent: "start", minWidth: 0 })

const Label = styled("h4")(quietCaption, { margin: "0 0 6px", fontWeight: 500 })

const Desc = styled("p")({ maxWidth: MEASURE, margin: 0 })

const Features = styled("ul")(({ theme }) => ({
  ...plainList,
  "& li": { padding: "6px 0", borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Links = styled("ul")({
  ...inlineList,
  gap: "0 24px",
  "& a": { display: "inline-block", padding: "6px 0", fontWeight: 500 },
})

interface ProjectContentProps extends Omit<ProjectDemosProps, "layout"> {
  /** The heading element of its labels, by outline level. */
  heading: "h2" | "h4"
  children?: ReactNode
}

/** A whole project: its demos, platforms, description, features, links and stack. */
export function ProjectContent({ project, media, wasOpened, heading, children }: ProjectContentProps) {
  const { platform, mobile, desc, feat, links, techIcons } = project
  const words = WORDS.projects
  const layout = layoutOf(project.img.map(orientationOf))
  const hasDetails = feat.length + links.length > 0
  const labelled = (label: string, content: ReactNode) => (
    <div>
      <Label as={heading}>{label}</Label>
      {content}
    </div>
  )
  const stack = techIcons.length > 0 && labelled(words.stack, <BadgeGrid labels={techIcons} />)

  return (
    <Columns>
      <ChunkBoundary>
        <ProjectDemos project={project} layout={layout} media={media} wasOpened={wasOpened} />
      </ChunkBoundary>
      <Text data-columns={layout.textColumns} data-has-details={hasDetails || undefined}>
        <Part>
          {platform && mobile.length > 0 && labelled(words.platform, <PlatformBadge platforms={mobile} />)}
          {labelled(words.desc, <Desc>{desc}</Desc>)}
        </Part>
        {hasDetails && (
          <Part>
            {feat.length > 0 &&
              labelled(
                words.features,
                <Features>
                  {feat.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </Features>,
              )}
            {links.length > 0 &&
              labelled(
                words.links,
                <Links>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href} target="_blank" rel="noopener">
                        {label}
                        <NewTab />
                      </a>
                    </li>
                  ))}
                </Links>,
              )}
          </Part>
        )}
        {/* One column is too narrow for badges. */}
        {layout.textColumns > 1 && stack}
      </Text>
      {layout.textColumns === 1 && stack}
      {children}
    </Columns>
  )
}
