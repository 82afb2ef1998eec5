import { styled } from "@mui/material/styles"
import { plainList } from "../../theme/theme"

const List = styled("ul")({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: "0 20px",
  "& a": { display: "inline-block", paddingBlock: 3, overflowWrap: "anywhere" },
})

/** An address as people write it: `https://www.linkedin.com/in/ada/` is `linkedin.com/in/ada`. */
const shownAddress = (href: string) =>
  href
    .replace(/^mailto:([^?]*).*/, "$1")
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/\/$/, "")

/** Addresses as links that say where they lead, for paper too. */
export function Contacts({ addresses }: { addresses: readonly string[] }) {
  return (
    <List>
      {addresses.map((href) => (
        <li key={href}>
          <a className="says-address" href={href} rel="me">
            {shownAddress(href)}
          </a>
        </li>
      ))}
    </List>
  )
}
