import { renderToStaticMarkup } from "react-dom/server"
import { PageLink } from "../../../src/components/shared/page-link"

test("a place whose name has a percent sign is linked by an address that can be decoded", () => {
  const html = renderToStaticMarkup(<PageLink page="projects" hash="50% off" />)
  expect(decodeURI(/#([^"]*)/.exec(html)?.[1] ?? "")).toBe("50% off")
})
