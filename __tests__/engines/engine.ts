/** Any browser. Each engine has an adapter beside this file. */
export interface Browser {
  /** Starts a visit with nothing stored from earlier ones, in a window whose viewport has this size. */
  open(size: Size): Promise<Visit>
  /** Returns a promise if it takes time. */
  close(): unknown
}

/** What journeys need from a browser. */
export interface Visit {
  goto(address: string): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
  reload(): Promise<unknown>
  /** The value of an expression in the page: anything that JSON can represent. */
  evaluate(expression: string): Promise<unknown>
  /** Resizes the viewport, px. */
  resize(size: Size): Promise<unknown>
  press(key: Key): Promise<unknown>
  move(to: Point): Promise<unknown>
  /** Clicks `times` times in quick succession. */
  click(at: Point, times: number): Promise<unknown>
  drag(from: Point, to: Point): Promise<unknown>
  screenshot(): Promise<Uint8Array>
  end(): Promise<unknown>
}

export type Key = "ArrowLeft" | "ArrowRight" | "ArrowDown" | "End" | "Enter" | "Escape" | "Home" | "Tab"

/** In px of the viewport. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}
