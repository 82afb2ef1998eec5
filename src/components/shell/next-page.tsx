import { type CSSObject, styled, type Theme } from "@mui/material/styles"
import { pageAfter, type PageContext } from "../../site-pages"
import { hyphenated, inkLink, quietCaption } from "../../theme/theme"
import { FEEDBACK_DURATION } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { PageContent } from "../shared/layout-grid"
import { EntryLink, PageLink, useSitePages } from "../shared/page-link"

const linkRow = ({ theme }: { theme: Theme }): CSSObject => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "start",
  gap: "4px 24px",
  padding: "20px 0 24px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  transition: `color ${FEEDBACK_DURATION.quick}ms`,
  // Aligns the visible part of the arrow with the row's end.
  "& svg": { marginInlineEnd: -3 },
  // In the link to the previous page, the arrow is first.
  "&[rel=prev]": {
    columnGap: 12,
    "& svg": { marginInline: "-3px 0", transform: "scaleX(-1)" },
    "& span + span": { order: 1 },
  },
  [theme.breakpoints.up("sm")]: { padding: "28px 0 32px" },
})

const PageRow = styled(PageLink)(inkLink, linkRow)
const EntryRow = styled(EntryLink)(inkLink, linkRow)

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

const rowContent = (label: string, title: string) => (
  <>
    <Label>{label}</Label>
    <Title>{title}</Title>
    <Icon name="arrow" size={28} />
  </>
)

/** The links at a page's end: to the next page or, on the own page of a work or project, to the previous and next one. */
export function NextPage({ name, entry }: Pick<PageContext, "name" | "entry">) {
  const after = pageAfter(name, useSitePages())
  const { previous, next } = entry ?? {}
  if (!after && !entry) return null
  return (
    <nav aria-label={WORDS.shell.nextPage}>
      <PageContent>
        <Pair>
          {previous && (
            <EntryRow to={previous.path} rel="prev">
              {rowContent(WORDS.shell.previous, previous.title)}
            </EntryRow>
          )}
          {next ? (
            <EntryRow to={next.path} rel="next">
              {rowContent(WORDS.shell.next, next.title)}
            </EntryRow>
          ) : (
            after && <PageRow page={after.name}>{rowContent(WORDS.shell.next, after.title)}</PageRow>
          )}
        </Pair>
      </PageContent>
    </nav>
  )
}
