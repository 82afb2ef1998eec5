import { styled } from "@mui/material/styles"
import type { ComponentProps, ReactNode } from "react"
import { captionFont, visuallyHidden } from "../../theme/theme"
import { CONTROL_SIZE, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Hidden } from "../shared/hidden"
import { PathIcon } from "../shared/icon"
import { openViewer, preloadViewer } from "./open-viewer"
import type { Opening } from "./opening"
import { comparisonOf, type ViewerItem } from "./viewer-groups"

/** Icons: looking at a picture, and two halves of one. */
export const LOOK = "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5"
export const HALVES = "M12 3v18M9 6H4.5v12H9M15 6h4.5v12H15"

const Controls = styled("span")(({ theme }) => ({
  display: "flex",
  [theme.breakpoints.up("sm")]: { columnGap: 6 },
  '[data-orientation="portrait"] > &': { flexDirection: "column" },
  "@media (scripting: none), print": { display: "none" },
}))

/** A button of small text and an icon, without a frame. */
export const plainControl = {
  ...captionFont,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: CONTROL_SIZE,
  minHeight: CONTROL_SIZE,
  border: 0,
  borderRadius: RADIUS.control,
  background: "none",
  fontFamily: "inherit",
  cursor: "pointer",
} as const

const Button = styled("button")(({ theme }) => ({
  ...plainControl,
  gap: 6,
  padding: "0 8px",
  color: theme.vars.palette.primary.main,
  "&:hover": { color: theme.vars.palette.text.primary },
}))

/** Words fit next to landscape pictures, except on phones, and below unpaired portrait ones, where the button is alone in its line. */
const Words = styled("span")(({ theme }) => ({
  '[data-orientation="portrait"][data-twin] &': visuallyHidden,
  [theme.breakpoints.down("sm")]: { '[data-orientation="landscape"] &': visuallyHidden },
}))

/** Its controls open the viewer, which is loaded when the visitor hovers, touches or focuses them. */
function ViewerIntent({ children }: { children: ReactNode }) {
  return (
    <Controls
      className="viewer-controls"
      // Ignore the page moving below a resting pointer.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX || movementY) preloadViewer()
      }}
      onPointerDown={preloadViewer}
      onFocus={preloadViewer}
    >
      {children}
    </Controls>
  )
}

interface OpeningButtonProps extends Omit<Opening, "control">, ComponentProps<typeof Button> {
  icon: string
}

function OpeningButton({ parameter, address, href, icon, children, ...button }: OpeningButtonProps) {
  return (
    <Button
      type="button"
      onClick={({ currentTarget }) => void openViewer({ parameter, address, control: currentTarget, href })}
      {...button}
    >
      <PathIcon d={icon} size={16} />
      {children}
    </Button>
  )
}

/** The buttons next to a screenshot's caption: they open the viewer on it, or on it and its twin. */
export function ScreenshotControls({ item }: { item: ViewerItem }) {
  const { address, name, img } = item
  const comparison = comparisonOf(item)
  return (
    <ViewerIntent>
      {comparison !== null && (
        <OpeningButton parameter="compare" address={comparison} href={img.original} icon={HALVES} data-compare>
          <Words>{WORDS.viewer.compare}</Words>
          <Hidden>: {name}</Hidden>
        </OpeningButton>
      )}
      <OpeningButton parameter="view" address={address} href={img.original} icon={LOOK} data-view>
        <Words>{WORDS.viewer.view}</Words>
        <Hidden>: {name}</Hidden>
      </OpeningButton>
    </ViewerIntent>
  )
}

/** The button at the head of a group: it opens the first item. */
export function GroupControl({ content }: { content: readonly ViewerItem[] }) {
  const [first] = content
  if (!first) return null
  const { address, img } = first
  return (
    <ViewerIntent>
      <OpeningButton parameter="view" address={address} href={img.original} icon={LOOK} style={{ paddingInline: 0 }}>
        {WORDS.viewer.viewGroup(content.length)}
      </OpeningButton>
    </ViewerIntent>
  )
}
