/** Pauses the videos in a part that is about to be hidden, because their sound would continue. */
export function pauseVideosIn(part: ParentNode | null): void {
  for (const video of part?.querySelectorAll("video") ?? []) video.pause()
}
