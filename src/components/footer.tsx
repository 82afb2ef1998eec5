import { styled } from "@mui/material/styles"
import { captionFont } from "../theme/theme"
import { LayoutContent, LayoutGrid } from "./layout-grid"

const Root = styled("footer")(({ theme }) => ({ marginTop: 96, color: theme.vars.palette.text.secondary }))

const Line = styled(LayoutContent)(({ theme }) => ({
  ...captionFont,
  padding: "24px 0 40px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: "tabular-nums",
}))

/** The copyright line. The year is the visitor's current one; a page built last year is corrected on hydration. */
export function Footer({ owner }: { owner: string }) {
  return (
    <Root>
      <LayoutGrid>
        <Line>
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {owner}
        </Line>
      </LayoutGrid>
    </Root>
  )
}
