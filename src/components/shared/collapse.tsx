import { styled } from "@mui/material/styles"
import { type ReactNode, useEffect, useRef } from "react"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { FINDABLE, makeFindable } from "../../browser/found-inside"
import { pauseVideosIn } from "../../browser/pause-videos"
import { quietCaption } from "../../theme/theme"
import { FEEDBACK_DURATION } from "../../theme/tokens"

declare module "@mui/material/Accordion" {
  interface AccordionTransitionSlotPropsOverrides {
    teaser?: string | undefined
  }
}

/** The maximum number of lines of a teaser, on phones and elsewhere, and the space below it, px. */
const TEASER_LINES = { phone: 3, elsewhere: 2 } as const
const BELOW_TEASER = 20

const teaserHeight = (lines: number) => `calc(${lines} * 0.8125rem * 1.5 + ${BELOW_TEASER}px)`

const CALM = `${FEEDBACK_DURATION.calm}ms`

// Styled by one attribute, so that the script in the head can open and close it before React does.
const Root = styled("div")({
  display: "grid",
  gridTemplateRows: "0fr",
  "&[data-has-teaser]": { gridTemplateRows: "auto 0fr" },
  gridTemplateColumns: "minmax(0, 1fr)",
  visibility: "hidden",
  [`&[${OPEN_ATTRIBUTE}="true"]`]: {
    gridTemplateRows: "1fr",
    visibility: "visible",
    "&[data-has-teaser]": { gridTemplateRows: "auto 1fr" },
  },
  "@media (prefers-reduced-motion: no-preference)": {
    transition: `grid-template-rows ${CALM} ease-in-out, visibility ${CALM}`,
  },
  // Without JavaScript nothing can be opened: all of it is shown.
  "@media (scripting: none)": { "&&": { display: "block", visibility: "visible" } },
})

// Collapses as the content opens.
const Teaser = styled("p")(quietCaption, ({ theme }) => ({
  margin: 0,
  paddingInlineEnd: "var(--beside-teaser, 0)",
  minHeight: 0,
  maxHeight: teaserHeight(TEASER_LINES.elsewhere),
  [theme.breakpoints.down("sm")]: { maxHeight: teaserHeight(TEASER_LINES.phone) },
  overflow: "clip",
  visibility: "visible",
  "@media (prefers-reduced-motion: no-preference)": {
    transition: `${CALM} ease-in-out`,
    transitionProperty: "max-height, opacity, visibility",
  },
  [`[${OPEN_ATTRIBUTE}="true"] > &`]: { maxHeight: 0, opacity: 0, visibility: "hidden" },
  "@media (scripting: none)": { display: "none" },
}))

// Ends with an ellipsis, even if one long word has to break.
const Line = styled("span")(({ theme }) => ({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: TEASER_LINES.elsewhere,
  [theme.breakpoints.down("sm")]: { WebkitLineClamp: TEASER_LINES.phone },
  marginBottom: BELOW_TEASER,
  overflow: "hidden",
}))

const Content = styled("div")({
  // Also clips positioned content.
  position: "relative",
  minHeight: 0,
  // Doesn't clip at the sides, because some content extends beyond the column.
  overflowY: "clip",
  // Where find-in-page can search closed content, the attribute hides it; open content overrides that.
  [`&${FINDABLE}`]: {
    visibility: "visible",
    "@media (prefers-reduced-motion: no-preference)": { transition: `content-visibility ${CALM} allow-discrete` },
  },
  [`[${OPEN_ATTRIBUTE}="true"] > &`]: { contentVisibility: "visible" },
})

interface CollapseProps {
  /** Whether it is open; the name that MUI's transitions use. */
  in?: boolean
  teaser?: string | undefined
  children?: ReactNode
}

/** The collapsible part of an entry, and the text shown while it is closed. */
export function Collapse({ in: isOpen = false, teaser, children }: CollapseProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const { current } = ref
    return () => pauseVideosIn(current)
  }, [isOpen])
  return (
    <Root ref={ref} {...{ [OPEN_ATTRIBUTE]: isOpen }} data-has-teaser={teaser ? true : undefined}>
      {teaser && (
        <Teaser>
          <Line>{teaser}</Line>
        </Teaser>
      )}
      <Content ref={makeFindable}>{children}</Content>
    </Root>
  )
}
