import { styled } from "@mui/material/styles"
import { useSyncExternalStore } from "react"
import { hashOf } from "../../browser/arrival"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { captionFont, plainList } from "../../theme/theme"
import { IS_RIGHT_TO_LEFT, WORDS } from "../../words"
import { useRegisteredLabels } from "../shared/technology-registry"
import { partId } from "./work-panel"

const Nav = styled("nav")(({ theme }) => ({
  ...captionFont,
  // Below the list of works, if there is one.
  "* + &": { marginTop: 32 },
  "& a": {
    display: "block",
    paddingBlock: 4,
    paddingInlineStart: 16,
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
    // The column clips any overflow.
    outlineOffset: -2,
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    "&:hover": { color: theme.vars.palette.primary.main },
    '&[aria-current="true"]': {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset ${IS_RIGHT_TO_LEFT ? -2 : 2}px 0 ${theme.vars.palette.primary.main}`,
      "@media (forced-colors: active)": { textDecoration: "underline" },
    },
  },
  "& [data-level] a": { paddingInlineStart: 32 },
}))

function observeAttributes(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  const content = document.querySelector("main")
  if (content) observer.observe(content, { subtree: true, attributeFilter: [OPEN_ATTRIBUTE, "hidden"] })
  return () => observer.disconnect()
}

/** Whether a gallery group is open in the current tab, read from its attributes: code that opens groups need not know about the outline. */
function isOpen(address: string): boolean {
  const group = document.getElementById(address)
  return Boolean(group?.querySelector(`:scope > [${OPEN_ATTRIBUTE}="true"]`)) && !group?.closest("[hidden]")
}

/** The line above which a section has to start to count as being read, px from the window's top: below the sticky elements. */
const READING_LINE = 200

const isAbove = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READING_LINE

function observeScrolling(onScroll: () => void): () => void {
  addEventListener("scroll", onScroll, { passive: true })
  return () => removeEventListener("scroll", onScroll)
}

/** Which of some sections is being read: the last that starts above the reading line; undefined at the page's top. */
const useCurrentSection = (ids: readonly string[]): string | undefined =>
  useSyncExternalStore(observeScrolling, () => (window.scrollY > 0 ? ids.findLast(isAbove) : undefined))

/** The parts of a work and its open gallery groups, as links; the one being read is marked. */
export function WorkOutline({ work }: { work: Queries.WorkEntryFragment }) {
  const parts = { duty: work.duty, stack: useRegisteredLabels(work.techIcons), demo: work.demo }
  const groups = work.demo.flatMap(({ content }) => content)
  const addresses = groups.map(({ address }) => address)
  // As a string, because snapshots are compared by identity.
  const open = useSyncExternalStore(observeAttributes, () => addresses.filter(isOpen).join(" ")).split(" ")
  const entries = [
    ...(["duty", "stack", "demo"] as const)
      .filter((part) => parts[part].length > 0)
      .map((part) => ({ id: partId(work, part), label: WORDS.works[part], isGroup: false })),
    ...groups
      .filter(({ address }) => open.includes(address))
      .map(({ address, title }) => ({ id: address, label: title, isGroup: true })),
  ]
  const current = useCurrentSection(entries.map(({ id }) => id))

  return (
    <Nav aria-label={WORDS.works.outline}>
      <ul style={plainList}>
        {entries.map(({ id, label, isGroup }) => (
          <li key={id} data-level={isGroup ? 2 : undefined}>
            <a href={hashOf(id)} aria-current={id === current}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href="#content">{WORDS.works.top}</a>
        </li>
      </ul>
    </Nav>
  )
}
