import { styled } from "@mui/material/styles"
import { visuallyHidden } from "../../theme/theme"
import { WORDS } from "../../words"

/** Words for screen readers alone. */
export const Hidden = styled("span")(visuallyHidden)

/** Says to those who do not see it coming that a link opens a new tab; the last thing in the link. */
export function NewTab() {
  return <Hidden>{WORDS.shared.opensInNewTab}</Hidden>
}
