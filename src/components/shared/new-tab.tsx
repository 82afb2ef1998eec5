import type { ComponentProps } from "react"
import { WORDS } from "../../words"
import { Hidden } from "./hidden"

/** Tells people who cannot see it that a link opens a new tab; goes last in the link. */
export const NewTab = () => <Hidden>{WORDS.shared.opensInNewTab}</Hidden>

/** A link that opens a new tab, and says so; one that begins a mail or a call does neither. */
export const NewTabLink = ({ children, ...link }: ComponentProps<"a">) =>
  /^(mailto|tel):/.test(link.href ?? "") ? (
    <a {...link}>{children}</a>
  ) : (
    <a target="_blank" rel="noopener" {...link}>
      {children}
      <NewTab />
    </a>
  )
