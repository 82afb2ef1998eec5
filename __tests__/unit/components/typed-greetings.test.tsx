import { act, render } from "@testing-library/react"
import { TypedGreetings } from "../../../src/components/home/typed-greetings"

const GREETINGS = ["Hi!", "Hi, Ada.", "Me"]

/** The texts that the banner has shown, and their times, ms. */
let shown: { text: string; at: number }[]

beforeEach(() => {
  jest.useFakeTimers()
  shown = []
  // The package shows a character in the next frame; here it does so immediately, so that the measured delays are exact.
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((show) => {
    show(0)
    shown.push({ text: document.body.textContent, at: Date.now() })
    return 0
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Advances the clock by `time` ms while the banner types. */
const advance = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

/** Renders the banner, lets it type for `time` ms, and returns the texts that followed the first greeting. */
async function typedWithin(time: number, greetings: readonly string[], natural = false) {
  const banner = render(<TypedGreetings greetings={greetings} natural={natural} />)
  expect(banner.container).toHaveTextContent(greetings[0] ?? "", { normalizeWhitespace: false })
  await advance(time)
  return { ...banner, texts: shown.map(({ text }) => text) }
}

const typesOf = (greeting: string) => Array.from(greeting, (_, count) => greeting.slice(0, count + 1))
const deletionsOf = (greeting: string) => [...typesOf(greeting).slice(0, -1).toReversed(), ""]

test("the first greeting is shown in full, then deleted, and the next one is typed, character by character, endlessly", async () => {
  const { texts } = await typedWithin(16_000, GREETINGS)
  const round = GREETINGS.flatMap((greeting, index) => [
    ...deletionsOf(greeting),
    ...typesOf(GREETINGS[(index + 1) % GREETINGS.length] ?? ""),
  ])
  expect(texts.length).toBeGreaterThan(round.length * 2)
  expect(texts).toEqual([...round, ...round, ...round, ...round].slice(0, texts.length))
})

test("one greeting is typed again and again", async () => {
  const { texts } = await typedWithin(5000, ["Hi"])
  expect(texts.slice(0, 8)).toEqual(["H", "", "H", "Hi", "H", "", "H", "Hi"])
})

test("a letter with an accent or an emoji is never typed or deleted in parts", async () => {
  const [accent, emoji] = ["e\u0301", "\u{1F469}\u200D\u{1F4BB}"]
  const [twice, whole] = [`${accent}${emoji}`, `${accent}${emoji}${accent}`]
  const { texts } = await typedWithin(6000, [whole, emoji], true)
  expect(texts.slice(0, 8)).toEqual([twice, accent, "", emoji, "", accent, twice, whole])
})

/** Timers are rounded to whole milliseconds, and a delay consists of two. */
const ROUNDING = 2

test.each([
  { natural: false, typing: [60, 60], pause: [1500, 1500] },
  { natural: true, typing: [120, 160], pause: [1480, 1520] },
])("delays are those of the specification (natural: $natural)", async ({ natural, typing, pause }) => {
  const greetings = ["Hi there, all of you", "What a day"]
  await typedWithin(40_000, greetings, natural)
  const delays = shown.slice(1).map(({ text, at }, index) => {
    const before = shown[index] ?? { text: "", at: NaN }
    // The delay after the last deletion is a deletion delay, too.
    const isDeletion = text.length < before.text.length || before.text === ""
    const kind = greetings.includes(before.text) ? "pause" : isDeletion ? "deletion" : "typing"
    return { kind, delay: at - before.at }
  })
  for (const [kind, [first = NaN, last = NaN]] of Object.entries({ typing, deletion: [40, 80], pause })) {
    const all = delays.flatMap((each) => (each.kind === kind ? [each.delay] : []))
    expect(all.length).toBeGreaterThan(kind === "pause" ? 5 : 60)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(first - ROUNDING)
    expect(Math.max(...all)).toBeLessThanOrEqual(last + ROUNDING)
    // Random delays vary.
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThanOrEqual((last - first) / 4)
  }
})

test("edited greetings replace the old ones", async () => {
  const { container, rerender } = await typedWithin(3000, GREETINGS)
  rerender(<TypedGreetings greetings={["Ahoy", "Ho"]} natural={false} />)
  expect(container).toHaveTextContent(/^Ahoy$/)
  shown = []
  await advance(4000)
  const texts = shown.map(({ text }) => text)
  expect(texts).toContain("Ho")
  expect(texts).not.toContain("Me")
})

test("typing stops when the banner is unmounted", async () => {
  const { unmount } = await typedWithin(2000, GREETINGS)
  unmount()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(jest.getTimerCount()).toBe(0)
})
