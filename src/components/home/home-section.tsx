import type { ReactNode } from "react"
import { WORDS } from "../../words"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { lazyChunk } from "../shared/lazy-chunk"
import { Section } from "../shared/section"
import { Bio } from "./bio"
import { Connect } from "./connect"
import { SkillGroups, SkillList } from "./skills"
import { Interests } from "./word-list"

// Without such sections a site doesn't load it.
const AddedSection = lazyChunk(async () => (await import("./added-section")).AddedSection)

type Home = Queries.HomePageQuery["home"]

/** A section of the home page, one of `home.json`'s own fields or one that its owner added. */
export function HomeSection({ home, listed }: { home: Home; listed: Home["sections"][number] }) {
  const { bio, techIUse, currentlyLearning, interests, connect } = home
  const { section, title, entries, storyBlocks } = listed
  const show = (items: readonly unknown[], content: ReactNode) => (
    <Section title={title ?? { ...WORDS.home, text: "" }[section]} items={items}>
      {content}
    </Section>
  )
  if (section === "bio") return show(bio, <Bio entries={bio} />)
  if (section === "techIUse") return show(techIUse, <SkillGroups groups={techIUse} />)
  if (section === "currentlyLearning") return show(currentlyLearning, <SkillList skills={currentlyLearning} />)
  if (section === "interests") return show(interests, <Interests interests={interests} />)
  if (section === "connect") return show(connect, <Connect connections={connect} />)
  const added = <AddedSection listed={listed} />
  return show(section === "text" ? storyBlocks : entries, <ChunkBoundary>{added}</ChunkBoundary>)
}
