import { styled } from "@mui/material/styles"
import { RADIUS } from "../../theme/tokens"

/** A screen with a bar, a column of lines and pictures, on a ground of 480 x 300. */
const SCREEN =
  "M0 0h480v32H0zM32 64h96v14H32zM32 94h128v6H32zM32 112h112v6H32zM32 130h128v6H32zM32 148h72v6H32zM200 64h248v124H200zM200 204h116v64H200zM332 204h116v64H332z"

const Frame = styled("span")(({ theme }) => ({
  // Not as high as what stands beside it, where that is larger text.
  alignSelf: "start",
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.picture,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Drawing = styled("svg")(({ theme }) => ({
  display: "block",
  width: "100%",
  height: "auto",
  "& .screen": { fill: theme.vars.palette.divider },
  "& .strike": {
    fill: "none",
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 3,
    vectorEffect: "non-scaling-stroke",
  },
}))

/** A picture that is not there: a frame with a drawn screen, struck out. */
export function StruckOutPicture() {
  return (
    <Frame>
      <Drawing viewBox="0 0 480 300" aria-hidden="true" focusable="false">
        <path className="screen" d={SCREEN} />
        <path className="strike" d="M0 300 480 0" />
      </Drawing>
    </Frame>
  )
}
