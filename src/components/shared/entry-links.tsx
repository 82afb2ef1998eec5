import { styled, type Theme } from "@mui/material/styles"
import type { EntryContext } from "../../site-pages"
import { quietCaption } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { say, WORDS } from "../../words"
import { Icon } from "./icon"
import { EntryLink, PageLink } from "./page-link"

const lead = ({ theme }: { theme: Theme }) => ({
  alignItems: "center",
  minHeight: CONTROL_SIZE,
  "&:hover": { color: theme.vars.palette.primary.main },
})

const LeadOn = styled(EntryLink)(quietCaption, lead, { display: "inline-flex", justifySelf: "start", gap: 6 })

const LeadBack = styled(PageLink)(quietCaption, lead, ({ theme }) => ({
  display: "flex",
  width: "fit-content",
  gap: 8,
  // The heading has its own space above.
  margin: "24px 0 -28px",
  textDecoration: "none",
  "& svg": { transform: "scaleX(-1)" },
  [theme.breakpoints.up("lg")]: { margin: "40px 0 -52px" },
}))

/** Links an entry in a list to its own page. */
export function OwnPageLink({ to, name }: { to: string; name: string }) {
  return (
    <LeadOn to={to} className="screen-only">
      {say(WORDS.shared.open, { name })}
      <Icon name="arrow" size={16} />
    </LeadOn>
  )
}

/** Links the page of one work or project back to the full list. */
export function WayBack({ entry: { list, listName } }: { entry: EntryContext }) {
  return (
    <LeadBack page={list} className="screen-only">
      <Icon name="arrow" size={16} />
      {say(WORDS.shared.all, { list: listName })}
    </LeadBack>
  )
}
