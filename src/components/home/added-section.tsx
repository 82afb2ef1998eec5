import { styled } from "@mui/material/styles"
import { plainList } from "../../theme/theme"
import { MEASURE } from "../../theme/tokens"
import { joined, WORDS } from "../../words"
import { Quiet } from "../media/screenshot-name"
import { NewTab } from "../shared/new-tab"
import { Story } from "../shared/story"
import { WordList } from "./word-list"

const List = styled("ul")(({ theme }) => ({
  ...plainList,
  "& > li + li": { marginTop: 24 },
  "& a": { display: "inline-block", marginBlock: -11, paddingBlock: 11 },
  [theme.breakpoints.up("sm")]: {
    "& > li": { display: "grid", padding: "16px 0", borderTop: `1px solid ${theme.vars.palette.divider}` },
    "& > li + li": { marginTop: 0 },
    "& > :last-child": { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    // The columns of the bio.
    "&[data-dated] > li": { gridTemplateColumns: "33.333% minmax(0, 1fr)" },
    "&[data-dated] > li > div": { gridColumn: 2 },
  },
}))

const Period = styled(Quiet)(({ theme }) => ({
  display: "block",
  [theme.breakpoints.up("sm")]: { paddingInlineEnd: 24 },
}))

const Text = styled("p")({ maxWidth: MEASURE, margin: "4px 0 0" })

const Strong = styled("span")({ fontWeight: 500 })

type ListedSection = Queries.HomePageQuery["home"]["sections"][number]
type Entries = ListedSection["entries"]

/** What it is, as a link if there is an address, and a few words about it. */
function Title({ title, href, about }: Pick<Entries[number], "title" | "href"> & { about: (string | null)[] }) {
  const words = about.filter((each) => each !== null)
  return (
    <>
      <Strong>
        {href === null ? (
          title
        ) : (
          <a href={href} target="_blank" rel="noopener">
            {title}
            <NewTab />
          </a>
        )}
      </Strong>
      {words.length > 0 && <Quiet>{WORDS.shared.comma + joined(words)}</Quiet>}
    </>
  )
}

/** Entries such as degrees, certificates and talks; from `sm` up, their periods are in a column of their own. */
const EntryList = ({ entries }: { entries: Entries }) => (
  <List data-dated={entries.some(({ period }) => period !== null) || undefined}>
    {entries.map(({ title, place, period, href, text }) => (
      <li key={`${title} ${place} ${period}`}>
        {period && <Period>{period}</Period>}
        <div>
          <Title title={title} href={href} about={[place]} />
          {text && <Text>{text}</Text>}
        </div>
      </li>
    ))}
  </List>
)

/** Entries of a few words, such as languages, in lines. */
const EntryLine = ({ entries }: { entries: Entries }) => (
  <WordList>
    {entries.map(({ title, place, period, href, text }) => (
      <li key={`${title} ${place} ${period}`}>
        <Title title={title} href={href} about={[text, place, period]} />
      </li>
    ))}
  </WordList>
)

/** What a section shows that the owner added. */
export function AddedSection({ listed: { section, entries, storyBlocks } }: { listed: ListedSection }) {
  if (section === "text") return <Story blocks={storyBlocks} isInSection />
  return section === "languages" ? <EntryLine entries={entries} /> : <EntryList entries={entries} />
}
