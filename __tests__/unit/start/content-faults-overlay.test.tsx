import userEvent from "@testing-library/user-event"
import { within } from "@testing-library/dom"
import { showContentFaults } from "../../../src/start/content-faults-overlay"

/** The development server's event stream: jsdom has no `EventSource`. */
class EventStream extends EventTarget {
  static opened: EventStream[] = []
  isClosed = false
  constructor(readonly address: string) {
    super()
    EventStream.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
}

function send(state: unknown): void {
  EventStream.opened.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(state) }))
}

/** The overlay is in a shadow tree, so that its styles and the page's don't affect each other. */
function overlay(): HTMLElement | null {
  return document.querySelector("content-faults")?.shadowRoot?.querySelector("[role=alert]") ?? null
}

beforeEach(() => {
  Object.assign(globalThis, { EventSource: EventStream })
  document.body.replaceChildren()
  showContentFaults()
})

const LINE = 'content/home.json:3:5  error  /name  the text is empty; write it like "<b>Ada</b>"'

test("shows the errors as plain text, can be dismissed, and reappears with the next error", async () => {
  expect(EventStream.opened.at(-1)?.address).toBe("/___content-state")
  send({ errors: [LINE], summary: "The content has 1 error." })
  const shown = overlay()
  if (!shown) throw new Error("There is no overlay")
  expect(shown).toHaveTextContent("The content has 1 error.")
  expect(shown.querySelector("li")?.textContent).toBe(LINE)
  await userEvent.click(within(shown).getByRole("button", { name: "Dismiss" }))
  expect(overlay()).toBeNull()
  send({ errors: [LINE, LINE], summary: "2 errors, 0 warnings" })
  expect(overlay()?.querySelectorAll("li")).toHaveLength(2)
})

test("a hidden tab keeps no connection; when visible again, it shows a state that is new", async () => {
  const isHidden = jest.spyOn(document, "hidden", "get")
  const setHidden = (hidden: boolean) => {
    isHidden.mockReturnValue(hidden)
    document.dispatchEvent(new Event("visibilitychange"))
  }
  const isClosed = () => EventStream.opened.at(-1)?.isClosed
  expect(isClosed()).toBe(false)
  send({ errors: [LINE], summary: "1 error" })
  await userEvent.click(within(overlay() ?? document.body).getByRole("button", { name: "Dismiss" }))
  setHidden(true)
  expect(isClosed()).toBe(true)
  setHidden(false)
  expect(isClosed()).toBe(false)
  send({ errors: [LINE], summary: "1 error" })
  expect(overlay()).toBeNull()
  send({ errors: [LINE, LINE], summary: "2 errors" })
  expect(overlay()?.querySelectorAll("li")).toHaveLength(2)
})
