import { useEffect, useState } from "react"
import type { MediaData } from "../content/media-data"
import { loadChunk } from "./load-chunk"

const fetches = new Map<string, Promise<MediaData[]>>()

/** How long to wait for a media file, ms. A request that never ends would leave its pictures out without a word. */
const TIMEOUT = 30_000

async function fetchMedia(address: string): Promise<MediaData[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`The pictures could not be loaded: ${response.status} for ${address}`)
  const file: unknown = await response.json()
  if (typeof file !== "object" || file === null || !("media" in file) || !Array.isArray(file.media)) {
    throw new Error(`The pictures could not be loaded: ${address} is not a media file`)
  }
  // Written by this site's own build, in the shape of `MediaFile`.
  return file.media as MediaData[]
}

/** Fetches a media file once; after a failure the next call fetches again. */
function fetchOnce(address: string): Promise<MediaData[]> {
  const request = fetches.get(address) ?? fetchMedia(address)
  fetches.set(address, request)
  request.catch(() => fetches.delete(address))
  return request
}

/** Starts fetching media that will probably be shown soon; a failure is reported only then. */
export function preloadMedia(address: string): void {
  fetchOnce(address).catch(() => undefined)
}

type Loaded = MediaData[] | null | Error

/** The result of loading a media file; undefined until known. */
function useLoaded(address: string | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ address: string; result: Loaded }>()

  useEffect(() => {
    if (address === undefined) return undefined
    let isWanted = true
    void loadChunk(() => fetchOnce(address))
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((result) => isWanted && setLoaded({ address, result }))
    return () => {
      isWanted = false
    }
  }, [address])

  // The address changes during content editing.
  return loaded?.address === address ? loaded?.result : undefined
}

/**
 * The media of a gallery group or a project, for a component that stays mounted while they load, so that focus inside it is kept.
 * @returns undefined while they load, and without an address; then the media in order, or null if a `preload-error` listener handled a failure
 * @throws a failure, for the error boundary
 */
export function useMediaFile(address: string | undefined): MediaData[] | null | undefined {
  const loaded = useLoaded(address)
  if (loaded instanceof Error) throw loaded
  return loaded
}

/** The same for a component that works without the media: null after a failure, too. */
export function useOptionalMediaFile(address: string | undefined): MediaData[] | null | undefined {
  const loaded = useLoaded(address)
  return loaded instanceof Error ? null : loaded
}
