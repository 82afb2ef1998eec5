import type { ComponentProps } from "react"
import { WORDS } from "../../words"
import { Hidden } from "./hidden"

/** Tells people who cannot see it that a link opens a new tab; goes last in the link. */
export const NewTab = () => <Hidden>{WORDS.shared.opensInNewTab}</Hidden>

/** A link that opens a new tab, and says so; one to a mail address or a telephone number does neither. */
export function NewTabLink({ children, ...link }: ComponentProps<"a"> & { href: string }) {
  const isPage = !/^mailto:|^tel:/.test(link.href)
  return (
    <a target={isPage ? "_blank" : undefined} rel="noopener" {...link}>
      {children}
      {isPage && <NewTab />}
    </a>
  )
}
