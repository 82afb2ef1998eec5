import { type Browser, type BrowserContext, test } from "@playwright/test"
import { random } from "../support/random"
import { SITES } from "../../scripts/lib/sites"
import { NO_PAGE, type Step, told, Visitor } from "../soak/visitor"

/**
 * The first seed, how many visitors, and how many steps each: `WALK_SEED=1 WALK_VISITORS=20 WALK_STEPS=150 npx playwright test --config
 * playwright.long.config.ts walk.spec.ts`. `WALK_AGAIN` has the steps that a difference printed, or some of them, to take them again.
 */
const SEED = Number(process.env.WALK_SEED ?? 32)
const VISITORS = Number(process.env.WALK_VISITORS ?? 1)
const STEPS = Number(process.env.WALK_STEPS ?? 40)
const AGAIN = process.env.WALK_AGAIN

/** What a step may take on a busy machine, ms. */
const PATIENCE = 30_000

const PATHS = {
  sample: ["/", "/works/", "/works/company/", "/projects/", "/projects/uni-piece/", "/resume/", `${NO_PAGE}/`],
  anotherOwner: ["/", "/works/", "/projects/"],
}

/** A new window for a visitor of a site. */
async function openWindow(browser: Browser, name: keyof typeof PATHS): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: SITES[name].origin, hasTouch: true })
  // A picture elsewhere, of the other owner.
  await context.route(/images\.example|videos\.example/, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>",
    }),
  )
  return context
}

for (let seed = SEED; seed < SEED + VISITORS; seed += 1) {
  // The sample has more to see.
  const name = seed % 4 === 3 ? "anotherOwner" : "sample"
  test(`a visitor takes ${STEPS} steps through ${name}, seed ${seed}`, async ({ browser }) => {
    test.setTimeout((STEPS + 60) * PATIENCE)
    const chance = random(seed)
    const again = AGAIN === undefined ? undefined : (JSON.parse(AGAIN) as Step[])
    const size = { width: chance.between(360, 1440), height: chance.between(600, 1000) }
    const context = await openWindow(browser, name)
    const visitor = await Visitor.of(context, PATHS[name])
    /** Begins somewhere, in a window of some size. */
    const next = async (length: number): Promise<Step | undefined> => {
      if (again) return again.shift()
      if (length === 0) return { do: "type", address: visitor.someAddress(chance) }
      if (length === 1) return { do: "resize", ...size }
      return length < STEPS ? visitor.choose(chance) : undefined
    }
    const taken: Step[] = []
    try {
      for (let step = await next(0); step; step = await next(taken.length)) {
        taken.push(step)
        if (!(await visitor.perform(step))) taken.pop()
      }
    } catch (error) {
      const difference = error instanceof Error ? error.message : String(error)
      throw new Error(`${difference}\n\nWALK_AGAIN on ${name}: [${taken.map(told).join(",\n")}]`, { cause: error })
    } finally {
      await context.close()
    }
  })
}
