import { type Orientation, orientationOf, ratioOf } from "../media/orientation"
import { Picture } from "../media/picture"
import { Caption, CornerMark, FullSizeLink, Name, PictureFrame, ScreenshotVideo } from "../media/screenshot"
import { ScreenshotName } from "../media/screenshot-name"
import { printProps } from "../../print/printed-pictures"
import { Icon } from "../shared/icon"
import { NewTabNotice } from "../shared/new-tab"
import { ItemControls } from "../viewer/viewer-buttons"
import { beforeOrAfter } from "../viewer/viewer-groups"
import type { GalleryGroupData } from "./numbers"

const SIZES: Record<Orientation, string> = {
  portrait:
    "(min-width: 1280px) 240px, (min-width: 1200px) calc(20vw - 16px), (min-width: 980px) 284px, (min-width: 600px) calc(33.3vw - 42px), calc(50vw - 28px)",
  landscape:
    "(min-width: 1280px) 766px, (min-width: 1200px) 60vw, (min-width: 980px) 898px, (min-width: 600px) calc(100vw - 82px), 100vw",
}

interface GalleryScreenshotProps {
  /** What the page knows about it: enough for a link before its picture loads. */
  screenshot: GalleryGroupData["content"][number]
  isVideo: boolean
  /** Whether it is shown. Until then it is only a link with its name, for search engines and for visitors without JavaScript. */
  isShown: boolean
  /** Undefined until loaded; null if that failed and a `preload-error` listener handled it. */
  media: Queries.FullMediaFragment | null | undefined
}

/** A screenshot of a gallery group. Its element and link stay the same whether it is shown or not, so that focus is kept. */
export function GalleryScreenshot({ screenshot, isVideo, isShown, media }: GalleryScreenshotProps) {
  const { address, name, img } = screenshot
  const size = media ?? img
  const orientation = orientationOf(size)
  const image = media?.gatsbyImageData
  const shows = beforeOrAfter(screenshot)
  return (
    <li
      id={address}
      // A video replaces its link: on arrival at this address, the item can get the focus, which a link would lose.
      tabIndex={isVideo ? -1 : undefined}
      data-orientation={orientation}
      data-twin={shows && ""}
      {...(isShown ? undefined : { ...printProps(img), style: { "--ratio": ratioOf(img) } })}
    >
      {media?.kind === "video" ? (
        <div>
          <ScreenshotVideo name={name} media={media} />
        </div>
      ) : (
        <FullSizeLink href={img.original} target="_blank" rel="noopener">
          {isShown ? (
            <>
              <PictureFrame className="picture-frame" style={image ? undefined : { aspectRatio: ratioOf(size) }}>
                {/* The name is below: as alternative text it would be read twice. */}
                {image && <Picture image={image} alt={media.alt ?? ""} sizes={SIZES[orientation]} />}
                <CornerMark className="corner-mark">
                  <Icon name="expand" size={16} />
                </CornerMark>
              </PictureFrame>
              <Caption className="caption">
                <Name>
                  <ScreenshotName name={name} shows={shows} />
                </Name>
                <NewTabNotice />
              </Caption>
            </>
          ) : (
            <>
              <ScreenshotName name={name} shows={shows} />
              <NewTabNotice />
            </>
          )}
        </FullSizeLink>
      )}
      {isShown && <ItemControls item={screenshot} />}
    </li>
  )
}
