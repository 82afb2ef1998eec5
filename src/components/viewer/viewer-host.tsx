import { type ComponentProps, Suspense, useState } from "react"
import { useQuery } from "../../browser/query-state"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { lazyChunk } from "../shared/lazy-chunk"
import { importViewer, loadedViewer } from "./open-viewer"
import { type ViewerGroup, viewerTarget } from "./viewer-groups"

const LazyViewer = lazyChunk(importViewer)

/** The viewer, without a detour where its chunk is there: React shows what it once had to wait for no sooner than 300 ms later. */
function Viewer(props: ComponentProps<typeof LazyViewer>) {
  const [Shown] = useState(() => loadedViewer() ?? LazyViewer)
  return <Shown {...props} />
}

interface ViewerHostProps {
  /** What it can show, in order, with the addresses on this page. */
  groups: readonly ViewerGroup[]
}

/** Shows the viewer while the page's address points to something in these groups; the viewer's code is loaded no sooner. */
export function ViewerHost({ groups }: ViewerHostProps) {
  const view = useQuery("view")
  const compare = useQuery("compare")
  const target = viewerTarget(groups, view, compare)
  // One that closes shows what it showed until it is out of sight; the next is another one.
  const [last, setLast] = useState({ view, compare, visit: 0 })
  if (target && (last.view !== view || last.compare !== compare)) setLast({ ...last, view, compare })

  const shown = target ?? viewerTarget(groups, last.view, last.compare)
  if (!shown) return null
  return (
    // What can't be loaded leaves the page as it is.
    <ChunkBoundary fallback={<></>}>
      <Suspense>
        <Viewer
          key={last.visit}
          groups={groups}
          target={shown}
          isOpen={target !== null}
          onClosed={() => setLast({ view: null, compare: null, visit: last.visit + 1 })}
        />
      </Suspense>
    </ChunkBoundary>
  )
}
