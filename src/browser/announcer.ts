/**
 * Shortens Gatsby's English announcement, "Navigated to Projects", to the page's heading, in the same task, so that screen readers announce only
 * text in the page's language. Returns a function that stops this.
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
