import type { SiteLook } from "../../../src/build/site-look"
import { TYPEFACES } from "../../../src/content/typefaces"
import { COLOURS } from "../../../src/theme/tokens"

/** The look of a site without `look`. */
const look: SiteLook = {
  colours: COLOURS,
  typeface: TYPEFACES.roboto,
  radius: { control: 2, picture: 4 },
  colourMode: "system",
  hasMotion: true,
  logo: null,
  logoDark: null,
}

// eslint-disable-next-line import-x/no-default-export -- like the module that the build writes
export default look
