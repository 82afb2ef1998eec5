import Cookies from "js-cookie"
import type { MouseEvent } from "react"
import { LANGUAGE_COOKIE } from "../../constants"
import type { PageInLanguage } from "../../site-pages"

/** The props of a link to a page in another language, with the current query and hash. A click stores the language in a cookie. */
export function languageLink({ language, name, path }: PageInLanguage) {
  const addPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = path + window.location.search + window.location.hash
  }
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    try {
      Cookies.set(LANGUAGE_COOKIE.name, language, { expires: LANGUAGE_COOKIE.days, sameSite: "lax" })
    } catch {
      // `document.cookie` throws in a sandboxed frame.
    }
    addPlace(event)
  }
  return {
    href: path,
    lang: language,
    children: name,
    // Before the browser's menu for the link opens.
    onPointerDown: addPlace,
    onClick: choose,
    onAuxClick: (event: MouseEvent<HTMLAnchorElement>) => event.button === 1 && choose(event),
  }
}
