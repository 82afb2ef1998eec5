/**
 * Draws the sample media under `content/`: `npx tsx sample-media/render.ts [part of a path]`.
 * The same sources give the same pictures, because nothing here uses the time, random numbers or the network.
 */
import { chromium } from "@playwright/test"
import { saveLoop, saveStill } from "./lib/capture"
import type { Loop, Still } from "./lib/scene"
import { brailleAi } from "./demos/braille-ai"
import { parkAndCharge } from "./demos/park-and-charge"
import { uniPiece } from "./demos/uni-piece"
import { virtualMemories } from "./demos/virtual-memories"
import { portrait } from "./portrait"
import { datedScreens } from "./screens/dated"
import { datedPhoneScreens } from "./screens/dated-phone"
import { memberScreens } from "./screens/members"
import { modernPhoneScreens } from "./screens/modern-phone"
import { modernScreens } from "./screens/modern"
import { orderBoardScreens } from "./screens/order-board"
import { orderStatusScreens } from "./screens/order-status"
import { parkStory } from "./screens/park-story"

const STILLS: Still[] = [
  ...datedScreens,
  ...modernScreens,
  ...datedPhoneScreens,
  ...modernPhoneScreens,
  ...orderStatusScreens,
  ...memberScreens,
  ...orderBoardScreens,
  ...portrait,
  ...parkStory,
]

const LOOPS: Loop[] = [...parkAndCharge, ...uniPiece, ...brailleAi, ...virtualMemories]

async function main(filter: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
  })
  try {
    for (const still of STILLS) if (still.path.includes(filter)) await saveStill(browser, still)
    for (const loop of LOOPS) if (loop.path.includes(filter)) await saveLoop(browser, loop)
  } finally {
    await browser.close()
  }
}

main(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
