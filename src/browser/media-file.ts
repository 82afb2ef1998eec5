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
  // Written by `publishMediaFile` in this site's own build.
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

/**
 * The media of a gallery group or a project, for a component that stays mounted while they load, so that focus inside it is kept.
 * @param areOptional whether the component also works without them
 * @returns undefined while they load, and without an address; then the media in order, or null if a `preload-error` listener handled a failure
 * @throws any other failure, for the error boundary; if they are optional, it returns null instead
 */
export function useMediaFile(address: string | undefined, areOptional = false): MediaData[] | null | undefined {
  const [loaded, setLoaded] = useState<{ address: string; media: MediaData[] | null; error?: Error }>()

  useEffect(() => {
    if (address === undefined) return undefined
    let isWanted = true
    loadChunk(() => fetchOnce(address)).then(
      (media) => isWanted && setLoaded({ address, media }),
      (error: unknown) =>
        isWanted &&
        setLoaded({ address, media: null, error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      isWanted = false
    }
  }, [address])

  // The address changes during content editing.
  if (!loaded || loaded.address !== address) return undefined
  if (loaded.error && !areOptional) throw loaded.error
  return loaded.media
}
