import { styled } from "@mui/material/styles"
import { withPrefix } from "gatsby"
import { RESUME_FILES, type ResumeContext, workplaceOf } from "../../site-pages"
import { captionFont, plainControl } from "../../theme/theme"
import { MEASURE } from "../../theme/tokens"
import { joinNames, WORDS } from "../../words"
import { PageHeading } from "../shared/page-heading"
import { Contacts, Points, Prose, ResumeEntry, ResumeSection, WordLine } from "./resume-section"

// The tagline belongs to it.
const Name = styled(PageHeading)({ "&&": { marginBottom: 0 } })

const Tagline = styled("p")(({ theme }) => ({
  margin: "8px 0 12px",
  maxWidth: MEASURE,
  fontSize: "1.125rem",
  color: theme.vars.palette.text.secondary,
}))

const Formats = styled("p")({
  ...captionFont,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 24px",
  margin: "40px 0 0",
  "& a": { paddingBlock: 12 },
})

/** Looks like the link beside it, and like the link that replaces it if there is a PDF. */
const Print = styled("button")(({ theme }) => ({
  ...plainControl,
  padding: 0,
  color: theme.vars.palette.primary.main,
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: "0.2em",
}))

/** An entry within a line: `French (fluent, Paris, 2019)`. */
function asText({ title, text, place, period }: Queries.SectionFragment["entries"][number]): string {
  const details = [text, place, period].filter((each) => each !== null)
  return details.length > 0 ? `${title} (${joinNames(details)})` : title
}

/** The résumé: who the owner is, what they did at work and elsewhere, and their skills. Designed for paper first: text only. */
export function Resume({ home, works, projects, registry, site, hasPdf }: Queries.ResumePageQuery & ResumeContext) {
  // As everywhere, labels not in the registry are left out.
  const technologies = new Set(registry.technologies.map(({ label }) => label))
  const stackOf = (labels: readonly string[]) => labels.filter((label) => technologies.has(label))
  const words = WORDS.resume
  // Entries that link to works are left out, because the works are listed.
  const background = home.bio.filter(({ page }) => page !== "works" || works.length === 0).toReversed()
  // A text has no entries, so its title is never shown.
  const sectionNames = { ...WORDS.home, text: "" }
  const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

  return (
    <div data-resume="">
      <Name>{home.name}</Name>
      <Tagline>{home.tagline}</Tagline>
      <Contacts rel="me" addresses={[...(site ? [site] : []), ...home.connect.map(({ href }) => href)]} />
      <ResumeSection title={words.experience} items={works}>
        {works.map(({ address, title, label, duration, duty, techIcons }) => (
          <ResumeEntry key={address} title={title} place={workplaceOf(label, title)} note={duration}>
            {duty.length > 0 && (
              <Points>
                {duty.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </Points>
            )}
            <WordLine label={WORDS.works.stack} words={stackOf(techIcons)} />
          </ResumeEntry>
        ))}
      </ResumeSection>
      <ResumeSection title={words.projects} items={projects}>
        {projects.map(({ address, title, section, desc, links, techIcons }) => (
          <ResumeEntry key={address} title={title} note={section}>
            <Prose>{desc}</Prose>
            <Contacts addresses={links.map(({ href }) => href)} />
            <WordLine label={WORDS.works.stack} words={stackOf(techIcons)} />
          </ResumeEntry>
        ))}
      </ResumeSection>
      <ResumeSection title={words.skills} items={[...home.techIUse, ...home.currentlyLearning]}>
        {home.techIUse.map(({ title, items }) => (
          <WordLine key={title} label={title} words={namesOf(items)} />
        ))}
        <WordLine label={words.currentlyLearning} words={namesOf(home.currentlyLearning)} />
      </ResumeSection>
      {home.sections.map(({ section, title, entries }) => (
        <ResumeSection key={`${section} ${title}`} title={title ?? sectionNames[section]} items={entries}>
          {section === "languages" ? (
            <>
              <WordLine words={entries.map(asText)} />
              <Contacts addresses={[...new Set(entries.flatMap(({ href }) => href ?? []))]} />
            </>
          ) : (
            entries.map(({ title: name, place, period, href, text }) => (
              <ResumeEntry key={`${name} ${place} ${period}`} title={name} place={place} note={period}>
                {text && <Prose>{text}</Prose>}
                {href && <Contacts addresses={[href]} />}
              </ResumeEntry>
            ))
          )}
        </ResumeSection>
      ))}
      <ResumeSection title={words.background} items={background}>
        {background.map(({ period, text }) => (
          <ResumeEntry key={`${period} ${text}`} title={text} note={period} />
        ))}
      </ResumeSection>
      <ResumeSection title={WORDS.home.interests} items={home.interests}>
        <WordLine words={home.interests} />
      </ResumeSection>
      <Formats className="screen-only">
        {hasPdf ? (
          <a href={withPrefix(RESUME_FILES.pdf)}>{words.asPdf}</a>
        ) : (
          <Print type="button" onClick={() => window.print()}>
            {words.asPdf}
          </Print>
        )}
        <a href={withPrefix(RESUME_FILES.json)}>{words.asJson}</a>
      </Formats>
    </div>
  )
}
