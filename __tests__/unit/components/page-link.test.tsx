import { renderToStaticMarkup } from "react-dom/server"
import { PageLink } from "../../../src/components/shared/page-link"

test("a hash with a percent sign is encoded so that it can be decoded again", () => {
  const html = renderToStaticMarkup(<PageLink page="projects" hash="50% off" />)
  expect(decodeURI(/#([^"]*)/.exec(html)?.[1] ?? "")).toBe("50% off")
})
