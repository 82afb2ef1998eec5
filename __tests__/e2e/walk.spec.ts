import { type Browser, type BrowserContext, test } from "@playwright/test"
import { random } from "../support/random"
import { mockRemoteMedia } from "../support/test"
import { SITES } from "../../scripts/lib/sites"
import { NO_PAGE, type Step, Visitor } from "../soak/visitor"

/**
 * The first seed, how many visitors, and how many steps each: `WALK_SEED=1 WALK_VISITORS=20 WALK_STEPS=150 npx playwright test --config
 * playwright.long.config.ts walk.spec.ts --workers=2` takes half an hour. Set `WALK_AGAIN` to the steps that a failure printed,
 * or to some of them, to replay them.
 */
const SEED = Number(process.env.WALK_SEED ?? 32)
const VISITORS = Number(process.env.WALK_VISITORS ?? 1)
const STEPS = Number(process.env.WALK_STEPS ?? 40)
const AGAIN = process.env.WALK_AGAIN

/** How long a step may take on a busy machine, ms. */
const STEP_TIMEOUT = 90_000

const PATHS = {
  sample: ["/", "/works/", "/works/company/", "/projects/", "/projects/uni-piece/", "/resume/", `${NO_PAGE}/`],
  anotherOwner: ["/", "/works/", "/side-projects/"],
}

/** A new window for a visitor of a site. */
async function openWindow(browser: Browser, name: keyof typeof PATHS): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: SITES[name].origin, hasTouch: true })
  await mockRemoteMedia(context)
  return context
}

/** A walk's steps, each with the steps to where the visitor was before it, and what was wrong after the last; null if nothing was. */
interface Walk {
  taken: { step: Step; before: Step[] }[]
  difference: string | null
}

/** Walks through a site in a new window, as long as there is a next step. */
async function walk(
  browser: Browser,
  name: keyof typeof PATHS,
  next: (visitor: Visitor, length: number) => Promise<Step | undefined> | Step | undefined,
): Promise<Walk> {
  const context = await openWindow(browser, name)
  const other = await openWindow(browser, name)
  const visitor = await Visitor.of(context, other, PATHS[name])
  const taken: Walk["taken"] = []
  try {
    for (let step = await next(visitor, 0); step; step = await next(visitor, taken.length)) {
      taken.push({ step, before: visitor.stepsToHere() })
      if (!(await visitor.perform(step))) taken.pop()
    }
    return { taken, difference: null }
  } catch (error) {
    return { taken, difference: error instanceof Error ? error.message : String(error) }
  } finally {
    await context.close()
    await other.close()
  }
}

/** Finds fewer steps to the same difference: the last few, from where the visitor was before them, without those it doesn't need. */
async function shorten(browser: Browser, name: keyof typeof PATHS, { taken, difference }: Walk): Promise<Step[]> {
  const [kind] = (difference ?? "").split("\n")
  const isSame = async (steps: readonly Step[]) => {
    const left = [...steps]
    return (await walk(browser, name, () => left.shift())).difference?.split("\n")[0] === kind
  }
  const stepsOf = (part: Walk["taken"]) => [...(part[0]?.before ?? []), ...part.map(({ step }) => step)]
  let steps = stepsOf(taken)
  for (let length = 1; length < taken.length; length = Math.ceil(length * 1.5)) {
    const last = stepsOf(taken.slice(-length))
    if (!(await isSame(last))) continue
    steps = last
    break
  }
  for (let at = steps.length - 2; at > 0 && steps.length < 30; at -= 1) {
    const fewer = steps.toSpliced(at, 1)
    if (await isSame(fewer)) steps = fewer
  }
  return steps
}

for (let seed = SEED; seed < SEED + VISITORS; seed += 1) {
  // More visitors get the sample, which has more to see.
  const name = seed % 4 === 3 ? "anotherOwner" : "sample"
  test(`a visitor takes ${STEPS} steps through ${name}, seed ${seed}`, async ({ browser }) => {
    test.setTimeout((STEPS + 60) * STEP_TIMEOUT)
    const rng = random(seed)
    const again = AGAIN === undefined ? undefined : (JSON.parse(AGAIN) as Step[])
    const size = { width: rng.between(360, 1440), height: rng.between(600, 1000) }
    const result = await walk(browser, name, (visitor, length) => {
      if (again) return again.shift()
      // Starts at a random address, in a window of random size.
      if (length === 0) return { do: "type", address: visitor.someAddress(rng) }
      if (length === 1) return { do: "resize", ...size }
      return length < STEPS ? visitor.choose(rng) : undefined
    })
    const { taken, difference } = result
    if (difference === null) return
    const steps = taken.map(({ step }) => step)
    const shorter = again ? steps : await shorten(browser, name, result)
    const list = (each: readonly Step[]) => `[${each.map((step) => JSON.stringify(step)).join(",\n")}]`
    throw new Error(
      `${difference}\n\nWALK_AGAIN on ${name}: ${list(shorter)}\n\nAll ${steps.length} steps: ${list(steps)}`,
    )
  })
}
