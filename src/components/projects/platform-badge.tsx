import { styled } from "@mui/material/styles"
import { captionFont, plainList, RADIUS } from "../../theme/theme"
import { WORDS } from "../../words"
import { PathIcon } from "../shared/icon"

/** The platforms' icons, drawn for this project: a phone with a notch, and one with buttons below its screen. */
const PLATFORMS = {
  iOS: "M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM10.2 2.7v1.3h3.6v-1.3M10.5 18.9h3",
  Android:
    "M5.5 10.5h13v8a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5zM5.5 10.5a6.5 6.5 0 0 1 13 0M7.5 5.2 6.2 3.2M16.5 5.2l1.3-2M9.5 7.7v.1M14.5 7.7v.1",
} as const

const List = styled("ul")({ ...plainList, display: "flex", gap: 8 })

const Item = styled("li")(({ theme }) => ({
  ...captionFont,
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  paddingBlock: 3,
  paddingInline: "7px 10px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.control,
}))

/** The platforms a project runs on, each with its icon. */
export function PlatformBadge({ platforms }: { platforms: Queries.ProjectsPageQuery["projects"][number]["mobile"] }) {
  return (
    <List aria-label={WORDS.projects.platform}>
      {platforms.map((platform) => (
        <Item key={platform}>
          <PathIcon d={PLATFORMS[platform]} size={18} />
          {platform}
        </Item>
      ))}
    </List>
  )
}
