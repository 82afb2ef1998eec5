/** A browser, whichever it is. Each has an adapter beside this file. */
export interface Browser {
  /** Begins a visit that knows nothing of those before, in a window with that much room for pages. */
  open(size: Size): Promise<Visit>
  /** Returns a promise where that takes time. */
  close(): unknown
}

/** What journeys ask of a browser. */
export interface Visit {
  goto(address: string): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
  reload(): Promise<unknown>
  /** The value of an expression in the page: anything that JSON can say. */
  evaluate(expression: string): Promise<unknown>
  /** Gives the page's window a size, px. */
  resize(size: Size): Promise<unknown>
  press(key: Key): Promise<unknown>
  move(to: Point): Promise<unknown>
  /** Clicks, `times` in quick succession. */
  click(at: Point, times: number): Promise<unknown>
  drag(from: Point, to: Point): Promise<unknown>
  screenshot(): Promise<Uint8Array>
  end(): Promise<unknown>
}

export type Key = "ArrowLeft" | "ArrowRight" | "ArrowDown" | "End" | "Enter" | "Escape" | "Home" | "Tab"

/** In px of the page's window. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}
