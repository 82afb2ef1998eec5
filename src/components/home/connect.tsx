import { styled } from "@mui/material/styles"
import { inlineList } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { ProfileIcon } from "../shared/icon"
import { NewTab } from "../shared/new-tab"

const List = styled("ul")({ ...inlineList, gap: "4px 32px" })

const Anchor = styled("a")({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  minHeight: CONTROL_SIZE,
  fontWeight: 500,
})

/** Links to the owner elsewhere, each opened in a new tab. */
export function Connect({ connections }: { connections: Queries.HomePageQuery["home"]["connect"] }) {
  return (
    <List>
      {connections.map(({ icon, label, href }) => (
        <li key={href}>
          <Anchor href={href} target="_blank" rel="noopener me">
            <ProfileIcon icon={icon} />
            {label}
            <NewTab />
          </Anchor>
        </li>
      ))}
    </List>
  )
}
