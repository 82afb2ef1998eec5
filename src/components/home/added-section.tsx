import { styled } from "@mui/material/styles"
import { useEffect } from "react"
import { MOVED_EVENT } from "../../browser/places"
import { plainList } from "../../theme/theme"
import { MEASURE } from "../../theme/tokens"
import { joinNames, WORDS } from "../../words"
import { Quiet } from "../media/screenshot-name"
import { NewTabLink } from "../shared/new-tab"
import { Story } from "../shared/story"
import { WordList } from "./word-list"

const Rows = styled("ul")(({ theme }) => ({
  ...plainList,
  "& > li + li": { marginTop: 24 },
  "& > li > span": { display: "block", paddingInlineEnd: 24 },
  "& a": { display: "inline-block", marginBlock: -11, paddingBlock: 11 },
  [theme.breakpoints.up("sm")]: {
    "& > li": { display: "grid", padding: "16px 0", borderTop: `1px solid ${theme.vars.palette.divider}` },
    "& > li + li": { marginTop: 0 },
    "& > :last-child": { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    // The same columns as in the bio.
    "&[data-dated] > li": { gridTemplateColumns: "33.333% minmax(0, 1fr)" },
    "&[data-dated] > li > div": { gridColumn: 2 },
  },
}))

const Text = styled("p")({ maxWidth: MEASURE, margin: "4px 0 0" })

const Title = styled("span")({ fontWeight: 500 })

/** The content of a section that the owner added: a text, languages in lines, or entries; from `sm` up, periods have a column of their own. */
export function AddedSection({ homeSection }: { homeSection: Queries.HomePageQuery["home"]["sections"][number] }) {
  const { section, title, entries, storyBlocks } = homeSection
  useEffect(() => {
    window.dispatchEvent(new Event(MOVED_EVENT))
  }, [])
  if (section === "text") return <Story title={title ?? ""} blocks={storyBlocks} isInSection />
  const isInline = section === "languages"
  const List = isInline ? WordList : Rows
  return (
    <List data-dated={entries.some(({ period }) => period !== null) || undefined}>
      {entries.map(({ title, place, period, href, text }) => {
        const details = (isInline ? [text, place, period] : [place]).filter((each) => each !== null)
        return (
          <li key={`${title} ${place} ${period}`}>
            {period && !isInline && <Quiet>{period}</Quiet>}
            <div>
              <Title>{href === null ? title : <NewTabLink href={href}>{title}</NewTabLink>}</Title>
              {details.length > 0 && <Quiet>{WORDS.shared.comma + joinNames(details)}</Quiet>}
              {text && !isInline && <Text>{text}</Text>}
            </div>
          </li>
        )
      })}
    </List>
  )
}
