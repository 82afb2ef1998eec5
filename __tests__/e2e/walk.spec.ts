import { type Browser, test } from "@playwright/test"
import { random } from "../support/random"
import { SITES } from "../../scripts/lib/sites"
import { NO_PAGE, type Step, told, Visitor } from "../soak/visitor"

/**
 * The first seed, how many visitors, and how many steps each: `WALK_SEED=1 WALK_VISITORS=20 WALK_STEPS=150 npx playwright test walk.spec.ts`.
 * `WALK_AGAIN` has the steps that a difference printed, to take them again.
 */
const SEED = Number(process.env.WALK_SEED ?? 20)
const VISITORS = Number(process.env.WALK_VISITORS ?? 1)
const STEPS = Number(process.env.WALK_STEPS ?? 40)
const AGAIN = process.env.WALK_AGAIN

/** What a step may take on a busy machine, ms, and how often steps are taken again in search of fewer. */
const PATIENCE = 30_000
const MOST_REPLAYS = 40

const PATHS = {
  sample: ["/", "/works/", "/works/company/", "/projects/", "/projects/uni-piece/", "/resume/", `${NO_PAGE}/`],
  anotherOwner: ["/", "/works/", "/projects/"],
}

interface Walk {
  taken: Step[]
  /** What was wrong after the last step; null if nothing was. */
  difference: string | null
}

/** Walks through a site in a new window: as long as there is a next step, and nothing is wrong. */
async function walk(
  browser: Browser,
  name: keyof typeof PATHS,
  next: (visitor: Visitor, taken: readonly Step[]) => Promise<Step | undefined>,
): Promise<Walk> {
  const context = await browser.newContext({ baseURL: SITES[name].origin, hasTouch: true })
  // A picture elsewhere, of the other owner.
  await context.route(/images\.example|videos\.example/, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>",
    }),
  )
  const taken: Step[] = []
  try {
    const visitor = await Visitor.of(context, PATHS[name])
    for (let step = await next(visitor, taken); step; step = await next(visitor, taken)) {
      taken.push(step)
      if (!(await visitor.perform(step))) taken.pop()
    }
    return { taken, difference: null }
  } catch (error) {
    return { taken, difference: error instanceof Error ? error.message : String(error) }
  } finally {
    await context.close()
  }
}

/** Takes given steps, leaving out those that can't be taken. */
function replay(browser: Browser, name: keyof typeof PATHS, steps: readonly Step[]): Promise<Walk> {
  const rest = [...steps]
  return walk(browser, name, () => Promise.resolve(rest.shift()))
}

/** The name of the check that found a difference. */
const checkOf = (difference: string) => difference.split("\n")[0]

/** The fewest steps, found by leaving out ever smaller parts, that end in the same difference. */
async function shorten(browser: Browser, name: keyof typeof PATHS, found: Walk): Promise<Walk> {
  let least = found
  let replays = 0
  for (let size = Math.ceil(found.taken.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // Without the first address there is no page.
    for (let from = 1; from < least.taken.length - 1 && replays < MOST_REPLAYS; replays += 1) {
      const fewer = least.taken.filter((_, index) => index < from || index >= from + size)
      const again = await replay(browser, name, fewer)
      const isSame = again.difference !== null && checkOf(again.difference) === checkOf(found.difference ?? "")
      if (isSame && again.taken.length < least.taken.length) least = again
      else from += size
    }
  }
  return least
}

for (let seed = SEED; seed < SEED + VISITORS; seed += 1) {
  // The sample has more to see.
  const name = seed % 4 === 3 ? "anotherOwner" : "sample"
  test(`a visitor takes ${STEPS} steps through ${name}, seed ${seed}`, async ({ browser }) => {
    test.setTimeout((STEPS + 600) * PATIENCE)
    const chance = random(seed)
    const again = AGAIN === undefined ? undefined : (JSON.parse(AGAIN) as Step[])
    const size = { width: chance.between(360, 1440), height: chance.between(600, 1000) }
    /** Begins somewhere, in a window of some size. */
    const next = async (visitor: Visitor, { length }: readonly Step[]): Promise<Step | undefined> => {
      if (length === 0) return { do: "type", address: visitor.someAddress(chance) }
      if (length === 1) return { do: "resize", ...size }
      return length < STEPS ? visitor.choose(chance) : undefined
    }
    const found = await (again ? replay(browser, name, again) : walk(browser, name, next))
    if (found.difference === null) return
    // At once: the search for fewer takes a while, and may be stopped.
    console.log(`Seed ${seed}: ${found.difference}\n[${found.taken.map(told).join(",\n")}]`)
    const { taken, difference } = await shorten(browser, name, found)
    throw new Error(
      [
        `Seed ${seed}, step ${found.taken.length}: ${found.difference}`,
        `The fewest steps, for WALK_AGAIN on ${name}: [${taken.map(told).join(",\n")}]`,
        `They end in: ${difference ?? "nothing"}`,
      ].join("\n\n"),
    )
  })
}
