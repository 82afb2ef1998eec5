import ButtonBase from "@mui/material/ButtonBase"
import { styled } from "@mui/material/styles"
import { RADIUS } from "../../look"
import { ANSWER_DURATION, CONTROL_SIZE } from "../../theme/tokens"

/** An icon-only button. MUI's own includes the spinner of its loading state, 6 KB before compression. */
export const IconButton = styled(ButtonBase)(({ theme: { vars } }) => ({
  flex: "none",
  width: CONTROL_SIZE,
  height: CONTROL_SIZE,
  borderRadius: RADIUS.control,
  color: vars.palette.text.primary,
  transition: `color ${ANSWER_DURATION.quick}ms`,
  "&:hover": { color: vars.palette.primary.main },
}))
