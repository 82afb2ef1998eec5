/** @jsxRuntime classic */
// Gatsby patches `createElement` to keep React 19 from claiming the head's elements, and `<html>` with all its attributes, as its own; the automatic
// runtime bypasses that patch.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the classic runtime creates every element with it
import * as React from "react"
import { withPrefix } from "gatsby"
import { LANGUAGE_COOKIE } from "../constants"
import { type PageContext, PREVIEW_SIZE } from "../site-pages"

/**
 * Redirects a visitor who has chosen another language from the site's home page to the one in that language, unless they come from another page of
 * the site, reload, or go back or forward.
 */
function chosenLanguageScript(languages: PageContext["languages"]): string {
  const paths = JSON.stringify(Object.fromEntries(languages.slice(1).map((each) => [each.language, each.path])))
  const chosen = String.raw`/(?:^|; )${LANGUAGE_COOKIE.name}=([\w-]+)/.exec(document.cookie)`
  return `try{const p=${paths}[${chosen}?.[1]];if(p&&!document.referrer.startsWith(location.origin+"/")&&performance.getEntriesByType("navigation")[0]?.type=="navigate")location.replace(p+location.search+location.hash)}catch{}`
}

interface SiteHeadProps {
  pageContext: PageContext
  title?: string
  description?: string
}

/** The Head API's component of every page; a page may override its context's title or description. The build adds structured data. */
export function SiteHead({
  pageContext: { brand, owner, language, direction, icon, address, name, preview, languages, ...context },
  title = context.title,
  description = context.description,
}: SiteHeadProps) {
  const documentTitle = `${title} - ${brand}`
  return (
    <>
      {/* Not in the browser: setting the same attributes again would make it recalculate all styles of the page. */}
      {process.env.BUILD_STAGE !== "build-javascript" && (
        <html lang={language} dir={direction === "rtl" ? direction : undefined} />
      )}
      <title>{documentTitle}</title>
      {/* With `sizes`, browsers that support SVG don't use it. */}
      <link rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />
      {icon !== "/favicon.ico" && <link rel="icon" href={icon.startsWith("/") ? withPrefix(icon) : icon} />}
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
      {description && <meta name="description" content={description} />}
      <meta name="author" content={owner} />
      <meta property="og:title" content={documentTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      {address && <link rel="canonical" href={address} />}
      {languages.map(
        (each) =>
          each.address && <link key={each.language} rel="alternate" hrefLang={each.language} href={each.address} />,
      )}
      {languages[0]?.address && <link rel="alternate" hrefLang="x-default" href={languages[0].address} />}
      {address && <meta property="og:url" content={address} />}
      {/* What chat apps and social networks show when the page is shared. */}
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
      {name === "home" && languages[0]?.language === language && process.env.BUILD_STAGE === "build-html" && (
        <script dangerouslySetInnerHTML={{ __html: chosenLanguageScript(languages) }} />
      )}
      {name === "notFound" && <meta name="robots" content="noindex" />}
    </>
  )
}
