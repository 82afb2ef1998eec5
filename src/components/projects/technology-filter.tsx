import ButtonBase from "@mui/material/ButtonBase"
import { styled } from "@mui/material/styles"
import { useEffect, useRef } from "react"
import { captionFont } from "../../theme/theme"
import { ANSWER_DURATION, CONTROL_SIZE, GUTTER, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"

const Filter = styled("div")({
  margin: "-20px 0 24px",
  "@media (scripting: none)": { display: "none" },
})

/** One line, which scrolls by itself: the projects below begin high on the first screen. */
const Choices = styled("div")({
  // What its buttons' places are measured from.
  position: "relative",
  display: "flex",
  gap: 8,
  // From edge to edge of the screen, with room for the focus ring, which a scroll container would clip.
  margin: `-4px ${String(-GUTTER)}px`,
  padding: `4px ${String(GUTTER)}px`,
  // Fades where there is more.
  maskImage: `linear-gradient(90deg, #0000, #000 ${String(GUTTER)}px calc(100% - ${String(2 * GUTTER)}px), #0000)`,
  overflowX: "auto",
  scrollPaddingInline: 2 * GUTTER,
  scrollbarWidth: "thin",
  scrollbarColor: "transparent transparent",
  "&:hover, &:focus-within": { scrollbarColor: "auto" },
})

const Choice = styled(ButtonBase)(({ theme }) => ({
  ...captionFont,
  fontFamily: "inherit",
  flex: "none",
  minHeight: 36,
  padding: "0 12px",
  whiteSpace: "nowrap",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.control,
  color: theme.vars.palette.text.secondary,
  transition: `color ${String(ANSWER_DURATION.quick)}ms, border-color ${String(ANSWER_DURATION.quick)}ms`,
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
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 16px",
  minHeight: CONTROL_SIZE,
  marginTop: 8,
  "& p": { margin: 0, color: theme.vars.palette.text.secondary },
  // The status is there before it says anything, for screen readers to hear it then.
  "&[data-idle]": { minHeight: 0, marginTop: 0, "& > button": { display: "none" } },
}))

const ShowAll = styled(ButtonBase)(({ theme }) => ({
  ...captionFont,
  fontFamily: "inherit",
  minHeight: CONTROL_SIZE,
  color: theme.vars.palette.primary.main,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
}))

interface TechnologyFilterProps {
  technologies: readonly string[]
  chosen: readonly string[]
  /** How many projects are shown, and how many there are. */
  shown: number
  total: number
  onChange: (chosen: readonly string[]) => void
}

/** Brings the first chosen one of the buttons of a line into sight, which may lie beyond its end; the page keeps its place. */
function showChosen(line: HTMLElement | null): void {
  const choice = line?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!line || !choice) return
  const { offsetLeft: start, offsetWidth: width } = choice
  const isSeen = start >= line.scrollLeft && start + width <= line.scrollLeft + line.clientWidth - 2 * GUTTER
  if (!isSeen) line.scrollLeft = start - 2 * GUTTER
}

/** A row of the technologies in use, each a button that narrows the list below; what is left is told. */
export function TechnologyFilter({ technologies, chosen, shown, total, onChange }: TechnologyFilterProps) {
  const words = WORDS.projects
  const toggle = (label: string) => {
    onChange(technologies.filter((each) => chosen.includes(each) !== (each === label)))
  }
  const line = useRef<HTMLDivElement>(null)
  const first = chosen[0]
  useEffect(() => {
    if (first) showChosen(line.current)
  }, [first])
  return (
    <Filter className="screen-only">
      <Choices ref={line} data-strip role="group" aria-label={words.filter}>
        {technologies.map((label) => (
          <Choice
            key={label}
            aria-pressed={chosen.includes(label)}
            onClick={() => {
              toggle(label)
            }}
          >
            {label}
          </Choice>
        ))}
      </Choices>
      <Found data-idle={chosen.length === 0 || undefined}>
        <p role="status">
          {chosen.length > 0 && (shown > 0 ? words.shown(shown, total) : words.noneShown(chosen.join(", ")))}
        </p>
        <ShowAll
          onClick={() => {
            onChange([])
          }}
        >
          {words.showAll}
        </ShowAll>
      </Found>
    </Filter>
  )
}
