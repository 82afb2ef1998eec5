const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`

/** A Markdown table: words in the first column, right-aligned figures in the others. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = headings.map((_, index) => (index === 0 ? "---" : "---:"))
  return [headings, line, ...rows].map(row).join("\n")
}
