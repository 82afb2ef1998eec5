import Cookies from "js-cookie"
import type { MouseEvent } from "react"
import { LANGUAGE_COOKIE } from "../../constants"
import type { PageInLanguage } from "../../site-pages"

/** The props of a link to a page in another language, with the current query and hash. A click stores the language in a cookie. */
export const languageLink = ({ language, path }: PageInLanguage) => ({
  href: path,
  lang: language,
  onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { name, days } = LANGUAGE_COOKIE
    try {
      Cookies.set(name, language, { expires: days, sameSite: "lax" })
    } catch {
      // `document.cookie` throws in a sandboxed frame.
    }
    currentTarget.href = path + window.location.search + window.location.hash
  },
})
