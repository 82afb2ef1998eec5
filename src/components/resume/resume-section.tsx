import { styled } from "@mui/material/styles"
import { type PropsWithChildren, useId } from "react"
import { HEADER_FONT_WEIGHT } from "../../constants"
import { dashedList, inlineList, quietCaption } from "../../theme/theme"
import { MEASURE } from "../../theme/tokens"
import { OwnDirection } from "../shared/own-direction"
import { joinNames, NAME_DIRECTION, WORDS } from "../../words"

const Root = styled("section")(({ theme }) => ({
  display: "grid",
  gap: "12px 24px",
  marginTop: 28,
  paddingTop: 16,
  // A name as high as its section would keep the section on one page.
  alignItems: "start",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // The section names are in the first column.
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "8.5rem minmax(0, 1fr)" },
}))

const Name = styled("h2")({ margin: 0, fontSize: "1rem", lineHeight: 1.5, fontWeight: HEADER_FONT_WEIGHT })

type SectionProps = PropsWithChildren<{ title: string; items: readonly unknown[] }>

/** A part of the résumé, next to its name. Without items it is not rendered. */
export function ResumeSection({ title, items, children }: SectionProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <Root aria-labelledby={id}>
      <Name id={id}>{title}</Name>
      <div>{children}</div>
    </Root>
  )
}

const Entry = styled("article")({ "& + &": { marginTop: 20 } })

/** On phones the note is below the title, whatever its length. */
const Head = styled("div")(({ theme }) => ({
  display: "grid",
  alignItems: "baseline",
  gap: "0 24px",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(0, 1fr) fit-content(40%)" },
}))

const Title = styled("h3")({ margin: 0, fontSize: "1rem", lineHeight: 1.5, fontWeight: 700 })

const Place = styled("span")({ fontWeight: 400 })

const Note = styled("span")(quietCaption, { fontVariantNumeric: "tabular-nums" })

type ResumeEntryProps = PropsWithChildren<{ title: string; place?: string | null; note: string | null }>

/** An entry: the place follows the title; the note, such as a period, is at the end of the line. */
export function ResumeEntry({ title, place, note, children }: ResumeEntryProps) {
  return (
    <Entry>
      <Head>
        <Title>
          <OwnDirection>{title}</OwnDirection>
          {place && (
            <Place>
              {WORDS.shared.comma}
              <OwnDirection>{place}</OwnDirection>
            </Place>
          )}
        </Title>
        {note && <Note>{note}</Note>}
      </Head>
      {children}
    </Entry>
  )
}

export const Prose = styled("p")({ margin: "2px 0 0", maxWidth: MEASURE })

export const Points = styled("ul")(dashedList(7, 16), { marginTop: 4 })

/** A hanging indent: if the line wraps, its label stands out. */
const Line = styled("p")({
  margin: 0,
  "* + &": { marginTop: 4 },
  "&:has(> span)": { paddingInlineStart: 16, textIndent: -16 },
})

const Label = styled("span")(quietCaption, { marginInlineEnd: 4 })

/** Words on one line, after their label and a space, which copied text and screen readers need. Nothing if there are none. */
export function WordLine({ label, words }: { label?: string | null; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Line>
      {label && <Label>{label}</Label>}
      {` ${joinNames(words)}`}
    </Line>
  )
}

const Addresses = styled("ul")({
  ...inlineList,
  gap: "0 20px",
  "& a": { display: "inline-block", paddingBlock: 3, hyphens: "manual" },
})

/** An address as people write it: `https://www.linkedin.com/in/ada/` is `linkedin.com/in/ada`; for a file of this site, its name. */
const shownAddress = (href: string) =>
  href
    .replace(/^(?:mailto:([^?]*).*|tel:|\/.*\/|\/)/, "$1")
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/$/, "")

/** Links with their addresses as text, also for paper. Nothing if there are none. */
export function Contacts({ addresses, rel }: { addresses: readonly string[]; rel?: "me" }) {
  if (addresses.length === 0) return null
  return (
    <Addresses>
      {addresses.map((href) => (
        <li key={href}>
          <a className="says-address" href={href} rel={rel} dir={NAME_DIRECTION}>
            {shownAddress(href)}
          </a>
        </li>
      ))}
    </Addresses>
  )
}
