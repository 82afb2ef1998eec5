import { styled } from "@mui/material/styles"
import { RADIUS } from "../../theme/tokens"

/** The size of a miniature, px. */
const SIZE = { width: 64, height: 40 }

const Miniature = styled("img")(({ theme }) => ({
  display: "block",
  boxSizing: "border-box",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.control,
  ...theme.applyStyles("dark", { opacity: 0.9 }),
  [theme.breakpoints.down("sm")]: { "&:nth-of-type(n+2)": { display: "none" } },
}))

/** What a closed gallery group holds, at a glance: one on phones. They are fetched when they are near, and never those of a hidden tab. */
export function Miniatures({ addresses }: { addresses: readonly string[] }) {
  return addresses.map((address, place) => (
    // Two screenshots may be of one file.
    <Miniature key={`${String(place)} ${address}`} src={address} {...SIZE} alt="" loading="lazy" decoding="async" />
  ))
}
