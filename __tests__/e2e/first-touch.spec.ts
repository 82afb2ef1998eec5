import { EARLY_TAPS } from "../../src/constants"
import { expect, PHONE, test } from "../support/test"

test.use({ viewport: PHONE })

const CONTROLS = [
  { path: "/projects/", control: "Uni-Piece", before: ["aria-expanded", "false"], after: ["aria-expanded", "true"] },
  { path: "/", control: "Menu", before: ["aria-expanded", "false"], after: ["aria-expanded", "true"] },
] as const

for (const { path, control, before, after } of CONTROLS) {
  test(`a tap on ${control} before the scripts are there is shown at once and carried out when they are`, async ({
    page,
  }) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: "commit" })

    // The menu hides what is behind it from assistive technology, the button included.
    const button = page.getByRole("button", { name: control, exact: true, includeHidden: true })
    await button.click()
    await expect(button).toHaveAttribute(EARLY_TAPS.attribute)
    await expect(button).toHaveAttribute(...before)

    release()
    await expect(button).toHaveAttribute(...after)
    await expect(button).not.toHaveAttribute(EARLY_TAPS.attribute)
  })
}
