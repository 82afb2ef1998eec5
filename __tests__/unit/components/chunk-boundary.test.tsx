import { screen } from "@testing-library/react"
import { ChunkBoundary } from "../../../src/components/shared/chunk-boundary"
import { renderThemed } from "../../support/render-themed"

function Part({ data }: { data: string | null }) {
  if (data === null) throw new Error("no data")
  return <p>{data}</p>
}

const page = (data: string | null) => (
  <ChunkBoundary>
    <Part data={data} />
  </ChunkBoundary>
)

test("content that could not be loaded is rendered again as soon as it changes", () => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { rerender } = renderThemed(page(null))
  expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded")
  rerender(page("The works"))
  expect(screen.getByText("The works")).toBeVisible()
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  rerender(page(null))
  expect(screen.getByRole("alert")).toBeVisible()
  jest.restoreAllMocks()
})
