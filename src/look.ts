import look from "site-look"

/** How the owner wants the site to look: `look` of `site.json`. */
export const LOOK = look

/** Corner radii by size class, px: controls, and pictures. */
export const RADIUS = LOOK.radius
