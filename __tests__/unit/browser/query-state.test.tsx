import { act, render, screen } from "@testing-library/react"
import { leaveQuery, pushQuery, queryLink, readQuery, replaceQuery, useQuery } from "../../../src/browser/query-state"
import { tellRouteUpdate } from "../../../src/browser/places"

const addressNow = () => window.location.pathname + window.location.search + window.location.hash

/** Waits for a step in the history, which takes a moment. */
const popped = () => new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }))

function Technologies({ onRender }: { onRender?: () => void }) {
  onRender?.()
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

test("leaving what was pushed goes back, once, also when it was replaced meanwhile", async () => {
  render(<Technologies />)
  act(() => pushQuery({ tech: "React" }))
  act(() => replaceQuery({ tech: "Rust" }))
  const back = jest.spyOn(window.history, "back")
  void leaveQuery(["tech"])
  void leaveQuery(["tech"])
  await act(popped)
  expect(back).toHaveBeenCalledTimes(1)
  expect(addressNow()).toBe("/projects/?from=mail#list")
  expect(screen.getByText("all")).toBeVisible()
  back.mockRestore()
})

test("leaving what came with the address takes it away in its place", () => {
  window.history.replaceState(null, "", "/projects/?tech=React&from=mail#list")
  const before = window.history.length
  void leaveQuery(["tech"])
  expect(addressNow()).toBe("/projects/?from=mail#list")
  expect(window.history).toHaveLength(before)
})

test("a component follows what is pushed, replaced, gone back to and navigated to", async () => {
  render(<Technologies />)
  expect(screen.getByText("all")).toBeVisible()
  act(() => pushQuery({ tech: "React" }))
  expect(screen.getByText("React")).toBeVisible()
  act(() => replaceQuery({ tech: "Rust" }))
  expect(screen.getByText("Rust")).toBeVisible()
  const step = popped()
  window.history.back()
  await act(() => step)
  expect(screen.getByText("all")).toBeVisible()
  // A link's navigation, of which the router tells.
  window.history.pushState({ key: "8" }, "", "/projects/?tech=Vue")
  act(tellRouteUpdate)
  expect(screen.getByText("Vue")).toBeVisible()
})

test("on a page that leaves it stays what it was", () => {
  render(<Technologies />)
  act(() => pushQuery({ tech: "React" }))
  window.history.pushState({ key: "9" }, "", "/works/?tech=Vue")
  act(tellRouteUpdate)
  expect(screen.getByText("React")).toBeVisible()
})

test("what can't be decoded is no error", () => {
  window.history.replaceState(null, "", "/projects/?tech=%E0%A4%A&x=%")
  expect(readQuery("tech")).toContain("\uFFFD")
  expect(readQuery("none")).toBeNull()
})

test("a link is absolute and without the hash", () => {
  expect(queryLink({ tech: "React", from: null })).toBe("http://localhost/projects/?tech=React")
})
