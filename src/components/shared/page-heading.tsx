import { styled } from "@mui/material/styles"

/** The heading of a page. */
export const PageHeading = styled("h1")(({ theme }) => ({
  margin: "40px 0 32px",
  fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4rem)",
  lineHeight: 1.05,
  fontWeight: 800,
  letterSpacing: "-0.035em",
  [theme.breakpoints.up("lg")]: { margin: "72px 0 56px" },
}))
