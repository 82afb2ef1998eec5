/** The development server's route for server-sent events with each new state of the content. */
export const CONTENT_STATE_ROUTE = "/___content-state"

/** The state of the content that `npm start` sends to the development server and so to each open page. */
export interface ContentState {
  /** Counts the changes of the copy that the site uses. */
  round: number
  /** What keeps the page from showing the owner's content, one line each as in the terminal; empty if it is shown. */
  errors: string[]
  /** What it means for the page, in a sentence or two. */
  summary: string
}

/** The state in an event's data; undefined if there is none. */
export function readContentState(data: unknown): ContentState | undefined {
  try {
    const state: unknown = JSON.parse(String(data))
    if (typeof state !== "object" || state === null) return undefined
    if (!("round" in state && "errors" in state && "summary" in state && Array.isArray(state.errors))) return undefined
    return { round: Number(state.round), errors: state.errors.map(String), summary: String(state.summary) }
  } catch {
    return undefined
  }
}
