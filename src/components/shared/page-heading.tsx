import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { markHydrated } from "../../print/printed-pictures"
import { titleFont } from "../../theme/theme"

const Heading = styled("h1")(({ theme }) => ({
  ...titleFont,
  margin: "40px 0 32px",
  fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4rem)",
  [theme.breakpoints.up("lg")]: { margin: "72px 0 56px" },
}))

export const PageHeading = (props: ComponentProps<"h1">) => <Heading {...props} ref={markHydrated} />
