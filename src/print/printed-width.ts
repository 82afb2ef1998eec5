/** Marks an item shown only by name until it is opened: the width of its picture for paper, px. */
export const PRINT_ATTRIBUTE = "data-print"

/** The width of the picture for paper, px: the build always makes it if the original is as wide. Two share a row, so that makes about 220 dots an inch. */
const PRINT_WIDTH = 768

/** The value of `PRINT_ATTRIBUTE`: the width of the picture for paper. Narrower ones keep theirs. */
export const printedWidth = ({ width }: { width: number }): number => Math.min(width, PRINT_WIDTH)
