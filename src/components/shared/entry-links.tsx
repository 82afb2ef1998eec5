import { styled, type Theme } from "@mui/material/styles"
import { type EntryContext, entryPath, type ListPage } from "../../site-pages"
import { quietCaption } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { fillIn, WORDS } from "../../words"
import { Icon } from "./icon"
import { EntryLink, PageLink, usePagePath } from "./page-link"

const entryLink = ({ theme }: { theme: Theme }) => ({
  alignItems: "center",
  minHeight: CONTROL_SIZE,
  "&:hover": { color: theme.vars.palette.primary.main },
})

const ForwardLink = styled(EntryLink)(quietCaption, entryLink, { display: "inline-flex", justifySelf: "start", gap: 6 })

const BackLink = styled(PageLink)(quietCaption, entryLink, ({ theme }) => ({
  display: "flex",
  width: "fit-content",
  gap: 8,
  // Offsets the heading's own space above.
  margin: "24px 0 -28px",
  textDecoration: "none",
  "& svg": { transform: "scaleX(-1)" },
  [theme.breakpoints.up("lg")]: { margin: "40px 0 -52px" },
}))

/** Links an entry in a list to its own page. */
export function OwnPageLink({ list, address, name }: { list: ListPage; address: string; name: string }) {
  return (
    <ForwardLink to={entryPath(usePagePath(list), address)} className="screen-only">
      {fillIn(WORDS.shared.open, { name })}
      <Icon name="arrow" size={16} />
    </ForwardLink>
  )
}

/** Links the page of one work or project back to the full list. */
export function BackToListLink({ entry: { list, listName } }: { entry: EntryContext }) {
  return (
    <BackLink page={list} className="screen-only">
      <Icon name="arrow" size={16} />
      {fillIn(WORDS.shared.all, { list: listName })}
    </BackLink>
  )
}
