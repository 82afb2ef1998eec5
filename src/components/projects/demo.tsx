import { styled } from "@mui/material/styles"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useState } from "react"
import { useHasSettled } from "../../browser/use-has-settled"
import { ANSWER_DURATION, RADIUS, REDUCED_MOTION } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { Picture } from "../media/picture"
import { Screenshot, PictureFrame } from "../media/screenshot"
import { orientationOf } from "../media/orientation"

const Root = styled("figure")({ position: "relative", alignSelf: "start", margin: 0, minWidth: 0 })

const Still = styled("a")({ display: "block" })

// Lies exactly over its first frame, so that nothing moves when it comes; uncovered once it is whole. The browser takes the still, which shows the
// same, for the largest paint, not the animation, of which the visitor sees nothing new at that moment.
const Moving = styled("img")({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  pointerEvents: "none",
  clipPath: "inset(10%)",
  transition: `clip-path ${String(ANSWER_DURATION.quick)}ms`,
  "&[data-whole]": { clipPath: "inset(0)" },
})

function Animation({ src }: { src: string }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Moving
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      data-whole={isWhole || undefined}
      onLoad={() => {
        setIsWhole(true)
      }}
    />
  )
}

const Overlay = styled("span")({ display: "block", position: "relative" })

const PlayButton = styled("button")(({ theme }) => ({
  position: "absolute",
  right: 9,
  bottom: 9,
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  border: `1px solid ${theme.vars.palette.border.main}`,
  borderRadius: RADIUS.control,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  cursor: "pointer",
  "&:hover": { color: theme.vars.palette.primary.main, borderColor: theme.vars.palette.primary.main },
  "@media (scripting: none)": { display: "none" },
}))

interface DemoProps {
  /** What it shows, in words. */
  name: string
  media: Queries.FullMediaFragment
  sizes: string
  isFirst?: boolean
}

/**
 * A demo of a project. An animated one plays by itself once it is near, but not for visitors who prefer reduced motion; everybody can
 * pause and play it. Without JavaScript its first frame is there, as a link to the whole.
 */
export function Demo({ name, media, sizes, isFirst = false }: DemoProps) {
  const prefersStill = useMediaQuery(REDUCED_MOTION)
  const hasSettled = useHasSettled()
  const [choice, setChoice] = useState<"play" | "pause" | null>(null)
  const isPlaying = choice ? choice === "play" : hasSettled && !prefersStill

  const { animation, picture } = media
  if (!picture || media.kind !== "animated")
    return <Screenshot name={name} media={media} sizes={sizes} isFirst={isFirst} />

  const alt = media.alt ?? name
  return (
    <Root data-orientation={orientationOf(media)}>
      <Still href={media.original} target="_blank" rel="noopener">
        <PictureFrame>
          <Overlay>
            <Picture
              picture={picture}
              alt={alt}
              width={media.width}
              height={media.height}
              sizes={sizes}
              isFirst={isFirst}
            />
            {isPlaying && animation && <Animation src={animation} />}
          </Overlay>
        </PictureFrame>
      </Still>
      <PlayButton
        type="button"
        aria-label={isPlaying ? WORDS.projects.pauseDemo(alt) : WORDS.projects.playDemo(alt)}
        onClick={() => {
          setChoice(isPlaying ? "pause" : "play")
        }}
      >
        <Icon name={isPlaying ? "pause" : "play"} size={16} />
      </PlayButton>
    </Root>
  )
}
