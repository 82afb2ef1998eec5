/** @jsxRuntime classic */
// Gatsby keeps React 19 from taking the head's elements, and `<html>` with all its attributes, for its own by patching `createElement`; the automatic
// runtime goes past that patch.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the classic runtime makes every element with it
import * as React from "react"
import { type PagePreview, PREVIEW_SIZE } from "../../site-pages"

interface PageHeadProps {
  /** The page's own title; the brand follows it. */
  title: string
  /** Empty where nobody said any. */
  description: string
  brand: string
  language: string
  /** Whose site it is. */
  owner: string
  /** The address of a file of the site, by its path at the top. */
  addressOf: (path: string) => string
  /** The path of the owner's icon; null where the build draws the brand's first letter. */
  icon: string | null
  /** The page's full address; null where it has none that may be linked to, or the site has none yet. */
  address: string | null
  /** Whether search engines may list the page. */
  isIndexed: boolean
  /** The picture that stands for the page where it is shared. */
  preview: PagePreview | null
}

/** The icons that `src/build/found/icons.ts` makes, and the manifest that names the larger ones. */
function Icons({ icon, addressOf }: Pick<PageHeadProps, "icon" | "addressOf">) {
  return (
    <>
      {/* Its size keeps browsers that know SVG from taking it. */}
      <link rel="icon" href={addressOf("/favicon.ico")} sizes="32x32" />
      {icon !== "/favicon.ico" && <link rel="icon" href={addressOf(icon ?? "/icon.svg")} />}
      <link rel="apple-touch-icon" href={addressOf("/apple-touch-icon.png")} />
      <link rel="manifest" href={addressOf("/manifest.webmanifest")} />
    </>
  )
}

/** What chats and networks show where the page is shared. */
function Shared({ address, preview }: Pick<PageHeadProps, "address" | "preview">) {
  return (
    <>
      {address && <meta property="og:url" content={address} />}
      {preview && (
        <>
          <meta property="og:image" content={preview.src} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(PREVIEW_SIZE.width)} />
          <meta property="og:image:height" content={String(PREVIEW_SIZE.height)} />
          <meta property="og:image:alt" content={preview.alt} />
        </>
      )}
      <meta name="twitter:card" content={preview ? "summary_large_image" : "summary"} />
    </>
  )
}

/** What every page says of itself in `<head>`. What the build knows better, structured data, it writes into the finished page. */
export function PageHead({
  title,
  description,
  brand,
  owner,
  language,
  addressOf,
  icon,
  address,
  isIndexed,
  preview,
}: PageHeadProps) {
  const documentTitle = `${title} - ${brand}`
  return (
    <>
      <html lang={language} />
      <title>{documentTitle}</title>
      <Icons icon={icon} addressOf={addressOf} />
      {description && <meta name="description" content={description} />}
      <meta name="author" content={owner} />
      <meta property="og:title" content={documentTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      {address && <link rel="canonical" href={address} />}
      <Shared address={address} preview={preview} />
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  )
}
