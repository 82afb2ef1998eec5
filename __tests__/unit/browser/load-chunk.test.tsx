import { loadChunk } from "../../../src/browser/load-chunk"

const failure = new Error("Loading chunk 7 failed")
const fail = () => Promise.reject(failure)

/** Listens for the event during a test, and gives back what was heard. */
function listen(onEvent: (event: Event) => void = () => undefined) {
  const heard: Event[] = []
  const listener = (event: Event) => {
    heard.push(event)
    onEvent(event)
  }
  window.addEventListener("preload-error", listener)
  return { heard, stop: () => window.removeEventListener("preload-error", listener) }
}

test("what loads is handed on without an event", async () => {
  const { heard, stop } = listen()
  await expect(loadChunk(() => Promise.resolve("the menu"))).resolves.toBe("the menu")
  expect(heard).toEqual([])
  stop()
})

test("a failure raises a cancelable event with the error in detail, and is thrown on", async () => {
  const { heard, stop } = listen()
  await expect(loadChunk(fail)).rejects.toBe(failure)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toBeInstanceOf(CustomEvent)
  expect(heard[0]).toMatchObject({ cancelable: true, detail: failure })
  stop()
})

test("a failure that a listener takes care of is not thrown", async () => {
  const { stop } = listen((event) => event.preventDefault())
  await expect(loadChunk(fail)).resolves.toBeNull()
  stop()
})
