/** Marks what a page shows as a name alone until it is opened: how wide the picture is that paper gets of it, px. */
export const PRINT_ATTRIBUTE = "data-print"

/** The width of the picture for paper, px: of a picture that is as wide, the build always makes one. Two stand in a row, so that makes about 220 dots an inch. */
const PRINT_WIDTH = 768

/** What is to stand in `PRINT_ATTRIBUTE`: the width of the picture for paper. A narrower one is as wide as it is. */
export const printedWidth = ({ width }: { width: number }): number => Math.min(width, PRINT_WIDTH)
