import { loadChunk } from "../../../src/browser/load-chunk"

test("only a failure raises an event, cancelable and with the error in detail", async () => {
  const heard: Event[] = []
  window.addEventListener("preload-error", (event) => heard.push(event))
  await expect(loadChunk(() => Promise.resolve("the menu"))).resolves.toBe("the menu")
  expect(heard).toEqual([])

  const failure = new Error("Loading chunk 7 failed")
  await expect(loadChunk(() => Promise.reject(failure))).rejects.toBe(failure)
  expect(heard).toEqual([expect.any(CustomEvent)])
  expect(heard[0]).toMatchObject({ cancelable: true, detail: failure })
})
