import type { Theme } from "@mui/material/styles"

/** Desktop screens one across, phone screens two or three across at one height. */
export const screenshotGrid = ({ theme }: { theme: Theme }) =>
  ({
    display: "grid",
    gap: "40px 16px",
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    "& > *": { gridColumn: "span 6" },
    '& > [data-orientation="portrait"]': { gridColumn: "span 3" },
    '&[data-orientation="portrait"]': { rowGap: 24 },
    [theme.breakpoints.up("sm")]: {
      columnGap: 24,
      '& > [data-orientation="portrait"]': { gridColumn: "span 2" },
    },
  }) as const
