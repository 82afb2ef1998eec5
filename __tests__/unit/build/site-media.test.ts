import { byFolder, type ContentNode } from "../../../src/build/site-media"

const node = (folder: string): ContentNode => ({
  id: folder,
  parent: null,
  children: [],
  internal: { type: "Group", contentDigest: "", owner: "" },
  fields: { folder },
})

test("groups are ordered tab by tab, even if one tab's name begins with another's", () => {
  const folders = ["works/a/web/02", "works/a/web-admin/01", "works/a/web/01", "works/a/web", "works/a"]
  expect(
    folders
      .map(node)
      .sort(byFolder)
      .map(({ fields }) => fields.folder),
  ).toEqual(["works/a", "works/a/web", "works/a/web/01", "works/a/web/02", "works/a/web-admin/01"])
})
