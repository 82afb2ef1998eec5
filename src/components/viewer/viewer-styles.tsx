import GlobalStyles from "@mui/material/GlobalStyles"
import type { Theme } from "@mui/material/styles"

/** The library's own style sheet, which the bundler puts in here: as a style sheet Gatsby would write it into every page. */
declare const VIEWER_STYLE: string

/** The height of the bars above and below the picture, px: equal, so that the picture's middle is the window's. */
export const VIEWER_BAR = 56

/** While this is on the viewer, its picture is on its way from or to the page. */
export const FLYING_ATTRIBUTE = "data-flying"

const ours = (theme: Theme) => ({
  ".yarl__portal": {
    zIndex: theme.zIndex.modal,
    color: theme.vars.palette.text.primary,
    "--yarl__color_backdrop": theme.vars.palette.background.default,
    // Also what the script in the head gives to whatever is pressed.
    "& button:focus-visible, & a:focus-visible": { outlineOffset: -2 },
  },
  // Sides are inset beside the screen's own cut-outs.
  ".yarl__container": {
    padding: `${String(VIEWER_BAR)}px env(safe-area-inset-right) ${String(VIEWER_BAR)}px env(safe-area-inset-left)`,
    "&:focus-visible": { outline: "none" },
  },
  // One bar from edge to edge.
  ".yarl__toolbar": { insetInline: 0, padding: 0 },
  ".yarl__slide_wrapper": { cursor: "zoom-in" },
  ".yarl__slide_wrapper_interactive": { cursor: "grab", "&:active": { cursor: "grabbing" } },
  [`[${FLYING_ATTRIBUTE}]`]: { "& .yarl__container, & .yarl__slide": { overflow: "visible" } },
})

/** The styles of the viewer, by script alone: no policy has to allow them. */
export function ViewerStyles() {
  return (
    <>
      <GlobalStyles styles={VIEWER_STYLE} />
      <GlobalStyles styles={ours} />
    </>
  )
}
