/** The icons of what opens the viewer, drawn for this project on the grid of the others (`shared/icon.tsx`). Here, because most pages don't need them. */
export const VIEWER_ICONS = {
  view: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5",
  compare: "M12 3v18M9 6H4.5v12H9M15 6h4.5v12H15",
} as const
