import { styled } from "@mui/material/styles"
import { useIsHydrated } from "../../browser/use-is-hydrated"
import { captionFont } from "../../theme/theme"
import { LayoutContent, LayoutGrid } from "../shared/layout-grid"

const Root = styled("footer")(({ theme }) => ({ marginTop: 96, color: theme.vars.palette.text.secondary }))

const Line = styled(LayoutContent)(({ theme }) => ({
  ...captionFont,
  padding: "24px 0 40px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: "tabular-nums",
}))

/** The copyright line. The year is the visitor's current one: a page that was built last year is put right after hydration. */
export function Footer({ owner }: { owner: string }) {
  const isHydrated = useIsHydrated()
  return (
    <Root>
      <LayoutGrid>
        <Line>
          © {/* React leaves differing text as it is; under another key it is written anew. */}
          <span key={String(isHydrated)} suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>{" "}
          {owner}
        </Line>
      </LayoutGrid>
    </Root>
  )
}
