import { styled } from "@mui/material/styles"
import { type PageName, pageAfter } from "../../site-pages"
import { captionFont } from "../../theme/theme"
import { ANSWER_DURATION } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { LayoutContent, LayoutGrid } from "../shared/layout-grid"
import { PageLink, useSitePages } from "../shared/page-link"

const Way = styled(PageLink)(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 24px",
  padding: "20px 0 24px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  transition: `color ${String(ANSWER_DURATION.quick)}ms`,
  // What is drawn of the arrow ends where the row does.
  "& svg": { marginInlineEnd: -3, transition: `transform ${String(ANSWER_DURATION.calm)}ms` },
  "&:hover": { color: theme.vars.palette.primary.main },
  "@media (prefers-reduced-motion: no-preference)": { "&:hover svg": { transform: "translateX(4px)" } },
  [theme.breakpoints.up("sm")]: { padding: "28px 0 32px" },
}))

const Label = styled("span")(({ theme }) => ({
  ...captionFont,
  flex: "0 0 100%",
  color: theme.vars.palette.text.secondary,
}))

const Title = styled("span")({
  minWidth: 0,
  fontSize: "clamp(1.75rem, 1.25rem + 2vw, 2.5rem)",
  lineHeight: 1.1,
  fontWeight: 800,
  letterSpacing: "-0.03em",
})

/** The way on at a page's end: a row that leads to the next page. */
export function NextPage({ current }: { current: PageName | null }) {
  const next = pageAfter(current, useSitePages())
  if (!next) return null
  return (
    <nav aria-label={WORDS.shell.nextPage}>
      <LayoutGrid>
        <LayoutContent>
          <Way page={next.name}>
            <Label>{WORDS.shell.next}</Label>
            <Title>{next.title}</Title>
            <Icon name="arrow" size={28} />
          </Way>
        </LayoutContent>
      </LayoutGrid>
    </nav>
  )
}
