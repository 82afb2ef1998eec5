import { styled } from "@mui/material/styles"
import { titleFont } from "../../theme/theme"

/** The heading of a page. */
export const PageHeading = styled("h1")(({ theme }) => ({
  ...titleFont,
  margin: "40px 0 32px",
  fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4rem)",
  [theme.breakpoints.up("lg")]: { margin: "72px 0 56px" },
}))
