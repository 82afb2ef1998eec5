import ButtonBase from "@mui/material/ButtonBase"
import { styled } from "@mui/material/styles"
import { useEffect, useRef, useState } from "react"
import { goToQuery } from "../../browser/query-state"
import { TECHNOLOGY_QUERY, technologyQuery } from "../../browser/technology-query"
import { captionFont } from "../../theme/theme"
import { ANSWER_DURATION, CONTROL_SIZE, GUTTER, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"

/** How wide the line fades where it continues, px: the space after the last choice, so that nothing fades when scrolled to the end. */
const FADE = { start: GUTTER, end: 2 * GUTTER } as const

/** Space for the focus ring, which a scroll container would clip, px. */
const RING_ROOM = 4

// Closer to the page's heading than other content is: 24 px on narrow screens, 32 on large ones.
const Filter = styled("div")(({ theme }) => ({
  margin: `${-8 - RING_ROOM}px 0 40px`,
  [theme.breakpoints.up("lg")]: { marginTop: -24 - RING_ROOM },
  "@media (scripting: none)": { display: "none" },
}))

/** One line with its own scrolling, so that the projects start high on the first screen. */
const Choices = styled("div")(({ theme }) => ({
  // The offset parent of its buttons.
  position: "relative",
  display: "flex",
  gap: 8,
  // From edge to edge of the screen; on large screens, as wide as the content.
  "--outside": `${GUTTER}px`,
  [theme.breakpoints.between("sm", "lg")]: { "--outside": `${2 * GUTTER}px` },
  [theme.breakpoints.up("lg")]: { "--outside": `${RING_ROOM}px` },
  margin: `${-RING_ROOM}px calc(-1 * var(--outside))`,
  padding: `${RING_ROOM}px ${FADE.end}px ${RING_ROOM}px var(--outside)`,
  maskImage: `linear-gradient(90deg, #0000, #000 var(--fade-start) calc(100% - ${FADE.end}px), #0000)`,
  "--fade-start": "0px",
  "&[data-scrolled]": { "--fade-start": `${FADE.start}px` },
  overflowX: "auto",
  scrollPaddingInline: FADE.end,
  scrollbarWidth: "thin",
  scrollbarColor: "transparent transparent",
  "&:hover, &:focus-within": { scrollbarColor: "auto" },
}))

const Choice = styled(ButtonBase)(({ theme }) => ({
  ...captionFont,
  fontFamily: "inherit",
  flex: "none",
  minHeight: 36,
  padding: "0 12px",
  whiteSpace: "nowrap",
  border: `1px solid ${theme.vars.palette.border.main}`,
  borderRadius: RADIUS.control,
  color: theme.vars.palette.text.secondary,
  transition: `color ${ANSWER_DURATION.quick}ms, border-color ${ANSWER_DURATION.quick}ms`,
  "&:hover": { color: theme.vars.palette.primary.main, borderColor: "currentcolor" },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.main,
    borderColor: "currentcolor",
    boxShadow: "inset 0 0 0 1px currentcolor",
  },
  [theme.breakpoints.down("sm")]: { minHeight: CONTROL_SIZE },
}))

const Found = styled("div")(({ theme }) => ({
  ...captionFont,
  display: "flex",
  alignItems: "start",
  gap: 16,
  // What follows is 40 px below the words, not below the space around the button.
  margin: "8px 0 -12px",
  "& > p": {
    margin: 0,
    // Aligns its first line with the button's.
    paddingBlock: `calc((${CONTROL_SIZE}px - 1.5em) / 2)`,
    minWidth: 0,
    overflowWrap: "anywhere",
    color: theme.vars.palette.text.secondary,
  },
  // It is then all that is shown.
  "&[data-none] > p": { fontSize: "1.125rem", color: theme.vars.palette.text.primary },
  // The status exists before it has text, so that screen readers announce the text.
  "&[data-idle]": { margin: 0, "& > p": { padding: 0 }, "& > button": { display: "none" } },
}))

const ShowAll = styled(ButtonBase)(({ theme }) => ({
  ...captionFont,
  fontFamily: "inherit",
  flex: "none",
  minHeight: CONTROL_SIZE,
  color: theme.vars.palette.primary.main,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
}))

interface TechnologyFilterProps {
  technologies: readonly string[]
  chosen: readonly string[]
  /** The number of projects. */
  shown: number
  total: number
}

const choose = (labels: readonly string[]) => goToQuery({ [TECHNOLOGY_QUERY]: technologyQuery(labels) })

/** Scrolls the first chosen button of a line into view if it is beyond the end; the page itself does not scroll. */
function showChosen(line: HTMLElement | null): void {
  const choice = line?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!line || !choice) return
  const { offsetLeft: start, offsetWidth: width } = choice
  const isSeen = start - FADE.start >= line.scrollLeft && start + width <= line.scrollLeft + line.clientWidth - FADE.end
  if (!isSeen) line.scrollLeft = start - 2 * FADE.start
}

/** A row of the technologies in use, each a button that filters the list below; says how many remain. */
export function TechnologyFilter({ technologies, chosen, shown, total }: TechnologyFilterProps) {
  const words = WORDS.projects
  const line = useRef<HTMLDivElement>(null)
  const [isScrolled, setIsScrolled] = useState(false)
  const first = chosen[0]
  useEffect(() => {
    if (first) showChosen(line.current)
  }, [first])
  return (
    <Filter className="screen-only">
      <Choices
        ref={line}
        data-strip
        data-scrolled={isScrolled || undefined}
        role="group"
        aria-label={words.filter}
        onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollLeft > 0)}
      >
        {technologies.map((label) => (
          <Choice
            key={label}
            aria-pressed={chosen.includes(label)}
            onClick={() => choose(technologies.filter((each) => chosen.includes(each) !== (each === label)))}
          >
            {label}
          </Choice>
        ))}
      </Choices>
      <Found data-idle={chosen.length === 0 || undefined} data-none={shown === 0 || undefined}>
        <p>
          <span role="status">
            {chosen.length > 0 && (shown > 0 ? words.shown(shown, total) : words.noneShown(chosen.join(", ")))}
          </span>
          {/* For sighted visitors, who may not see every pressed button; others hear it from them. */}
          {chosen.length > 0 && shown > 0 && words.shownFor(chosen.join(", "))}
        </p>
        <ShowAll onClick={() => choose([])}>{words.showAll}</ShowAll>
      </Found>
    </Filter>
  )
}
