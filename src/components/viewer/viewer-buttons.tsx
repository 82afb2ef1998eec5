import { styled } from "@mui/material/styles"
import type { ComponentProps, MouseEvent, PointerEvent } from "react"
import { plainControl, visuallyHidden } from "../../theme/theme"
import { say, WORDS } from "../../words"
import { ROW_HEIGHT } from "../shared/accordion-entry"
import { Hidden } from "../shared/hidden"
import { Icon } from "../shared/icon"
import { openViewer, preloadViewer } from "./open-viewer"
import type { Opening } from "./opening"
import { comparisonOf, type ViewerItem } from "./viewer-groups"

const Controls = styled("span")(({ theme }) => ({
  display: "flex",
  // The picture above is positioned, and would cover the focus ring.
  zIndex: 0,
  [theme.breakpoints.up("sm")]: { columnGap: 6 },
  "@media (scripting: none), print": { display: "none" },
}))

const Button = styled("button")(({ theme }) => ({
  ...plainControl,
  gap: 6,
  padding: "0 8px",
  color: theme.vars.palette.primary.main,
  "&:hover": { color: theme.vars.palette.text.primary },
}))

/** On phones there is no room for them beside a caption, nor for those of two buttons below a portrait picture. */
const Words = styled("span")(({ theme }) => ({
  [theme.breakpoints.down("sm")]: {
    '[data-orientation="landscape"] > .viewer-controls &, [data-twin] > .viewer-controls &': visuallyHidden,
  },
}))

type Opens = Omit<Opening, "control">

/** Loads the viewer when the visitor hovers, touches or focuses what opens it. */
const INTENT = {
  // Ignore the page moving below a resting pointer.
  onPointerMove: ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) preloadViewer()
  },
  onPointerDown: preloadViewer,
  onFocus: preloadViewer,
}

/** Opens the viewer. */
function OpeningButton({ parameter, address, href, children, ...button }: ComponentProps<typeof Button> & Opens) {
  return (
    <Button
      type="button"
      {...INTENT}
      onClick={({ currentTarget }) => void openViewer({ parameter, address, control: currentTarget, href })}
      {...button}
    >
      <Icon name={parameter === "compare" ? "compare" : "look"} size={16} />
      {children}
    </Button>
  )
}

/** What makes a link to a full-size file open the viewer instead, unless the visitor asks for a new tab or a download. */
export const openingLink = (opens: Opens) => ({
  ...INTENT,
  href: opens.href,
  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openViewer({ ...opens, control: event.currentTarget })
  },
})

/** The buttons next to a picture's caption: they open the viewer on it, or on it and its twin. */
export function ItemControls({ item }: { item: ViewerItem }) {
  const { address, name, img } = item
  const comparison = comparisonOf(item)
  return (
    <Controls className="viewer-controls">
      {comparison !== null && (
        <OpeningButton parameter="compare" address={comparison} href={img.original} data-compare>
          <Words>{WORDS.viewer.compare}</Words>
          <Hidden>{WORDS.shared.colon + name}</Hidden>
        </OpeningButton>
      )}
      <OpeningButton parameter="view" address={address} href={img.original} data-view>
        <Words>{WORDS.viewer.view}</Words>
        <Hidden>{WORDS.shared.colon + name}</Hidden>
      </OpeningButton>
    </Controls>
  )
}

const GroupControls = styled(Controls)({
  "&&": { columnGap: 24 },
  // Clear of the sticky group row above them, when the focus comes from below.
  "&& > *": { paddingInline: 0, scrollMarginTop: ROW_HEIGHT },
})

/** The buttons at the head of a group: they open its first pair, and its first item. */
export function GroupControl({ items }: { items: readonly ViewerItem[] }) {
  const [first] = items
  if (!first) return null
  const { address, img } = first
  const comparisons = new Set(items.map(comparisonOf).filter((each) => each !== null))
  const [comparison] = comparisons
  return (
    <GroupControls className="viewer-controls">
      {comparison !== undefined && (
        <OpeningButton parameter="compare" address={comparison} href={img.original}>
          {say(WORDS.viewer.compareGroup, { count: comparisons.size })}
        </OpeningButton>
      )}
      <OpeningButton parameter="view" address={address} href={img.original}>
        {say(WORDS.viewer.viewGroup, { count: items.length })}
      </OpeningButton>
    </GroupControls>
  )
}
