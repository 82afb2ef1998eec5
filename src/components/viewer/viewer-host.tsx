import { type ComponentProps, useState } from "react"
import { leaveQuery, useQuery } from "../../browser/query-state"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { lazyChunk } from "../shared/lazy-chunk"
import { importViewer, loadedViewer } from "./open-viewer"
import { VIEWER_QUERY, type ViewerGroup, viewerTarget } from "./viewer-groups"

const LazyViewer = lazyChunk(importViewer)

/** The viewer, rendered directly if its chunk is loaded: React delays what it once had to wait for by 300 ms. */
function Viewer(props: ComponentProps<typeof LazyViewer>) {
  const [Shown] = useState(() => loadedViewer() ?? LazyViewer)
  return <Shown {...props} />
}

/** Shows the viewer while the page's address points to something in these groups, which are in order; only then is its code loaded. */
export function ViewerHost({ groups }: { groups: readonly ViewerGroup[] }) {
  const view = useQuery("view")
  const compare = useQuery("compare")
  const target = viewerTarget(groups, view, compare)
  // A closing one keeps its content until it is out of sight; the next is a new instance.
  const [last, setLast] = useState({ view, compare, visit: 0 })
  if (target && (last.view !== view || last.compare !== compare)) setLast({ ...last, view, compare })

  const onClosed = () => setLast({ view: null, compare: null, visit: last.visit + 1 })
  // A button would think that its picture is shown already.
  const onFailure = () => void leaveQuery(VIEWER_QUERY).then(onClosed)

  const shown = target ?? viewerTarget(groups, last.view, last.compare)
  if (!shown) return null
  return (
    // A failed load leaves the page as it is.
    <ChunkBoundary fallback={<></>} onFailure={onFailure}>
      <Viewer key={last.visit} groups={groups} target={shown} isOpen={target !== null} onClosed={onClosed} />
    </ChunkBoundary>
  )
}
