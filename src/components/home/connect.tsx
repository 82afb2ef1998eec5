import { styled } from "@mui/material/styles"
import { inlineList } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { ProfileIcon } from "../shared/icon"
import { NewTabLink } from "../shared/new-tab"

const List = styled("ul")({ ...inlineList, gap: "4px 32px" })

// Centres the address on the link: the baseline of a row that begins with an icon is the icon's lower edge.
const Connection = styled("li")({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 10 })

const Anchor = styled(NewTabLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  minHeight: CONTROL_SIZE,
  fontWeight: 500,
})

/** For copying: a click selects all of it. */
const Address = styled("span")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  hyphens: "manual",
  userSelect: "all",
}))

/** Links to the owner's profiles, opened in a new tab except for email addresses and telephone numbers. An email address is also shown as text. */
export function Connect({ connections }: { connections: Queries.HomePageQuery["home"]["connect"] }) {
  return (
    <List>
      {connections.map(({ icon, label, href }) => {
        const mail = /^mailto:([^?]+)/.exec(href)?.[1]
        return (
          <Connection key={href}>
            <Anchor href={href} rel="noopener me">
              <ProfileIcon icon={icon} />
              {label}
            </Anchor>
            {mail && mail !== label && <Address className="screen-only">{mail}</Address>}
          </Connection>
        )
      })}
    </List>
  )
}
