/** A work as the query of its page returns it: all names and links, but pictures only of the gallery group that is open at first. */
export type WorkData = Queries.WorkEntryFragment

export type GalleryGroupData = WorkData["demo"][number]["content"][number]

export type ScreenshotData = GalleryGroupData["content"][number]
