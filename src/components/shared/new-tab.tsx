import { WORDS } from "../../words"
import { Hidden } from "./hidden"

/** Tells people who cannot see it that a link opens a new tab; goes last in the link. */
export const NewTab = () => <Hidden>{WORDS.shared.opensInNewTab}</Hidden>
