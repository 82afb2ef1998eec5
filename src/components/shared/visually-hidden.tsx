import { styled } from "@mui/material/styles"
import { visuallyHidden } from "../../theme/theme"

export const VisuallyHidden = styled("span")(visuallyHidden)
