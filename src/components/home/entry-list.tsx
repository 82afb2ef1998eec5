import { styled } from "@mui/material/styles"
import { plainList } from "../../theme/theme"
import { MEASURE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Quiet } from "../media/screenshot-name"
import { NewTab } from "../shared/new-tab"

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

const Title = styled("span")({ fontWeight: 500 })

const Text = styled("p")({ maxWidth: MEASURE, margin: "4px 0 0" })

interface EntryListProps {
  entries: Queries.HomePageQuery["home"]["sections"][number]["entries"]
  /** Whether the text of an entry is a few words, which follow its title. */
  isShort: boolean
}

/** Entries such as degrees, certificates and talks; from `sm` up, their periods are in a column of their own. */
export const EntryList = ({ entries, isShort }: EntryListProps) => (
  <List data-dated={entries.some(({ period }) => period !== null) || undefined}>
    {entries.map(({ title, place, period, href, text }) => (
      <li key={`${title} ${place} ${period}`}>
        {period && <Period>{period}</Period>}
        <div>
          <Title>
            {href ? (
              <a href={href} target="_blank" rel="noopener">
                {title}
                <NewTab />
              </a>
            ) : (
              title
            )}
          </Title>
          {[place, isShort && text].map((each) => each && <Quiet key={each}>{WORDS.shared.comma + each}</Quiet>)}
          {text && !isShort && <Text>{text}</Text>}
        </div>
      </li>
    ))}
  </List>
)
