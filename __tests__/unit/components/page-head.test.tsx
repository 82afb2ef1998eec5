import { renderToStaticMarkup } from "react-dom/server"
import { PageHead } from "../../../src/components/shell/page-head"

/** The head of a page, as HTML. */
const head = (icon: string | null, description: string) =>
  renderToStaticMarkup(
    <PageHead title="Title" description={description} brand="Brand" language="en" icon={icon} address={null} />,
  )

test("the owner's icon is the page's, else a drawing of the brand's first letter", () => {
  expect(head("/favicon.png", "")).toContain(`<link rel="icon" href="/favicon.png"/>`)
  expect(head(null, "")).toContain(`<link rel="icon" href="data:image/svg+xml,`)
})

test("a page without a description has none", () => {
  expect(head(null, "What it is.")).toContain(`<meta name="description" content="What it is."/>`)
  expect(head(null, "")).not.toContain("description")
})
