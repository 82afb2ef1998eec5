import { type ComponentProps, useState } from "react"
import { leaveQuery, useQuery } from "../../browser/query-state"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { lazyChunk } from "../shared/lazy-chunk"
import { importViewer, loadedViewer } from "./open-viewer"
import { VIEWER_QUERY, type ViewerGroup, viewerTarget } from "./viewer-groups"

const LazyViewer = lazyChunk(importViewer)

/** The viewer, rendered without `lazy` if its chunk is loaded: React shows a component that suspended no sooner than 300 ms later. */
function Viewer(props: ComponentProps<typeof LazyViewer>) {
  const [Component] = useState(() => loadedViewer() ?? LazyViewer)
  return <Component {...props} />
}

/** Shows the viewer while the URL refers to an item in these groups, which are in the page's order. Its code is loaded only then. */
export function ViewerHost({ groups }: { groups: readonly ViewerGroup[] }) {
  const view = useQuery("view", false)
  const compare = useQuery("compare", false)
  const target = viewerTarget(groups, view, compare)
  // A closing viewer keeps its content until it is no longer visible; the next one is a new instance.
  const [last, setLast] = useState({ view, compare, visit: 0 })
  if (target && (last.view !== view || last.compare !== compare)) setLast({ ...last, view, compare })

  const onClosed = () => setLast({ view: null, compare: null, visit: last.visit + 1 })
  // Otherwise `openViewer` would find the address in the URL and do nothing.
  const onFailure = () => void leaveQuery(VIEWER_QUERY).then(onClosed)

  const shown = target ?? viewerTarget(groups, last.view, last.compare)
  if (!shown) return null
  return (
    // If the viewer fails to load, the page stays as it is.
    <ChunkBoundary fallback={<></>} onFailure={onFailure}>
      <Viewer key={last.visit} groups={groups} target={shown} isOpen={target !== null} onClosed={onClosed} />
    </ChunkBoundary>
  )
}
