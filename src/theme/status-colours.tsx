import { Global } from "@emotion/react"
import { statusVariables } from "./theme"

/** MUI's colours of errors, warnings, information and success, and its secondary colour, for pages that an owner adds. */
export function StatusColours() {
  const sheets = statusVariables()
  // The last is that of the dark scheme. Paper is light.
  const dark = sheets.pop()
  return <Global styles={[sheets, { "@media screen": dark }]} />
}
