import { styled } from "@mui/material/styles"
import { hovered, plainControl } from "../../theme/theme"
import { FEEDBACK_DURATION } from "../../theme/tokens"

export const IconButton = styled("button")(({ theme: { vars } }) => ({
  ...plainControl,
  flex: "none",
  padding: 0,
  color: vars.palette.text.primary,
  transition: `color ${FEEDBACK_DURATION.quick}ms`,
  ...hovered({ color: vars.palette.primary.main }),
}))
