import { styled } from "@mui/material/styles"
import { captionFont, visuallyHidden } from "../../theme/theme"
import { CONTROL_SIZE, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"
import { PathIcon } from "../shared/icon"
import { openViewer, preloadViewer } from "./open-viewer"
import { comparisonOf, type ViewerItem } from "./viewer-groups"

/** A picture that is looked at, and two halves of one. */
export const LOOK = "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5"
export const HALVES = "M12 3v18M9 6H4.5v12H9M15 6h4.5v12H15"

const Controls = styled("span")(({ theme }) => ({
  display: "flex",
  [theme.breakpoints.up("sm")]: { columnGap: 6 },
  '[data-orientation="portrait"] > &': { flexDirection: "column" },
  "@media (scripting: none), print": { display: "none" },
}))

const Button = styled("button")(({ theme }) => ({
  ...captionFont,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minWidth: CONTROL_SIZE,
  minHeight: CONTROL_SIZE,
  padding: "0 8px",
  border: 0,
  borderRadius: RADIUS.control,
  background: "none",
  fontFamily: "inherit",
  color: theme.vars.palette.primary.main,
  cursor: "pointer",
  "&:hover": { color: theme.vars.palette.text.primary },
}))

/** Room for its words there is beside wide pictures, on wide screens, and below narrow ones that are no pair: there it is alone in its line. */
const Words = styled("span")(({ theme }) => ({
  '[data-orientation="portrait"][data-twin] &': visuallyHidden,
  [theme.breakpoints.down("sm")]: { '[data-orientation="landscape"] &': visuallyHidden },
}))

const Hidden = styled("span")(visuallyHidden)

interface IntentProps {
  mediaFile: string | undefined
  children: React.ReactNode
}

/** What is in it leads to the viewer, which is loaded when the visitor points at it, touches it or gives it focus. */
function ViewerIntent({ mediaFile, children }: IntentProps) {
  const load = () => preloadViewer(mediaFile)
  return (
    <Controls
      className="viewer-controls"
      // Not where the page moves below a pointer that rests.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX || movementY) load()
      }}
      onPointerDown={load}
      onFocus={load}
    >
      {children}
    </Controls>
  )
}

interface ScreenshotControlsProps {
  item: ViewerItem
  /** The address of its group's media; undefined where the page has them. */
  mediaFile: string | undefined
}

/** The buttons beside a screenshot's caption: what opens the viewer on it, and on it and its twin. */
export function ScreenshotControls({ item, mediaFile }: ScreenshotControlsProps) {
  const { address, name, img } = item
  const comparison = comparisonOf(item)
  return (
    <ViewerIntent mediaFile={mediaFile}>
      {comparison !== null && (
        <Button
          type="button"
          data-compare
          onClick={({ currentTarget: control }) => {
            void openViewer({ parameter: "compare", address: comparison, control, href: img.original })
          }}
        >
          <PathIcon d={HALVES} size={16} />
          <Words>{WORDS.works.compare}</Words>
          <Hidden>: {name}</Hidden>
        </Button>
      )}
      <Button
        type="button"
        data-view
        onClick={({ currentTarget: control }) => {
          void openViewer({ parameter: "view", address, control, href: img.original })
        }}
      >
        <PathIcon d={LOOK} size={16} />
        <Words>{WORDS.works.view}</Words>
        <Hidden>: {name}</Hidden>
      </Button>
    </ViewerIntent>
  )
}

interface GroupControlProps {
  content: readonly ViewerItem[]
  mediaFile: string | undefined
}

/** The button at the head of a group: the viewer on its first. */
export function GroupControl({ content, mediaFile }: GroupControlProps) {
  const [first] = content
  if (!first) return null
  return (
    <ViewerIntent mediaFile={mediaFile}>
      <Button
        type="button"
        style={{ paddingInline: 0 }}
        onClick={({ currentTarget: control }) => {
          void openViewer({ parameter: "view", address: first.address, control, href: first.img.original })
        }}
      >
        <PathIcon d={LOOK} size={16} />
        {WORDS.works.viewGroup(content.length)}
      </Button>
    </ViewerIntent>
  )
}
