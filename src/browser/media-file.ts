import type { MediaData } from "../content/media-data"
import { loadChunk } from "./load-chunk"

const loads = new Map<string, Promise<MediaData[] | null>>()

async function fetchMedia(address: string): Promise<MediaData[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The pictures could not be loaded: ${String(response.status)} for ${address}`)
  const file: unknown = await response.json()
  if (typeof file !== "object" || file === null || !("media" in file) || !Array.isArray(file.media)) {
    throw new Error(`The pictures could not be loaded: ${address} is not a media file`)
  }
  // Written by this site's own build, in the shape of `MediaFile`.
  return file.media as MediaData[]
}

/**
 * The media of a gallery group or a project, fetched once in a visit however often it is asked for.
 * A failed fetch is forgotten, so that the next call tries again.
 * @param address the `mediaFile` of the group or project
 * @returns the media in order, or null where a `preload-error` listener took care of a failure
 */
export function loadMedia(address: string): Promise<MediaData[] | null> {
  const known = loads.get(address)
  if (known) return known
  const load = loadChunk(() => fetchMedia(address))
  loads.set(address, load)
  return load
}

/** Starts loading media that will probably be shown soon; a failure is told when they are. */
export function preloadMedia(address: string): void {
  if (loads.has(address)) return
  const early = fetchMedia(address)
  loads.set(address, early)
  early.catch(() => loads.delete(address))
}
