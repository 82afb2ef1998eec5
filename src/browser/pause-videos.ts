/** Pauses the videos in what is about to be out of sight: their sound would go on. */
export function pauseVideosIn(part: ParentNode | null): void {
  for (const video of part?.querySelectorAll("video") ?? []) video.pause()
}
