import { act, render, screen } from "@testing-library/react"
import { leaveQuery, pushQuery, readQuery, replaceQuery, useQuery } from "../../../src/browser/query-state"
import { emitRouteEvent } from "../../../src/browser/places"

const currentAddress = () => window.location.pathname + window.location.search + window.location.hash

/** Waits until the browser has gone back or forward, which is asynchronous. */
const popped = () => new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }))

function Technologies() {
  return <p>{useQuery("tech", true) ?? "all"}</p>
}

beforeEach(() => window.history.pushState({ key: "7" }, "", "/projects/?from=mail#list"))

test("a parameter is added to the others; path, hash and the router's key are kept, and going back removes it", async () => {
  const before = window.history.length
  pushQuery({ tech: "React,C/C++ & Rust" })
  expect(currentAddress()).toBe("/projects/?from=mail&tech=React,C/C%2B%2B+%26+Rust#list")
  expect(readQuery("tech")).toBe("React,C/C++ & Rust")
  expect(window.history.state).toMatchObject({ key: "7" })
  expect(window.history).toHaveLength(before + 1)
  const step = popped()
  window.history.back()
  await step
  expect(currentAddress()).toBe("/projects/?from=mail#list")
})

test("replacing a parameter adds no history entry, and null removes it", () => {
  const before = window.history.length
  replaceQuery({ tech: "React" })
  replaceQuery({ tech: "Rust" })
  expect(readQuery("tech")).toBe("Rust")
  replaceQuery({ tech: null, from: null })
  expect(currentAddress()).toBe("/projects/#list")
  expect(window.history).toHaveLength(before)
})

test("leaving a parameter of the URL that the visitor arrived at removes it without going back", () => {
  window.history.replaceState(null, "", "/projects/?tech=React&from=mail#list")
  const before = window.history.length
  void leaveQuery(["tech"])
  expect(currentAddress()).toBe("/projects/?from=mail#list")
  expect(window.history).toHaveLength(before)
})

test("on a page that is exiting, a parameter keeps its value", () => {
  render(<Technologies />)
  act(() => pushQuery({ tech: "React" }))
  window.history.pushState({ key: "9" }, "", "/works/?tech=Vue")
  act(emitRouteEvent)
  expect(screen.getByText("React")).toBeVisible()
})
