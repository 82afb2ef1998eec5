import type { SiteLook } from "../../src/build/site-look"
import { COLOURS } from "../../src/theme/tokens"

/** The look of a site without `look`. */
const look: SiteLook = {
  colours: COLOURS,
  radius: { control: 2, picture: 4 },
  colourMode: "system",
  hasMotion: true,
}

// eslint-disable-next-line import-x/no-default-export -- as the module that the build writes
export default look
