import type { EmotionCache } from "@emotion/cache"

/** Tells emotion that the styles stand where they belong: moving them would have the browser style and lay out the whole page again. */
const STAYS = { "data-s": "" }

/**
 * The styles a page uses as `<style>` elements in the form that emotion takes over in the browser: one for each global style, one for all
 * component styles.
 */
export function criticalStyles({ inserted, registered, key }: EmotionCache) {
  const styles = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
  )
  const isGlobal = ([id]: [string, string]) => !(`${key}-${id}` in registered)
  const globals = styles.filter(isGlobal)
  const locals = styles.filter((style) => !isGlobal(style))

  return [
    ...globals.map(([id, css]) => (
      <style key={id} {...STAYS} data-emotion={`${key}-global ${id}`} dangerouslySetInnerHTML={{ __html: css }} />
    )),
    <style
      key="local"
      {...STAYS}
      data-emotion={`${key} ${locals.map(([id]) => id).join(" ")}`}
      dangerouslySetInnerHTML={{ __html: locals.map(([, css]) => css).join("") }}
    />,
  ]
}
