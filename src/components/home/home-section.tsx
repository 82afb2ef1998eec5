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
type ListedSection = Home["sections"][number]

/** What a section shows, and the items without which it is not shown. */
function contentOf(home: Home, listed: ListedSection): [readonly unknown[], ReactNode] {
  const { section } = listed
  const { bio, techIUse, currentlyLearning, interests, connect } = home
  if (section === "bio") return [bio, <Bio key={section} entries={bio} />]
  if (section === "techIUse") return [techIUse, <SkillGroups key={section} groups={techIUse} />]
  if (section === "currentlyLearning")
    return [currentlyLearning, <SkillList key={section} skills={currentlyLearning} />]
  if (section === "interests") return [interests, <Interests key={section} interests={interests} />]
  if (section === "connect") return [connect, <Connect key={section} connections={connect} />]
  const added = (
    <ChunkBoundary key={section}>
      <AddedSection listed={listed} />
    </ChunkBoundary>
  )
  return [section === "text" ? listed.storyBlocks : listed.entries, added]
}

/** A section of the home page, one of `home.json`'s own fields or one that its owner added. */
export function HomeSection({ home, listed }: { home: Home; listed: ListedSection }) {
  const { section, title } = listed
  const [items, content] = contentOf(home, listed)
  return (
    <Section title={title ?? (section === "text" ? "" : WORDS.home[section])} items={items}>
      {content}
    </Section>
  )
}
