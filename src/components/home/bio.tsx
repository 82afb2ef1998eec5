import { styled } from "@mui/material/styles"
import { Icon } from "../shared/icon"
import { PageLink, useSitePages } from "../shared/page-link"

// One table for all widths: below `lg` its rows are a timeline. The roles are explicit because `display: block` removes those of a table.
const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  [theme.breakpoints.down("lg")]: {
    "&, & tbody, & tr, & td, & th": { display: "block" },
    "& tbody": { marginInlineStart: 5 },
    "& tr": { position: "relative", paddingInlineStart: 24, paddingBottom: 28 },
    "& tr:last-of-type": { paddingBottom: 0 },
    "& tr::before, & tr:not(:last-of-type)::after": { content: '""', position: "absolute", top: "0.45em" },
    "& tr::before": {
      insetInlineStart: -5,
      width: 9,
      height: 9,
      borderRadius: "50%",
      border: `1px solid ${theme.vars.palette.border.main}`,
      backgroundColor: theme.vars.palette.background.default,
      zIndex: 1,
    },
    // The line runs from the first mark to the last.
    "& tr:not(:last-of-type)::after": {
      insetInlineStart: -1,
      bottom: "-0.45em",
      borderInlineStart: `1px solid ${theme.vars.palette.border.main}`,
    },
    "& tr:last-of-type::before": {
      backgroundColor: theme.vars.palette.primary.main,
      borderColor: theme.vars.palette.primary.main,
    },
  },
  [theme.breakpoints.up("lg")]: {
    "& tr": { borderTop: `1px solid ${theme.vars.palette.divider}` },
    "& tr:last-of-type": { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    "& th, & td": { padding: "16px 0", verticalAlign: "baseline" },
    "& th": { width: "33.333%", paddingInlineEnd: 24 },
  },
}))

const Period = styled("th")(({ theme }) => ({
  padding: 0,
  textAlign: "start",
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
  color: theme.vars.palette.text.secondary,
}))

const Text = styled("td")({ padding: 0 })

const BioLink = styled(PageLink)(({ theme }) => ({
  display: "inline-flex",
  gap: 10,
  fontWeight: 500,
  // As tall as a line, so that it is centred on the first.
  "& svg": { alignSelf: "start", height: "1.6em" },
  [theme.breakpoints.down("lg")]: { paddingBlock: 11 },
}))

// Also sets the row's baseline, because the icon has none.
const LinkText = styled("span")({ alignSelf: "baseline" })

/** The career: a table on large screens, a vertical timeline on small ones. */
export function Bio({ entries }: { entries: Queries.HomePageQuery["home"]["bio"] }) {
  const pages = useSitePages()
  return (
    <Table role="table">
      <tbody>
        {entries.map(({ period, text, page }) => (
          <tr key={`${period} ${text}`} role="row">
            <Period scope="row" role="rowheader">
              {period}
            </Period>
            <Text role="cell">
              {page && pages.some(({ name }) => name === page) ? (
                <BioLink page={page}>
                  <Icon name="briefcase" />
                  <LinkText>{text}</LinkText>
                </BioLink>
              ) : (
                text
              )}
            </Text>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
