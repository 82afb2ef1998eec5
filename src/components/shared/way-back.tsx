import { styled } from "@mui/material/styles"
import { type EntryContext, PAGES } from "../../site-pages"
import { captionFont } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Icon } from "./icon"
import { EntryLink } from "./page-link"

const Lead = styled(EntryLink)(({ theme }) => ({
  ...captionFont,
  display: "flex",
  width: "fit-content",
  alignItems: "center",
  gap: 8,
  minHeight: CONTROL_SIZE,
  // The page's heading has its room above it.
  margin: "24px 0 -28px",
  color: theme.vars.palette.text.secondary,
  textDecoration: "none",
  "& svg": { transform: "scaleX(-1)" },
  "&:hover": { color: theme.vars.palette.primary.main },
  [theme.breakpoints.up("lg")]: { margin: "40px 0 -52px" },
}))

/** Leads from the page of one work or project to the list of them all. */
export function WayBack({ entry: { list, listTitle } }: { entry: EntryContext }) {
  return (
    <Lead to={PAGES[list].path} className="screen-only">
      <Icon name="arrow" size={16} />
      {WORDS.shared.all(listTitle)}
    </Lead>
  )
}
