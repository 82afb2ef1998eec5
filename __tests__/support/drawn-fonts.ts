import type { Page } from "@playwright/test"

/** The fonts in which the browser draws the text of the first element that matches, and whether each is a web font. */
export async function fontsOf(page: Page, selector: string) {
  const client = await page.context().newCDPSession(page)
  await client.send("DOM.enable")
  await client.send("CSS.enable")
  const { root } = await client.send("DOM.getDocument")
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector })
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}
