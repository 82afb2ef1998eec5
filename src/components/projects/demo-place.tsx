import Skeleton from "@mui/material/Skeleton"
import { styled } from "@mui/material/styles"
import { PictureFrame } from "../media/screenshot"
import { DemoCaption, DemoFigure } from "./demo"

// Without JavaScript nothing will come into the place.
const EmptyFrame = styled(PictureFrame)({ "@media (scripting: none)": { display: "none" } })

const Room = styled("span")({ display: "block", aspectRatio: "var(--ratio)" })

/** What will pause it. */
const ButtonPlace = styled("span")({ flex: "none", width: 16 })

const Loading = styled(Skeleton)({ display: "block", height: "auto", aspectRatio: "var(--ratio)" })

interface DemoPlaceProps {
  name: string
  /** The full-size file. */
  href: string
  isLoading: boolean
}

/** The place of a demo that is not loaded, as large as it will be: its name and its link. */
export function DemoPlace({ name, href, isLoading }: DemoPlaceProps) {
  return (
    <DemoFigure>
      <EmptyFrame className="picture-frame">
        {isLoading ? <Loading variant="rectangular" data-testid="skeleton" /> : <Room />}
      </EmptyFrame>
      <DemoCaption name={name} href={href}>
        <ButtonPlace />
      </DemoCaption>
    </DemoFigure>
  )
}
