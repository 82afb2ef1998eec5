/**
 * Leaves only the page's heading of what Gatsby announces in English, "Navigated to Projects", in the same task, so that screen readers hear the
 * page's own language alone. Returns what ends it.
 */
export function announceHeadingsOnly(): () => void {
  const announcer = document.getElementById("gatsby-announcer")
  if (!announcer) return () => undefined
  const observer = new MutationObserver(() => {
    const [, heading] = /^Navigated to (.*)$/s.exec(announcer.textContent) ?? []
    if (heading !== undefined) announcer.textContent = heading
  })
  observer.observe(announcer, { childList: true })
  return () => observer.disconnect()
}
