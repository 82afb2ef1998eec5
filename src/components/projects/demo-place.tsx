import { styled } from "@mui/material/styles"
import { PRINT_ATTRIBUTE, printedWidth } from "../../print/printed-width"
import { PictureFrame } from "../media/screenshot"
import { DemoCaption, DemoFigure } from "./demo"

// Without JavaScript nothing will come into the place.
const EmptyFrame = styled(PictureFrame)({ "@media (scripting: none)": { display: "none" } })

/** As large as the picture. MUI's skeleton would be a fifth of the page's own script. */
const Room = styled("span")(({ theme }) => ({
  display: "block",
  aspectRatio: "var(--ratio)",
  "&[data-loading]": {
    backgroundColor: theme.vars.palette.Skeleton.bg,
    "@keyframes loading": { "50%": { opacity: 0.4 } },
    "@media (prefers-reduced-motion: no-preference)": { animation: "loading 2s ease-in-out 0.5s infinite" },
  },
}))

/** What will pause it. */
const ButtonPlace = styled("span")({ flex: "none", width: 18 })

interface DemoPlaceProps {
  name: string
  demo: Queries.ProjectEntryFragment["img"][number]
  isLoading: boolean
}

/** The place of a demo that is not loaded, as large as it will be: its name and its link. */
export function DemoPlace({ name, demo, isLoading }: DemoPlaceProps) {
  return (
    <DemoFigure {...{ [PRINT_ATTRIBUTE]: printedWidth(demo) }}>
      <EmptyFrame className="picture-frame">
        {isLoading ? <Room data-loading data-testid="skeleton" /> : <Room />}
      </EmptyFrame>
      <DemoCaption name={name} href={demo.original}>
        <ButtonPlace />
      </DemoCaption>
    </DemoFigure>
  )
}
