import { styled } from "@mui/material/styles"
import { useEffect, useRef, useState } from "react"
import { goToQuery, readQuery } from "../../browser/query-state"
import { chosenTechnologies, TECHNOLOGY_QUERY, technologyQuery } from "../../browser/technology-query"
import { entryPath } from "../../site-pages"
import { captionFont, hovered, plainControl } from "../../theme/theme"
import { CONTROL_SIZE, FEEDBACK_DURATION, FOCUS_RING_SPACE, GUTTER } from "../../theme/tokens"
import { fillIn, formatList, IS_RIGHT_TO_LEFT, joinNames, NAME_DIRECTION, WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { EntryLink, usePagePath } from "../shared/page-link"

/** The width of the fade where the line continues, px. It is also the space after the last choice, so that nothing fades when scrolled to the end. */
const FADE = { start: GUTTER, end: 2 * GUTTER } as const

// Closer to the page's heading than other content is: 24 px on narrow screens, 32 on large ones.
const Filter = styled("div")(({ theme }) => ({
  margin: `${-8 - FOCUS_RING_SPACE}px 0 40px`,
  [theme.breakpoints.up("lg")]: { marginTop: -24 - FOCUS_RING_SPACE },
  "@media (scripting: none)": { display: "none" },
}))

/** On phones, one line that scrolls, so that the projects start high on the first screen; elsewhere, lines of words. */
const Choices = styled("div")(({ theme }) => ({
  // The offset parent of its buttons.
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: "0 16px",
  margin: -FOCUS_RING_SPACE,
  padding: FOCUS_RING_SPACE,
  [theme.breakpoints.down("sm")]: {
    flexWrap: "nowrap",
    gap: 8,
    // From edge to edge of the screen.
    marginInline: -GUTTER,
    paddingInline: `${GUTTER}px ${FADE.end}px`,
    "&:not([data-whole])": {
      maskImage: `linear-gradient(${IS_RIGHT_TO_LEFT ? -90 : 90}deg, #0000, #000 var(--fade-start) calc(100% - ${FADE.end}px), #0000)`,
    },
    "--fade-start": "0px",
    "&[data-scrolled]": { "--fade-start": `${FADE.start}px` },
    overflowX: "auto",
    scrollPaddingInline: FADE.end,
    scrollbarWidth: "none",
  },
}))

const Choice = styled("button")(({ theme }) => ({
  ...plainControl,
  minWidth: 0,
  maxWidth: "100%",
  minHeight: 32,
  padding: 0,
  color: theme.vars.palette.text.secondary,
  transition: `color ${FEEDBACK_DURATION.quick}ms, border-color ${FEEDBACK_DURATION.quick}ms`,
  ...hovered({ color: theme.vars.palette.primary.main }),
  '&[aria-pressed="true"]': { color: theme.vars.palette.text.primary, fontWeight: 500 },
  '&[aria-pressed="true"] > :first-of-type': {
    textDecoration: "underline 2px",
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: "0.4em",
  },
  '&[aria-disabled="true"]': {
    color: theme.vars.palette.text.disabled,
    cursor: "default",
    "@media (forced-colors: active)": { color: "GrayText" },
  },
  [theme.breakpoints.down("sm")]: {
    flex: "none",
    maxWidth: "none",
    minHeight: CONTROL_SIZE,
    whiteSpace: "nowrap",
    padding: "0 12px",
    border: `1px solid ${theme.vars.palette.border.main}`,
    "@media (hover: hover)": { "&:hover": { borderColor: "currentcolor" } },
    '&[aria-pressed="true"]': { border: "2px solid", paddingInline: 11 },
    '&[aria-pressed="true"] > :first-of-type': { textDecoration: "none" },
    '&[aria-disabled="true"]': { borderColor: theme.vars.palette.divider },
  },
}))

/** How many projects a choice leaves; if it is chosen, a cross that removes it, which is no wider. */
const Count = styled("span")(({ theme }) => ({
  display: "inline-flex",
  justifyContent: "start",
  minWidth: 14,
  marginInlineStart: 6,
  fontVariantNumeric: "tabular-nums",
  [theme.breakpoints.down("sm")]: { display: "none" },
}))

const Result = styled("div")(({ theme }) => ({
  ...captionFont,
  display: "flex",
  alignItems: "start",
  gap: 16,
  // Keeps what follows 40 px below the text, not below the space around the button.
  margin: "8px 0 -12px",
  "& > p": {
    margin: 0,
    // Aligns its first line with the button's.
    paddingBlock: `calc((${CONTROL_SIZE}px - 1.5em) / 2)`,
    minWidth: 0,
    color: theme.vars.palette.text.secondary,
    "& > a": { display: "inline-block", marginInlineStart: 12 },
  },
  // If nothing matches, it is all that is shown.
  "&[data-none]": {
    flexWrap: "wrap",
    rowGap: 0,
    fontSize: "1rem",
    "& > p": { color: theme.vars.palette.text.primary },
  },
  // The status exists before it has text, and has one when the filter is removed, so that screen readers announce it.
  "&[data-idle]": {
    margin: 0,
    "& > p": { padding: 0 },
    "& > button": { display: "none" },
    "& span": { position: "absolute", clipPath: "inset(50%)" },
  },
}))

const ShowAll = styled("button")(({ theme }) => ({
  ...plainControl,
  font: "inherit",
  flex: "none",
  padding: 0,
  color: theme.vars.palette.primary.main,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
}))

type FilteredProject = Pick<Queries.ProjectEntryFragment, "address" | "title" | "techIcons">

interface TechnologyFilterProps {
  technologies: readonly string[]
  chosen: readonly string[]
  /** The projects that use all chosen technologies, and all projects. */
  shown: readonly FilteredProject[]
  projects: readonly FilteredProject[]
}

const choose = (labels: readonly string[]) => goToQuery({ [TECHNOLOGY_QUERY]: technologyQuery(labels) })

/** How many projects to offer if none uses all chosen technologies. */
const NEAREST = 2

/** The projects that use the most of the chosen technologies, in descending order. */
function nearestTo(chosen: readonly string[], projects: readonly FilteredProject[]): FilteredProject[] {
  const usedCount = ({ techIcons }: FilteredProject) => chosen.filter((label) => techIcons.includes(label)).length
  return projects.toSorted((one, other) => usedCount(other) - usedCount(one)).slice(0, NEAREST)
}

/** Where a button begins and ends on its line, px from the inline start. */
function placeIn({ clientWidth }: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement) {
  const start = IS_RIGHT_TO_LEFT ? clientWidth - offsetLeft - offsetWidth : offsetLeft
  return { start, end: start + offsetWidth }
}

const firstChosen = (line: HTMLElement | null) => line?.querySelector<HTMLElement>('[aria-pressed="true"]')

/** Scrolls a line as far as it takes to show a button outside of its fades. Unlike `scrollIntoView`, never scrolls the page. */
function showChoice(line: HTMLElement | null, choice: HTMLElement | null | undefined): void {
  if (!line || !choice) return
  const { start, end } = placeIn(line, choice)
  const least = end - line.clientWidth + FADE.end
  const shown = Math.min(Math.max(Math.abs(line.scrollLeft), least), start - FADE.start)
  line.scrollLeft = shown * (IS_RIGHT_TO_LEFT ? -1 : 1)
}

/** Marks at which ends a line continues: it fades there. */
function markContinuation(line: HTMLElement): void {
  const last = line.lastElementChild
  const end = last instanceof HTMLElement ? placeIn(line, last).end : 0
  line.toggleAttribute("data-scrolled", line.scrollLeft !== 0)
  line.toggleAttribute("data-whole", end <= line.clientWidth)
}

/** The technologies in use, each a button that filters the list below, with the number of projects it leaves; and how many are shown. */
export function TechnologyFilter({ technologies, chosen, shown, projects }: TechnologyFilterProps) {
  const words = WORDS.projects
  const path = usePagePath("projects")
  const line = useRef<HTMLDivElement>(null)
  // The query that the last press on the line led to: the line stays under the visitor's finger.
  const pressed = useRef<string>(null)
  const query = technologyQuery(chosen)
  const [wasUsed, setWasUsed] = useState(false)
  if (chosen.length > 0 && !wasUsed) setWasUsed(true)
  useEffect(() => {
    if (query !== pressed.current) showChoice(line.current, firstChosen(line.current))
  }, [query])
  useEffect(() => {
    const { current } = line
    if (!current) return
    const observer = new ResizeObserver(() => markContinuation(current))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  const renderChoice = (label: string) => {
    const isChosen = chosen.includes(label)
    const remaining = shown.filter(({ techIcons }) => techIcons.includes(label)).length
    const leavesNone = !isChosen && remaining === 0
    return (
      <Choice
        key={label}
        aria-pressed={isChosen}
        aria-disabled={leavesNone || undefined}
        title={leavesNone ? fillIn(words.noneWith, { technology: label }) : undefined}
        onClick={({ currentTarget }) => {
          if (leavesNone) return
          // When clicks from before hydration are replayed, only the URL includes the earlier ones.
          const now = chosenTechnologies(readQuery(TECHNOLOGY_QUERY), technologies)
          const next = technologies.filter((each) => now.includes(each) !== (each === label))
          pressed.current = technologyQuery(next)
          choose(next)
          showChoice(line.current, currentTarget)
        }}
      >
        <span dir={NAME_DIRECTION}>{label}</span>
        <Count aria-hidden="true">{isChosen ? <Icon name="close" size={14} /> : remaining}</Count>
      </Choice>
    )
  }
  const isNone = shown.length === 0
  const count = fillIn(words.shown, { shown: shown.length, count: projects.length })
  const noneOfChosen = chosen.length > 2 ? words.noneOfMore : words.noneOfTwo
  return (
    <Filter className="screen-only">
      <Choices
        ref={line}
        data-strip
        role="group"
        aria-label={words.filter}
        onScroll={({ currentTarget }) => markContinuation(currentTarget)}
      >
        {technologies.map(renderChoice)}
      </Choices>
      <Result data-idle={chosen.length === 0 || undefined} data-none={isNone || undefined}>
        <p>
          <span role="status">
            {/* One text, which React can replace on a page that the browser has translated. */}
            {isNone ? fillIn(noneOfChosen, { technologies: formatList(chosen) }) : wasUsed && count}
          </span>
          {/* For sighted visitors, who may not see every pressed button; screen readers announce those. */}
          {chosen.length > 0 && !isNone && <span>{fillIn(words.shownFor, { technologies: joinNames(chosen) })}</span>}
        </p>
        {isNone && (
          <p>
            {words.nearest}
            {nearestTo(chosen, projects).map(({ address, title }) => (
              <EntryLink key={address} to={entryPath(path, address)}>
                {title}
              </EntryLink>
            ))}
          </p>
        )}
        <ShowAll
          onClick={() => {
            // The button disappears with the filter, and focus would be lost. Focusing may scroll the page, which must not change the place left.
            const first = firstChosen(line.current)
            choose([])
            first?.focus()
          }}
        >
          {words.showAll}
        </ShowAll>
      </Result>
    </Filter>
  )
}
