import { styled } from "@mui/material/styles"
import { captionFont, visuallyHidden } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { EntryLink } from "./page-link"
import { Icon } from "./icon"

const Lead = styled(EntryLink)(({ theme }) => ({
  ...captionFont,
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: 6,
  minHeight: CONTROL_SIZE,
  color: theme.vars.palette.text.secondary,
  textUnderlineOffset: "0.2em",
  "&:hover": { color: theme.vars.palette.primary.main },
}))

const Hidden = styled("span")(visuallyHidden)

interface OwnPageLinkProps {
  to: string
  /** What of, for those who hear links out of their place. */
  name: string
}

/** Leads from an entry in a list to the page it has for itself. */
export function OwnPageLink({ to, name }: OwnPageLinkProps) {
  return (
    <Lead to={to} className="screen-only">
      <span>
        {WORDS.shared.ownPage}
        <Hidden>: {name}</Hidden>
      </span>
      <Icon name="arrow" size={16} />
    </Lead>
  )
}
