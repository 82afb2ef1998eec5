import { WORDS } from "../../words"
import { Hidden } from "./hidden"

/** Says to those who do not see it coming that a link opens a new tab; the last thing in the link. */
export const NewTab = () => <Hidden>{WORDS.shared.opensInNewTab}</Hidden>
