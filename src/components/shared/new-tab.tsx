import type { ComponentProps } from "react"
import { WORDS } from "../../words"
import { Hidden } from "./hidden"

/** Tells people who cannot see it that a link opens a new tab; goes last in the link. */
export const NewTab = () => <Hidden>{WORDS.shared.opensInNewTab}</Hidden>

/** A link that opens a new tab, and says so. */
export const NewTabLink = ({ children, ...link }: ComponentProps<"a">) => (
  <a target="_blank" rel="noopener" {...link}>
    {children}
    <NewTab />
  </a>
)
