import { act, render, screen } from "@testing-library/react"
import { leaveQuery, pushQuery, readQuery, replaceQuery, useQuery } from "../../../src/browser/query-state"
import { tellRouteUpdate } from "../../../src/browser/places"

const addressNow = () => window.location.pathname + window.location.search + window.location.hash

/** Waits for a step in the history, which takes a moment. */
const popped = () => new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }))

function Technologies() {
  return <p>{useQuery("tech") ?? "all"}</p>
}

beforeEach(() => window.history.pushState({ key: "7" }, "", "/projects/?from=mail#list"))

test("a parameter is pushed beside the others; path, hash and the router's key stay, and going back undoes it", async () => {
  const before = window.history.length
  pushQuery({ tech: "React,C/C++ & Rust" })
  expect(addressNow()).toBe("/projects/?from=mail&tech=React,C/C%2B%2B+%26+Rust#list")
  expect(readQuery("tech")).toBe("React,C/C++ & Rust")
  expect(window.history.state).toMatchObject({ key: "7" })
  expect(window.history).toHaveLength(before + 1)
  const step = popped()
  window.history.back()
  await step
  expect(addressNow()).toBe("/projects/?from=mail#list")
})

test("a parameter that is replaced makes no entry, and one that is null goes", () => {
  const before = window.history.length
  replaceQuery({ tech: "React" })
  replaceQuery({ tech: "Rust" })
  expect(readQuery("tech")).toBe("Rust")
  replaceQuery({ tech: null, from: null })
  expect(addressNow()).toBe("/projects/#list")
  expect(window.history).toHaveLength(before)
})

test("leaving what came with the address takes it away in its place", () => {
  window.history.replaceState(null, "", "/projects/?tech=React&from=mail#list")
  const before = window.history.length
  void leaveQuery(["tech"])
  expect(addressNow()).toBe("/projects/?from=mail#list")
  expect(window.history).toHaveLength(before)
})

test("on a page that leaves it stays what it was", () => {
  render(<Technologies />)
  act(() => pushQuery({ tech: "React" }))
  window.history.pushState({ key: "9" }, "", "/works/?tech=Vue")
  act(tellRouteUpdate)
  expect(screen.getByText("React")).toBeVisible()
})
