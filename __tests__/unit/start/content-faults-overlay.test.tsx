import userEvent from "@testing-library/user-event"
import { within } from "@testing-library/dom"
import { showContentFaults } from "../../../src/start/content-faults-overlay"

/** The development server's stream of events, which jsdom has none of. */
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

function tell(state: unknown): void {
  EventStream.opened.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(state) }))
}

/** The overlay lives in a shadow tree, so that the page's styles and it leave each other alone. */
function overlay(): HTMLElement | null {
  return document.querySelector("content-faults")?.shadowRoot?.querySelector("[role=alert]") ?? null
}

beforeEach(() => {
  Object.assign(globalThis, { EventSource: EventStream })
  document.body.replaceChildren()
  showContentFaults()
})

const LINE = 'content/home.json:3:5  error  /name  the text is empty; write it like "<b>Ada</b>"'

test("shows the errors as they are written, can be dismissed, and comes back with the next fault", async () => {
  expect(EventStream.opened.at(-1)?.address).toBe("/___content-state")
  tell({ errors: [LINE], summary: "The content has 1 error." })
  const shown = overlay()
  if (!shown) throw new Error("There is no overlay")
  expect(shown).toHaveTextContent("The content has 1 error.")
  expect(shown.querySelector("li")?.textContent).toBe(LINE)
  await userEvent.click(within(shown).getByRole("button", { name: "Dismiss" }))
  expect(overlay()).toBeNull()
  tell({ errors: [LINE, LINE], summary: "2 errors, 0 warnings" })
  expect(overlay()?.querySelectorAll("li")).toHaveLength(2)
})

test("a tab that is not seen holds no connection; seen again, it shows the state that is new", async () => {
  const isHidden = jest.spyOn(document, "hidden", "get")
  const setHidden = (hidden: boolean) => {
    isHidden.mockReturnValue(hidden)
    document.dispatchEvent(new Event("visibilitychange"))
  }
  const isClosed = () => EventStream.opened.at(-1)?.isClosed
  expect(isClosed()).toBe(false)
  tell({ errors: [LINE], summary: "1 error" })
  await userEvent.click(within(overlay() ?? document.body).getByRole("button", { name: "Dismiss" }))
  setHidden(true)
  expect(isClosed()).toBe(true)
  setHidden(false)
  expect(isClosed()).toBe(false)
  tell({ errors: [LINE], summary: "1 error" })
  expect(overlay()).toBeNull()
  tell({ errors: [LINE, LINE], summary: "2 errors" })
  expect(overlay()?.querySelectorAll("li")).toHaveLength(2)
})
