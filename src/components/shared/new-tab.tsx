import type { ComponentProps } from "react"
import { WORDS } from "../../words"
import { VisuallyHidden } from "./visually-hidden"

/** Tells screen readers that a link opens a new tab; the last child of the link. */
export const NewTabNotice = () => <VisuallyHidden>{WORDS.shared.opensInNewTab}</VisuallyHidden>

/** A link that opens a new tab, and tells screen readers so; links to email addresses and telephone numbers do neither. */
export function NewTabLink({ children, ...link }: ComponentProps<"a"> & { href: string }) {
  const isPage = !/^mailto:|^tel:/.test(link.href)
  return (
    <a target={isPage ? "_blank" : undefined} rel="noopener" {...link}>
      {children}
      {isPage && <NewTabNotice />}
    </a>
  )
}
