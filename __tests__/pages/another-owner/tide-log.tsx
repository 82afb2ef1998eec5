import { LayoutContent, LayoutGrid } from "../../../src/components/shared/layout-grid"
import { PageHeading } from "../../../src/components/shared/page-heading"

/** A page that asks for nothing. */
export default function TideLog() {
  return (
    <LayoutGrid>
      <LayoutContent>
        <PageHeading>Tide log</PageHeading>
        <p>High water at noon.</p>
      </LayoutContent>
    </LayoutGrid>
  )
}

export { SiteHead as Head } from "../../../src/templates/site-head"
