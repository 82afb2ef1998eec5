import { styled } from "@mui/material/styles"
import { preloadMedia } from "../../browser/media-file"
import { headerFont, plainList } from "../../theme/theme"
import { MEASURE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { AccordionEntry } from "../shared/accordion-entry"
import { BadgeGrid } from "../shared/badge-grid"
import { NewTab } from "../shared/new-tab"
import { PlatformBadge } from "./platform-badge"
import { usePageMedia } from "../media/page-media"
import { useDisclosure } from "../shared/use-disclosure"
import { type ProjectData, ProjectDemos } from "./project-demos"

/** The first demo stands large beside the text, the others under it in a row. */
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "24px 32px",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: "24px 40px" },
}))

const Text = styled("div")({ minWidth: 0 })

const Header = styled("h4")({ ...headerFont, fontSize: "1rem", margin: "0 0 8px" })

const Desc = styled("p")({ maxWidth: MEASURE, margin: "0 0 24px" })

const Features = styled("ul")(({ theme }) => ({
  ...plainList,
  margin: "0 0 24px",
  "& li": { padding: "6px 0", borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Links = styled("ul")({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  margin: "0 0 24px",
  "& a": { display: "inline-block", padding: "6px 0", fontWeight: 500 },
})

const Platform = styled("div")({ marginBottom: 24 })
const Stack = styled("div")({ gridColumn: "1 / -1", marginTop: 8 })

/** A project, open at first if its media come with the page: an accordion entry with its demos, platforms, description, features and stack. */
export function Project({ project }: { project: ProjectData }) {
  const media = usePageMedia(project.id)
  const { isOpen, wasOpened, toggle } = useDisclosure(media !== undefined)

  return (
    <AccordionEntry
      address={project.address}
      title={project.title}
      headingLevel={3}
      isOpen={isOpen}
      onToggle={toggle}
      onIntent={() => {
        if (!media && project.img.length > 0) preloadMedia(project.mediaFile)
      }}
    >
      <Columns>
        {project.img.length > 0 && <ProjectDemos project={project} media={media} wasOpened={wasOpened} />}
        <Text>
          {project.platform && project.mobile.length > 0 && (
            <Platform>
              <Header>{WORDS.projects.platform}</Header>
              <PlatformBadge platforms={project.mobile} />
            </Platform>
          )}
          <Header>{WORDS.projects.desc}</Header>
          <Desc>{project.desc}</Desc>
          {project.feat.length > 0 && (
            <>
              <Header>{WORDS.projects.features}</Header>
              <Features>
                {project.feat.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </Features>
            </>
          )}
          {project.links.length > 0 && (
            <>
              <Header>{WORDS.projects.links}</Header>
              <Links>
                {project.links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noopener">
                      {label}
                      <NewTab />
                    </a>
                  </li>
                ))}
              </Links>
            </>
          )}
        </Text>
        {project.techIcons.length > 0 && (
          <Stack>
            <Header>{WORDS.projects.stack}</Header>
            <BadgeGrid labels={project.techIcons} />
          </Stack>
        )}
      </Columns>
    </AccordionEntry>
  )
}
