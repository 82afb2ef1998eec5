import { styled } from "@mui/material/styles"
import { type ReactNode, useEffect, useState } from "react"
import { announceHeadingsOnly } from "../../browser/announcer"
import type { PageContext } from "../../site-pages"
import { visuallyHidden } from "../../theme/theme"
import { FEEDBACK_DURATION } from "../../theme/tokens"
import { WORDS } from "../../words"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { Footer } from "./footer"
import { NextPage } from "./next-page"
import { OfflineNotice } from "./offline-notice"
import { PageTransition, usePageChange } from "./page-transition"
import { TopBar } from "./top-bar"

const Root = styled("div")({ display: "flex", flexDirection: "column", minHeight: "100dvh" })
const Main = styled("main")({ position: "relative", flex: "1 0 auto", "&:focus": { outline: "none" } })

/** Disappears before the next page is visible, because that page may overlap it. */
const Foot = styled("div")(({ theme }) => ({
  marginTop: 64,
  [theme.breakpoints.up("lg")]: { marginTop: 96 },
  "&[data-leaving]": { opacity: 0, visibility: "hidden" },
  "@media (prefers-reduced-motion: no-preference)": {
    transition: `opacity ${FEEDBACK_DURATION.calm}ms`,
    "&[data-leaving]": { transitionProperty: "opacity, visibility" },
  },
}))

const SkipLink = styled("a")(({ theme }) => ({
  "&:not(:focus)": visuallyHidden,
  position: "absolute",
  zIndex: theme.zIndex.tooltip,
  top: 8,
  insetInlineStart: 8,
  padding: "10px 16px",
  backgroundColor: theme.vars.palette.background.paper,
}))

/** What all pages share: the top bar, the content area with its transitions, the footer. It persists across page changes. */
export function Layout({ pathname, children, ...context }: PageContext & { pathname: string; children: ReactNode }) {
  const { name, entry } = context
  const change = usePageChange(pathname)
  useEffect(announceHeadingsOnly, [])
  // The page whose next-page links are shown: the leaving one, until it is gone.
  const [linkingPage, setLinkingPage] = useState({ name, entry })
  if ((linkingPage.name !== name || linkingPage.entry !== entry) && !change.isUnderWay) setLinkingPage({ name, entry })

  return (
    <Root>
      <SkipLink href="#content">{WORDS.shell.skipToContent}</SkipLink>
      <TopBar {...context} />
      <Main id="content" tabIndex={-1}>
        <ChunkBoundary>
          <PageTransition pathname={pathname} change={change} title={context.title}>
            <HydrationBoundary>{children}</HydrationBoundary>
          </PageTransition>
        </ChunkBoundary>
      </Main>
      <Foot data-leaving={change.isUnderWay || undefined}>
        <HydrationBoundary>
          <NextPage {...linkingPage} />
          <Footer {...context} />
        </HydrationBoundary>
      </Foot>
      <OfflineNotice />
    </Root>
  )
}
