import { styled } from "@mui/material/styles"
import { visuallyHidden } from "../../theme/theme"

/** Words that only a screen reader should meet. */
export const Hidden = styled("span")(visuallyHidden)
