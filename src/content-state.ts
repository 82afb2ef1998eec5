/** The development server's route for server-sent events with each new state of the content. */
export const CONTENT_STATE_ROUTE = "/___content-state"

/** The state of the content that `npm start` sends to the development server and so to each open page. */
export interface ContentState {
  /** The faults that keep the page from showing the owner's content, one line each, as in the terminal; empty if it is shown. */
  errors: string[]
  /** What the faults mean for the page, in a sentence or two. */
  summary: string
}
