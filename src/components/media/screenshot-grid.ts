import type { Theme } from "@mui/material/styles"

/** Desktop screens one across, phone screens two or three across at one height. */
export const plateGrid = ({ theme }: { theme: Theme }) =>
  ({
    display: "grid",
    gap: "40px 16px",
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    "& > *": { gridColumn: "span 6" },
    '& > [data-shape="upright"]': { gridColumn: "span 3" },
    '&[data-shape="upright"]': { rowGap: 24 },
    [theme.breakpoints.up("sm")]: {
      columnGap: 24,
      '& > [data-shape="upright"]': { gridColumn: "span 2" },
    },
  }) as const
