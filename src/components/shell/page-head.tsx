/** @jsxRuntime classic */
// Gatsby keeps React 19 from taking the head's elements, and `<html>` with all its attributes, for its own by patching `createElement`; the automatic
// runtime goes past that patch.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the classic runtime makes every element with it
import * as React from "react"
import { COLOURS } from "../../theme/tokens"

interface PageHeadProps {
  /** The page's own title; the brand follows it. */
  title: string
  /** Empty where nobody said any. */
  description: string
  brand: string
  language: string
  /** The address of the owner's icon; null for a drawing of the brand's first letter. */
  icon: string | null
  /** The page's full address; null where it has none that may be linked to. */
  address: string | null
}

/** The brand's first letter on the accent's ground, as an address that needs no request. */
function iconOf(brand: string): string {
  const { accent, onAccent } = COLOURS.light
  const letter = Array.from(brand)[0]?.toUpperCase().replace(/[<&]/g, "") ?? ""
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="${accent}"/><text x="16" y="23" text-anchor="middle" font-family="Roboto,Arial,sans-serif" font-size="20" font-weight="800" fill="${onAccent}">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** What every page says of itself in `<head>`. A page without an address asks not to be indexed. */
export function PageHead({ title, description, brand, language, icon, address }: PageHeadProps) {
  const documentTitle = `${title} - ${brand}`
  return (
    <>
      <html lang={language} />
      <title>{documentTitle}</title>
      <link rel="icon" href={icon ?? iconOf(brand)} />
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={documentTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      {address ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
