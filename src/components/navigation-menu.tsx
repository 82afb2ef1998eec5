import Menu from "@mui/material/Menu"
import MenuItem from "@mui/material/MenuItem"
import { styled } from "@mui/material/styles"
import { RADIUS } from "../theme/tokens"
import { PageLink, type PageName } from "./page-link"

const ITEMS: readonly { page: PageName; label: string }[] = [
  { page: "home", label: "HOME" },
  { page: "works", label: "WORKS" },
  { page: "projects", label: "PROJECTS" },
]

const Dropdown = styled(Menu)(({ theme }) => ({
  "& .MuiPaper-root": {
    minWidth: 200,
    marginTop: 4,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: RADIUS.picture,
  },
}))

const Item = styled(MenuItem)(({ theme }) => ({
  minHeight: 48,
  paddingInline: 20,
  letterSpacing: "0.06em",
  fontSize: "0.875rem",
  fontWeight: 500,
  "&[aria-current]": { fontWeight: 800, color: theme.vars.palette.primary.main },
})) as typeof MenuItem

interface NavigationMenuProps {
  id: string
  anchor: HTMLElement | null
  current: PageName | null
  onClose: () => void
}

/** The menu of small screens, open: a chunk of its own, loaded when it is about to be needed. */
export function NavigationMenu({ id, anchor, current, onClose }: NavigationMenuProps) {
  return (
    <Dropdown
      id={id}
      anchorEl={anchor}
      // Inside the banner, so that it belongs to a landmark.
      container={anchor?.closest("header")}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      transitionDuration={120}
      slotProps={{ list: { "aria-label": "Pages" } }}
    >
      {ITEMS.map(({ page, label }) => (
        <Item
          key={page}
          component={PageLink}
          page={page}
          aria-current={page === current ? "page" : undefined}
          onClick={onClose}
        >
          {label}
        </Item>
      ))}
    </Dropdown>
  )
}
