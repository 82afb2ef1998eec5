import { styled } from "@mui/material/styles"
import { visuallyHidden } from "../../theme/theme"

/** Text for screen readers only. */
export const Hidden = styled("span")(visuallyHidden)
