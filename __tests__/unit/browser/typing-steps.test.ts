import { typingSteps } from "../../../src/browser/typing-steps"

const textsOf = (greetings: string[]) => typingSteps(greetings, false).map(({ text }) => text)

test("a round stands on the first greeting, deletes it, types the next, and ends before the first is there again", () => {
  expect(textsOf(["Hi", "You"])).toEqual(["Hi", "H", "", "Y", "Yo", "You", "Yo", "Y", "", "H"])
})

test("one greeting is typed again and again", () => {
  expect(textsOf(["Hi"])).toEqual(["Hi", "H", "", "H"])
})

test("an accent or an emoji is never typed in halves", () => {
  expect(textsOf(["e\u0301\u{1F469}\u200D\u{1F4BB}"])).toEqual([
    "e\u0301\u{1F469}\u200D\u{1F4BB}",
    "e\u0301",
    "",
    "e\u0301",
  ])
})

test.each([
  { natural: false, typing: [60, 60] },
  { natural: true, typing: [120, 160] },
])("delays are those of the specification (natural: $natural)", ({ natural, typing }) => {
  const rounds = Array.from({ length: 50 }, () => typingSteps(["Hi there"], natural)).flat()
  const delays = (isMeant: (text: string, next: string) => boolean) =>
    rounds
      .slice(0, -1)
      .filter(({ text }, index) => isMeant(text, rounds[index + 1]?.text ?? ""))
      .map(({ delay }) => delay())

  expect(new Set(delays((text) => text === "Hi there"))).toEqual(new Set([1500]))
  const deletion = delays((text, next) => text !== "Hi there" && next.length < text.length)
  expect(Math.min(...deletion)).toBeGreaterThanOrEqual(40)
  expect(Math.max(...deletion)).toBeLessThanOrEqual(80)
  const typed = delays((text, next) => next.length > text.length)
  expect(Math.min(...typed)).toBeGreaterThanOrEqual(typing[0] ?? NaN)
  expect(Math.max(...typed)).toBeLessThanOrEqual(typing[1] ?? NaN)
})
