import { styled } from "@mui/material/styles"
import { hashOf } from "../../browser/arrival"
import { captionFont, edgeToEdgeStrip, plainList, RADIUS, strip } from "../../theme/theme"
import { FOCUS_RING_SPACE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { framedThumbnail } from "../media/picture"
import { numbersOf } from "./numbers"

/** The size of a figure from `lg` up, px: three fill the column. */
const SIZE = { width: 240, height: 150 }

const Row = styled("ul")(({ theme }) => ({
  ...plainList,
  ...strip,
  gap: 24,
  margin: `${24 - FOCUS_RING_SPACE}px ${-FOCUS_RING_SPACE}px ${-FOCUS_RING_SPACE}px`,
  padding: FOCUS_RING_SPACE,
  "& > li": { flex: "1 0 200px", minWidth: 0, maxWidth: SIZE.width },
  [theme.breakpoints.down("sm")]: { ...edgeToEdgeStrip, "& > li": { flex: "0 0 56vw", scrollSnapAlign: "start" } },
}))

const Figure = styled("a")(({ theme }) => ({
  ...captionFont,
  display: "block",
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  borderRadius: RADIUS.picture,
  "& span": { color: theme.vars.palette.text.secondary, fontVariantNumeric: "tabular-nums" },
  "&:hover": { textDecoration: "underline" },
  "&:hover img": { borderColor: theme.vars.palette.primary.main, opacity: 1 },
}))

const Thumbnail = styled("img")(framedThumbnail(RADIUS.picture), {
  width: "100%",
  height: "auto",
  // The ratio of the whole box, hairline included.
  aspectRatio: SIZE.width / SIZE.height,
  marginBottom: 8,
})

interface WorkFiguresProps {
  tabs: Queries.WorkEntryFragment["demo"]
  /** Whether the work is visible: then its first picture is the page's largest. */
  isShown: boolean
}

/** One picture for each tab of a work, above its text. Each opens its tab. */
export function WorkFigures({ tabs, isShown }: WorkFiguresProps) {
  const numbers = numbersOf(tabs)
  const shown = tabs.filter(({ figure }) => figure !== null)
  if (shown.length === 0) return null
  return (
    <Row data-strip className="screen-only" aria-label={WORDS.works.demo}>
      {shown.map((tab, index) => (
        <li key={tab.id}>
          <Figure href={hashOf(tab.address)}>
            <Thumbnail
              src={tab.figure ?? ""}
              {...SIZE}
              alt=""
              {...(isShown && index === 0 ? { fetchPriority: "high" } : { loading: "lazy" })}
              decoding="async"
            />
            <span>{numbers.ofTab(tab)}&ensp;</span>
            {tab.label}
          </Figure>
        </li>
      ))}
    </Row>
  )
}
