import { styled } from "@mui/material/styles"
import type { DRAWN_PROFILE_ICONS } from "../../constants"
import { IS_RIGHT_TO_LEFT } from "../../words"

/** The small inline icons, drawn for this project on a 24 px grid with a stroke of 1.75: each the `d` of one path. */
export const ICONS = {
  heart: "M12 20.5 3.9 12.6a5 5 0 0 1 7.1-7.1l1 1 1-1a5 5 0 0 1 7.1 7.1z",
  "code-hosting": "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15",
  "photo-sharing":
    "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.9v.2",
  "professional-network":
    "M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5zM8 10.5V16.5M8 7.4v.2M12 16.5V10.5M12 13.2a2.2 2.2 0 0 1 4.4 0V16.5",
  microblog: "M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-5 4v-4H5.5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM8 9h8M8 12.5h5",
  email:
    "M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 6.5l8 7 8-7",
  briefcase:
    "M4.5 7.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM8.5 7.5V5.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v2M3.5 12.5h17M12 11.5v2",
  chevron: "m6 9.5 6 6 6-6",
  arrow: "M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  close: "m6 6 12 12M18 6 6 18",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7z",
  play: "M8 5v14l11-7z",
  pause: "M8.5 5v14M15.5 5v14",
  expand: "M14 4.5h5.5V10M19.5 4.5 13 11M10 19.5H4.5V14M4.5 19.5 11 13",
  link: "M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1-1",
} as const satisfies Record<(typeof DRAWN_PROFILE_ICONS)[number], string> & Record<string, string>

const Svg = styled("svg")({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
})

interface PathIconProps {
  d: string
  size?: number
  /** Whether it points forward or back: right-to-left sites mirror it. */
  isDirectional?: boolean
  /** Whether the path is filled, not stroked. */
  isFilled?: boolean
}

const FILLED = { fill: "currentColor", stroke: "none" }

/** An icon defined elsewhere on the same grid with the same stroke: the `d` of one path, size in px. */
export const PathIcon = ({ d, size = 20, isDirectional = false, isFilled = false }: PathIconProps) => (
  <Svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    style={isFilled ? FILLED : isDirectional && IS_RIGHT_TO_LEFT ? { scale: "-1 1" } : undefined}
  >
    <path d={d} />
  </Svg>
)

/** A small inline icon in the text colour, size in px. It is decoration: the text next to it gives its meaning. */
export const Icon = ({ name, ...props }: { name: keyof typeof ICONS; size?: number }) => (
  <PathIcon d={ICONS[name]} isDirectional={name === "arrow"} {...props} />
)

const isIconName = (icon: string): icon is keyof typeof ICONS => Object.hasOwn(ICONS, icon)

/** The icon of a profile: a name in `ICONS`, or the path of an icon from another set. */
export const ProfileIcon = ({ icon }: { icon: string }) =>
  isIconName(icon) ? <Icon name={icon} /> : <PathIcon d={icon} isFilled />
