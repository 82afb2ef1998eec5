import type { Theme } from "@mui/material/styles"
import type { Orientation } from "./orientation"

/** The columns of a row, and how many a screenshot takes of them from `sm` on. */
export const GRID_COLUMNS = 6
export const GRID_SPAN: Record<Orientation, number> = { landscape: GRID_COLUMNS, portrait: 2 }

/** Desktop screens one across, phone screens two or three across at one height. */
export const screenshotGrid = ({ theme }: { theme: Theme }) =>
  ({
    display: "grid",
    gap: "40px 16px",
    gridTemplateColumns: `repeat(${String(GRID_COLUMNS)}, minmax(0, 1fr))`,
    "& > *": { gridColumn: `span ${String(GRID_SPAN.landscape)}` },
    '& > [data-orientation="portrait"]': { gridColumn: "span 3" },
    '&[data-orientation="portrait"]': { rowGap: 24 },
    [theme.breakpoints.up("sm")]: {
      columnGap: 24,
      '& > [data-orientation="portrait"]': { gridColumn: `span ${String(GRID_SPAN.portrait)}` },
    },
  }) as const
