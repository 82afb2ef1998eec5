import { styled, type Theme } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { ICONS as SHARED_ICONS, PathIcon } from "../shared/icon"
import { hovered, plainControl } from "../../theme/theme"
import { VIEWER_WORDS } from "../../viewer-words"
import { VIEWER_ICONS } from "./viewer-icons"

/** The viewer's icons, drawn for this project on the grid of the others (`shared/icon.tsx`). */
const ICONS = {
  ...SHARED_ICONS,
  ...VIEWER_ICONS,
  copyLink: SHARED_ICONS.link,
  previous: "m14.5 6-6 6 6 6",
  next: "m9.5 6 6 6-6 6",
  zoomIn: `${VIEWER_ICONS.view}M10.5 7.5v6M7.5 10.5h6`,
  zoomOut: `${VIEWER_ICONS.view}M7.5 10.5h6`,
  fitWidth: "M3.5 4v16M20.5 4v16M6.5 12h11M9.5 9l-3 3 3 3M14.5 9l3 3-3 3",
  fitHeight: "M4 3.5h16M4 20.5h16M12 6.5v11M9 9.5l3-3 3 3M9 14.5l3 3 3-3",
  sideBySide: "M4 5.5h6.5v13H4zM13.5 5.5H20v13h-6.5z",
  oneByOne: "M4.5 5h15v14h-15zM4.5 16l4.5-4.5 4 4 2.5-2.5 4 4M15 9.2v.2",
  blink:
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
} as const

const control = ({ theme }: { theme: Theme }) => ({
  ...plainControl,
  gap: 8,
  flex: "none",
  padding: "0 12px",
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  ...hovered({ color: theme.vars.palette.primary.main }),
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.main,
    // Borders, because forced colours remove shadows; the upper one keeps the label centred.
    borderBlock: "2px solid transparent",
    borderBlockEndColor: theme.vars.palette.primary.main,
  },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, opacity: 0.5, cursor: "default" },
})

/** A button and a link in the viewer's bars. */
export const Control = styled("button")(control)
export const ControlLink = styled("a")(control)

type IconControlProps = ComponentProps<typeof Control> & { icon: keyof typeof ICONS & keyof typeof VIEWER_WORDS }

/** An icon-only button of the viewer, whose title is its label. */
export function IconControl({ icon, ...button }: IconControlProps) {
  const label = VIEWER_WORDS[icon]
  return (
    <Control type="button" title={label} {...button}>
      <ControlIcon icon={icon} />
    </Control>
  )
}

export const ControlIcon = ({ icon }: { icon: keyof typeof ICONS }) => (
  <PathIcon d={ICONS[icon]} isDirectional={icon === "previous" || icon === "next"} />
)
