import { CONTENT_STATE_ROUTE, type ContentState } from "../content-state"

const STYLE = `
  section { position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; box-sizing: border-box;
    padding: 20px 24px 24px; background: #1c1917; color: #fafaf9; border-top: 4px solid #f87171;
    font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; }
  h2 { margin: 0 96px 12px 0; font: 600 16px/1.4 system-ui, sans-serif; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { margin-top: 8px; overflow-wrap: anywhere; }
  button { position: absolute; top: 16px; right: 20px; padding: 4px 12px; border: 1px solid #a8a29e; border-radius: 6px;
    background: none; color: inherit; font: 14px/1.6 system-ui, sans-serif; cursor: pointer; }
`

/** For `npm start`: shows faults in the content over the page until they are fixed. The page keeps the last content without errors. */
export function showContentFaults(): void {
  const host = document.createElement("content-faults")
  const root = host.attachShadow({ mode: "open" })
  let stream: EventSource | undefined
  let lastData: unknown
  const show = ({ data }: MessageEvent) => {
    // The server sends its state again to each new stream: what was dismissed stays dismissed until the state changes.
    if (data === lastData) return
    lastData = data
    const state = JSON.parse(String(data)) as ContentState
    host.remove()
    if (state.errors.length === 0) return
    const list = element("ul", ...state.errors.map((line) => element("li", line)))
    const button = element("button", "Dismiss")
    button.addEventListener("click", () => host.remove())
    const section = element("section", element("h2", state.summary), list, button)
    section.setAttribute("role", "alert")
    root.replaceChildren(element("style", STYLE), section)
    document.body.append(host)
  }
  // Browsers allow six connections to a server, and Gatsby's own stream takes one in each tab: this one is open only in a visible tab.
  const connect = () => {
    stream?.close()
    if (document.hidden) return
    stream = new EventSource(CONTENT_STATE_ROUTE)
    stream.addEventListener("message", show)
  }
  document.addEventListener("visibilitychange", connect)
  connect()
}

/** Inserted as text: content is never markup. */
function element(name: string, ...content: (string | Node)[]): HTMLElement {
  const created = document.createElement(name)
  created.append(...content)
  return created
}
