import { styled } from "@mui/material/styles"
import { type ReactNode, useId } from "react"
import { headerFont } from "../../theme/theme"
import { WORDS } from "../../words"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { lazyChunk } from "../shared/lazy-chunk"
import { Bio } from "./bio"
import { Connect } from "./connect"
import { SkillGroups, SkillList } from "./skills"
import { Interests } from "./word-list"

// Only loaded by sites with such sections.
const AddedSection = lazyChunk(async () => (await import("./added-section")).AddedSection)

const Root = styled("section")(({ theme }) => ({
  marginTop: 48,
  [theme.breakpoints.up("lg")]: { marginTop: 80 },
}))

const Header = styled("h2")({ ...headerFont, margin: "0 0 20px" })

type Home = Queries.HomePageQuery["home"]

/** A section of the home page: a field of `home.json`, or a section that its owner added. Without items it is not rendered. */
export function HomeSection({ home, homeSection }: { home: Home; homeSection: Home["sections"][number] }) {
  const headerId = useId()
  const { bio, techIUse, currentlyLearning, interests, connect } = home
  const { section, title, entries, storyBlocks } = homeSection
  const renderSection = (items: readonly unknown[], content: ReactNode) =>
    items.length > 0 && (
      <Root aria-labelledby={headerId}>
        <Header id={headerId}>{title ?? { ...WORDS.home, text: "" }[section]}</Header>
        <HydrationBoundary>{content}</HydrationBoundary>
      </Root>
    )
  if (section === "bio") return renderSection(bio, <Bio entries={bio} />)
  if (section === "techIUse") return renderSection(techIUse, <SkillGroups groups={techIUse} />)
  if (section === "currentlyLearning") return renderSection(currentlyLearning, <SkillList skills={currentlyLearning} />)
  if (section === "interests") return renderSection(interests, <Interests interests={interests} />)
  if (section === "connect") return renderSection(connect, <Connect connections={connect} />)
  const added = <AddedSection homeSection={homeSection} />
  return renderSection(section === "text" ? storyBlocks : entries, <ChunkBoundary>{added}</ChunkBoundary>)
}
