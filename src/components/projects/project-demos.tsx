import { styled } from "@mui/material/styles"
import { useMediaFile } from "../../browser/media-file"
import { strip } from "../../theme/theme"
import { GUTTER } from "../../theme/tokens"
import { fillIn, WORDS } from "../../words"
import { type Orientation, orientationOf, ratioOf } from "../media/orientation"
import { Demo } from "./demo"
import { type DemoLayout, shownOrder } from "./demo-layout"
import { useMovingDemo } from "./use-moving-demo"

/** From this width up, px, portrait demos are in columns, with the text next to them; below, they are a strip to swipe. */
export const COLUMNS_BREAKPOINT = 720

/** The space between demos, px: between columns, and in the strip. */
export const COLUMN_GAP = 24
const STRIP_GAP = 16

/** The width of a demo on narrow screens: part of the next one is visible. If a strip has room, two take half each. */
const STRIP_WIDTH = `min(62%, max(280px, 50% - ${STRIP_GAP / 2}px))`

const Strip = styled("div")(({ theme }) => ({
  [theme.breakpoints.up(COLUMNS_BREAKPOINT)]: { display: "contents" },
  [theme.breakpoints.down(COLUMNS_BREAKPOINT)]: {
    ...strip,
    gap: STRIP_GAP,
    // From edge to edge of the screen; the first starts where the content does.
    "--gutter": `${GUTTER}px`,
    // Space above and below for the focus ring, which a scroll container would clip.
    margin: "-4px calc(-1 * var(--gutter))",
    padding: "4px var(--gutter)",
    scrollPaddingInline: "var(--gutter)",
    "& .demo-slot": { flex: `0 0 ${STRIP_WIDTH}`, scrollSnapAlign: "start" },
    // Without pictures: links, one below another.
    "@media (scripting: none)": { "&:not(:has(img))": { display: "block" } },
  },
  [theme.breakpoints.between("sm", COLUMNS_BREAKPOINT)]: { "--gutter": `${GUTTER * 2}px` },
}))

/** Portrait demos side by side: equally tall whatever their widths. */
const Row = styled("div")(({ theme }) => ({
  display: "contents",
  [theme.breakpoints.up(COLUMNS_BREAKPOINT)]: {
    display: "flex",
    gap: COLUMN_GAP,
    // The 2px are the frame's borders, outside the ratio. No flex-grow: while the HTML of a row is still loading, its first demos would be wider.
    "& .demo-slot": { flex: "0 1 calc(var(--share) * var(--ratio) + 2px)" },
  },
}))

const Slot = styled("div")({ minWidth: 0 })

const SIZES: Record<Orientation, string> = {
  portrait: `(min-width: 1280px) 238px, (min-width: 1200px) calc(20vw - 18px), (min-width: ${COLUMNS_BREAKPOINT}px) calc(33.3vw - 45px), (min-width: 600px) calc(50vw - 50px), calc(62vw - 27px)`,
  landscape:
    "(min-width: 1280px) 766px, (min-width: 1200px) 60vw, (min-width: 600px) calc(100vw - 82px), calc(100vw - 42px)",
}

/** The width of a demo in a row per unit of its ratio: the row's width without gaps and frames, divided by the sum of ratios. */
function shareIn(row: readonly number[], { img }: Pick<Queries.ProjectEntryFragment, "img">): string {
  const ratios = row.flatMap((index) => img[index] ?? []).reduce((sum, demo) => sum + Number(ratioOf(demo)), 0)
  return `calc((100% - ${row.length * (COLUMN_GAP + 2) - COLUMN_GAP}px) / ${ratios.toFixed(3)})`
}

export interface ProjectDemosProps {
  project: Queries.ProjectEntryFragment
  layout: DemoLayout
  /** Its media, if they are in the page's data. */
  media: readonly Queries.FullMediaFragment[] | undefined
  /** Whether it was ever open: from then on its media are loaded. */
  wasOpened: boolean
}

/** The demos of a project: links until their media are loaded. */
export function ProjectDemos({ project, layout, media: pageMedia, wasOpened }: ProjectDemosProps) {
  // Null if loading failed and a listener handled that: links remain.
  const loaded = useMediaFile(wasOpened && !pageMedia ? project.mediaFile : undefined)
  const media = pageMedia ?? loaded
  const order = shownOrder(layout)
  const { moving, toggle, refOf } = useMovingDemo(order.filter((index) => media?.[index]?.animation))

  const slot = (index: number) => {
    const demo = project.img[index]
    if (!demo) return null
    const name = (demo.alt ?? "") || fillIn(WORDS.projects.demo, { project: project.title, number: index + 1 })
    const orientation = orientationOf(demo)
    return (
      <Slot
        key={demo.original}
        className="demo-slot"
        data-orientation={orientation}
        style={{ "--ratio": ratioOf(demo) }}
      >
        <Demo
          name={name}
          demo={demo}
          media={media?.[index]}
          sizes={SIZES[orientation]}
          isFirst={pageMedia !== undefined && index === order[0]}
          isMoving={index === moving}
          isLoading={wasOpened && media === undefined}
          onToggle={() => toggle(index)}
          ref={refOf(index)}
        />
      </Slot>
    )
  }
  return (
    <>
      {layout.landscapes.map(slot)}
      {layout.rows.length > 0 && (
        <Strip data-strip>
          {layout.rows.map((row) => (
            <Row key={row[0]} style={{ gridColumn: `span ${row.length}`, "--share": shareIn(row, project) }}>
              {row.map(slot)}
            </Row>
          ))}
        </Strip>
      )}
    </>
  )
}
