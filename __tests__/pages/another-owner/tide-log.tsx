import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import { LayoutContent, LayoutGrid } from "../../../src/components/shared/layout-grid"
import { PageHeading } from "../../../src/components/shared/page-heading"

/** A page without a query, with MUI components that no other page has. */
export default function TideLog() {
  return (
    <LayoutGrid>
      <LayoutContent>
        <PageHeading>Tide log</PageHeading>
        <p>High water at noon.</p>
        <Alert severity="error">Spring tide</Alert>
        <Alert severity="success">The gauge is back</Alert>
        <Button color="error">Sound the horn</Button>
        <article>
          <header style={{ padding: 8 }}>
            <a href="https://harbour.example/office">By the harbour office</a>
          </header>
          {["Summer", "Winter"].map((season) => (
            <Accordion key={season}>
              <AccordionSummary>{season}</AccordionSummary>
              <AccordionDetails>{season === "Summer" ? "Six feet" : "Nine feet"}</AccordionDetails>
            </Accordion>
          ))}
        </article>
      </LayoutContent>
    </LayoutGrid>
  )
}

export { SiteHead as Head } from "../../../src/templates/site-head"
