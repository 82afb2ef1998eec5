import { theme } from "../../theme/theme"

/** The library's style sheet, inserted by the bundler: if it were imported, Gatsby would write it into every page. */
declare const VIEWER_STYLE: string

/** The height of the bars above and below the picture: equal, so that the picture is centred in the window. Two lines of large text have room. */
export const VIEWER_BAR = "max(56px, 2.6rem)"

/** Set on the viewer while its picture moves from or to the page. */
export const FLYING_ATTRIBUTE = "data-flying"

const { palette } = theme.vars

// The picture keeps clear of the screen's cut-outs; the toolbar extends from edge to edge.
const OWN_STYLES = `
  .yarl__portal { z-index: ${theme.zIndex.modal}; color: ${palette.text.primary}; --yarl__color_backdrop: ${palette.background.default}; }
  .yarl__portal :is(button, a):focus-visible { outline-offset: -2px; }
  .yarl__container { padding: ${VIEWER_BAR} env(safe-area-inset-right) ${VIEWER_BAR} env(safe-area-inset-left); }
  @media (max-width: 15em) { .yarl__container { padding-bottom: 5rem; } }
  .yarl__container:focus-visible { outline: none; }
  .yarl__portal .yarl__toolbar { inset-inline: 0; padding: 0; }
  .yarl__slide_wrapper_interactive { cursor: grab; }
  .yarl__slide_wrapper_interactive:active { cursor: grabbing; }
  [${FLYING_ATTRIBUTE}] :is(.yarl__container, .yarl__slide) { overflow: visible; }
`

/** Adopts the viewer's styles: by script, so that no content policy has to allow them, and before it opens, so that the page's styles aren't recalculated then. */
export function adoptViewerStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${VIEWER_STYLE}${OWN_STYLES}`)
  document.adoptedStyleSheets.push(sheet)
}
