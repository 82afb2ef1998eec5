/**
 * Shortens Gatsby's English announcement, "Navigated to Projects", to the page's heading, in the same task, so that screen readers announce only
 * text in the page's language, and gives the element that Gatsby focuses a role. Returns a function that stops the shortening.
 */
export function announceHeadingsOnly(): () => void {
  const announcer = document.getElementById("gatsby-announcer")
  if (!announcer) return () => undefined
  // Gatsby focuses it after a change of pages: otherwise its name would be all texts of the page.
  document.getElementById("gatsby-focus-wrapper")?.setAttribute("role", "group")
  const observer = new MutationObserver(() => {
    const [, heading] = /^Navigated to (.*)$/s.exec(announcer.textContent) ?? []
    if (heading !== undefined) announcer.textContent = heading
  })
  observer.observe(announcer, { childList: true })
  return () => observer.disconnect()
}
