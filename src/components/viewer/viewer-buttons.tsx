import { styled } from "@mui/material/styles"
import type { ComponentProps, MouseEvent, PointerEvent } from "react"
import { hovered, plainControl, visuallyHidden } from "../../theme/theme"
import { fillIn, WORDS } from "../../words"
import { ROW_SCROLL_MARGIN } from "../shared/accordion-entry"
import { PathIcon } from "../shared/icon"
import { VisuallyHidden } from "../shared/visually-hidden"
import { type Opening, openViewer, preloadViewer } from "./open-viewer"
import { VIEWER_ICONS } from "./viewer-icons"
import { comparisonAddress, type ViewerItem } from "./viewer-groups"

const Controls = styled("span")(({ theme }) => ({
  display: "flex",
  [theme.breakpoints.up("sm")]: { columnGap: 6 },
}))

const Button = styled("button")(({ theme }) => ({
  ...plainControl,
  gap: 6,
  padding: "0 8px",
  color: theme.vars.palette.primary.main,
  ...hovered({ color: theme.vars.palette.text.primary }),
  // Inside, because the picture above and the caption beside it are close.
  "&:focus-visible": { outlineOffset: -2 },
}))

/** The text of a button. Phones have no room for it beside a caption, nor for the texts of two buttons below a portrait picture. */
const ButtonText = styled("span")(({ theme }) => ({
  [theme.breakpoints.down("sm")]: {
    '[data-orientation="landscape"] > .viewer-controls &, [data-twin] > .viewer-controls &': visuallyHidden,
  },
}))

type OpenProps = Omit<Opening, "control">

/** Loads the viewer when the visitor hovers over, touches or focuses a control that opens it. */
const PRELOADING = {
  // Ignores events from the page moving under a resting pointer.
  onPointerMove: ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) preloadViewer()
  },
  onPointerDown: preloadViewer,
  onFocus: preloadViewer,
}

function OpeningButton({ parameter, address, href, children, ...button }: ComponentProps<typeof Button> & OpenProps) {
  return (
    <Button
      type="button"
      {...PRELOADING}
      onClick={({ currentTarget }) => void openViewer({ parameter, address, control: currentTarget, href })}
      {...button}
    >
      <PathIcon d={VIEWER_ICONS[parameter]} size={16} />
      {children}
    </Button>
  )
}

/** The props with which a link to a full-size file opens the viewer instead, unless the visitor holds a key for a new tab or a download. */
export const viewerLinkProps = (opening: OpenProps) => ({
  ...PRELOADING,
  href: opening.href,
  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openViewer({ ...opening, control: event.currentTarget })
  },
})

/** The buttons next to a picture's caption: they open the viewer on it, or on it and its twin. */
export function ItemControls({ item }: { item: ViewerItem }) {
  const { address, name, img } = item
  const comparison = comparisonAddress(item)
  return (
    <Controls className="viewer-controls">
      {comparison !== null && (
        <OpeningButton parameter="compare" address={comparison} href={img.original} data-compare>
          <ButtonText>{WORDS.viewer.compare}</ButtonText>
          <VisuallyHidden>{WORDS.shared.colon + name}</VisuallyHidden>
        </OpeningButton>
      )}
      <OpeningButton parameter="view" address={address} href={img.original} data-view>
        <ButtonText>{WORDS.viewer.view}</ButtonText>
        <VisuallyHidden>{WORDS.shared.colon + name}</VisuallyHidden>
      </OpeningButton>
    </Controls>
  )
}

const GroupControls = styled("span")({
  display: "flex",
  columnGap: 24,
  // Keeps them below the sticky group row when the focus moves up to them.
  "& > button": { paddingInline: 4, marginInline: -4, scrollMarginTop: ROW_SCROLL_MARGIN },
})

/** The buttons at the head of a group: they open its first pair, and its first item. */
export function GroupControl({ items }: { items: readonly ViewerItem[] }) {
  const [first] = items
  if (!first) return null
  const { address, img } = first
  const comparisons = new Set(items.map(comparisonAddress).filter((each) => each !== null))
  const [comparison] = comparisons
  return (
    <GroupControls className="viewer-controls">
      {comparison !== undefined && (
        <OpeningButton parameter="compare" address={comparison} href={img.original}>
          {fillIn(WORDS.viewer.compareGroup, { count: comparisons.size })}
        </OpeningButton>
      )}
      <OpeningButton parameter="view" address={address} href={img.original}>
        {fillIn(WORDS.viewer.viewGroup, { count: items.length })}
      </OpeningButton>
    </GroupControls>
  )
}
