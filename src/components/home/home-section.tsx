import type { ReactNode } from "react"
import { WORDS } from "../../words"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { lazyChunk } from "../shared/lazy-chunk"
import { Section } from "../shared/section"
import { Bio } from "./bio"
import { Connect } from "./connect"
import { SkillGroups, SkillList } from "./skills"
import { Interests } from "./word-list"

// Only loaded by sites with such sections.
const AddedSection = lazyChunk(async () => (await import("./added-section")).AddedSection)

type Home = Queries.HomePageQuery["home"]

/** A section of the home page: a field of `home.json`, or a section that its owner added. */
export function HomeSection({ home, homeSection }: { home: Home; homeSection: Home["sections"][number] }) {
  const { bio, techIUse, currentlyLearning, interests, connect } = home
  const { section, title, entries, storyBlocks } = homeSection
  const renderSection = (items: readonly unknown[], content: ReactNode) => (
    <Section title={title ?? { ...WORDS.home, text: "" }[section]} items={items}>
      {content}
    </Section>
  )
  if (section === "bio") return renderSection(bio, <Bio entries={bio} />)
  if (section === "techIUse") return renderSection(techIUse, <SkillGroups groups={techIUse} />)
  if (section === "currentlyLearning") return renderSection(currentlyLearning, <SkillList skills={currentlyLearning} />)
  if (section === "interests") return renderSection(interests, <Interests interests={interests} />)
  if (section === "connect") return renderSection(connect, <Connect connections={connect} />)
  const added = <AddedSection homeSection={homeSection} />
  return renderSection(section === "text" ? storyBlocks : entries, <ChunkBoundary>{added}</ChunkBoundary>)
}
