import { styled } from "@mui/material/styles"
import { Component, type ReactNode, Suspense } from "react"
import { RADIUS } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { WORDS } from "../../words"

const Notice = styled("div")(({ theme }) => ({
  padding: "16px 20px",
  border: `1px solid ${theme.vars.palette.border.main}`,
  borderRadius: RADIUS.picture,
  "& p": { margin: "0 0 12px" },
}))

const Reload = styled("button")(({ theme }) => ({
  minHeight: CONTROL_SIZE,
  padding: "8px 16px",
  border: `1px solid ${theme.vars.palette.border.main}`,
  borderRadius: RADIUS.control,
  background: "none",
  color: theme.vars.palette.text.primary,
  font: "inherit",
  fontWeight: 500,
  cursor: "pointer",
  "&:hover": { borderColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.main },
}))

interface ChunkBoundaryProps {
  /** For optional content in its own chunk: shown while it loads, and instead of the notice if it can't be loaded. */
  fallback?: ReactNode
  /** Called if the content could not be loaded. */
  onFailure?: () => void
  children: ReactNode
}

/** If part of the page cannot be loaded, shows a notice in its place that offers to reload. The rest of the page stays. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override componentDidUpdate(previousProps: ChunkBoundaryProps) {
    // The children changed: another page, or the same page with new data while the content is edited.
    if (this.state.hasFailed && previousProps.children !== this.props.children) this.setState({ hasFailed: false })
  }

  override render() {
    const { fallback, children } = this.props
    if (!this.state.hasFailed) return fallback ? <Suspense fallback={fallback}>{children}</Suspense> : children
    if (fallback) return fallback
    return (
      <Notice role="alert">
        <p>{WORDS.shared.couldNotBeLoaded}</p>
        <Reload type="button" onClick={() => window.location.reload()}>
          {WORDS.shared.reload}
        </Reload>
      </Notice>
    )
  }
}
