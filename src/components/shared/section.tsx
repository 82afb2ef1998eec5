import { styled } from "@mui/material/styles"
import { type PropsWithChildren, useId } from "react"
import { headerFont } from "../../theme/theme"
import { HydrationBoundary } from "./hydration-boundary"

const Root = styled("section")(({ theme }) => ({
  marginTop: 48,
  [theme.breakpoints.up("lg")]: { marginTop: 80 },
}))

const Header = styled("h2")({ ...headerFont, margin: "0 0 20px" })

type SectionProps = PropsWithChildren<{ title: string; items: readonly unknown[] }>

/** A part of a page under its header, which is also its accessible name. Without items it is not rendered. */
export function Section({ title, items, children }: SectionProps) {
  const headerId = useId()
  if (items.length === 0) return null
  return (
    <Root aria-labelledby={headerId}>
      <Header id={headerId}>{title}</Header>
      <HydrationBoundary>{children}</HydrationBoundary>
    </Root>
  )
}
