import { type CSSObject, styled, type Theme } from "@mui/material/styles"
import { pageAfter, type PageContext } from "../../site-pages"
import { hyphenated, inkLink, quietCaption } from "../../theme/theme"
import { ANSWER_DURATION } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { PageContent } from "../shared/layout-grid"
import { EntryLink, PageLink, useSitePages } from "../shared/page-link"

const way = ({ theme }: { theme: Theme }): CSSObject => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "start",
  gap: "4px 24px",
  padding: "20px 0 24px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  transition: `color ${ANSWER_DURATION.quick}ms`,
  // The visible part of the arrow ends with the row.
  "& svg": { marginInlineEnd: -3 },
  // On the way back, the arrow is first.
  "&[rel=prev]": {
    columnGap: 12,
    "& svg": { marginInline: "-3px 0", transform: "scaleX(-1)" },
    "& span + span": { order: 1 },
  },
  [theme.breakpoints.up("sm")]: { padding: "28px 0 32px" },
})

const Way = styled(PageLink)(inkLink, way)
const EntryWay = styled(EntryLink)(inkLink, way)

const Pair = styled("div")(({ theme }) => ({
  display: "grid",
  columnGap: 24,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr", "& > :only-child": { gridColumn: "1 / -1" } },
}))

const Label = styled("span")(quietCaption, { flex: "0 0 100%" })

const Title = styled("span")({
  ...hyphenated,
  // Fills the row up to the arrow, which never wraps; long words break.
  flex: 1,
  minWidth: 0,
  fontSize: "clamp(1.75rem, 1.25rem + 2vw, 2.5rem)",
  lineHeight: 1.1,
  fontWeight: 800,
  letterSpacing: "-0.03em",
})

const words = (label: string, title: string) => (
  <>
    <Label>{label}</Label>
    <Title>{title}</Title>
    <Icon name="arrow" size={28} />
  </>
)

/** The links at a page's end: a row to the next page, or from one of several works or projects to its neighbours. */
export function NextPage({ name, entry }: Pick<PageContext, "name" | "entry">) {
  const after = pageAfter(name, useSitePages())
  const { previous, next } = entry ?? {}
  if (!after && !entry) return null
  return (
    <nav aria-label={WORDS.shell.nextPage}>
      <PageContent>
        <Pair>
          {previous && (
            <EntryWay to={previous.path} rel="prev">
              {words(WORDS.shell.previous, previous.title)}
            </EntryWay>
          )}
          {next ? (
            <EntryWay to={next.path} rel="next">
              {words(WORDS.shell.next, next.title)}
            </EntryWay>
          ) : (
            after && <Way page={after.name}>{words(WORDS.shell.next, after.title)}</Way>
          )}
        </Pair>
      </PageContent>
    </nav>
  )
}
