import ButtonBase from "@mui/material/ButtonBase"
import { styled } from "@mui/material/styles"
import { RADIUS } from "../../look"
import { CONTROL_SIZE, FEEDBACK_DURATION } from "../../theme/tokens"

/** An icon-only button. MUI's own includes the spinner of its loading state, 6 KB before compression. */
export const IconButton = styled(ButtonBase)(({ theme: { vars } }) => ({
  flex: "none",
  width: CONTROL_SIZE,
  height: CONTROL_SIZE,
  borderRadius: RADIUS.control,
  color: vars.palette.text.primary,
  transition: `color ${FEEDBACK_DURATION.quick}ms`,
  "&:hover": { color: vars.palette.primary.main },
}))
