import { z } from "zod"
import { key, text } from "../fields"

export const tab = z
  .strictObject({
    value: key("The tab's key in addresses: unique within the work, lower case, no spaces.", "revamp-ui"),
    label: text("What the tab says.", "Revamp - UI"),
  })
  .meta({
    id: "WorkTab",
    title: "Tab",
    description: "`tab.json` in a folder inside a work's folder. Its gallery groups are in the folders inside its own.",
  })
