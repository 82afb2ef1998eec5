import { COLOURS } from "../../theme/tokens"

/** A site's manifest (https://www.w3.org/TR/appmanifest/); its addresses go by its own, so that they hold under every path prefix. */
export const webManifest = (brand: string, description: string, language: string) => ({
  id: "./",
  name: brand,
  short_name: brand,
  ...(description !== "" && { description }),
  lang: language,
  start_url: "./",
  scope: "./",
  // Pages lead to each other, but back and forward are the browser's.
  display: "minimal-ui",
  theme_color: COLOURS.light.page,
  background_color: COLOURS.light.page,
  icons: [
    { src: "icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
})
