/** What to do with values of a résumé that have no place on the site, by pointer; the first match counts. */
const REMEDIES: readonly [RegExp, string][] = [
  [/^\/(\$schema|meta)\b/, "It is about the file, not about you: nothing to do."],
  [
    /^\/basics\/summary$/,
    'The banner types the first sentence. To have it type the rest too, add it to "greetings" in home.json.',
  ],
  [/^\/basics\/image$/, 'Save the picture beside home.json, and give its file\'s name as "photo" there.'],
  [
    /^\/basics\/phone$/,
    'The number is shown only if you want it: add a link such as "tel:+4930123456" to "connect" in home.json.',
  ],
  [/^\/basics\/location\//, 'The site shows no address. A town can be in "tagline" in home.json.'],
  [/^\/basics\/profiles\//, 'A profile is only a label and a link: make sure that it is in "connect" in home.json.'],
  [/^\/work\/\d+\/company$/, '"company" is the old name of "name", which is there too: keep one of them.'],
  [/^\/work\//, 'A work has no field for it: mention it in a line of "duty" in its work.json.'],
  [
    /^\/(education|certificates|publications|awards|volunteer)\//,
    'An entry has no field for it: mention it in its "text", in "sections" of home.json.',
  ],
  [/^\/skills\/\d+\/level$/, 'The site doesn\'t rate skills. Put what matters into their "name" in home.json.'],
  [/^\/skills\/\d+\/name$/, 'Its skills are under other headings of "techIUse" in home.json.'],
  [/^\/interests\//, 'An interest is one line: say more about it in "interests" in home.json.'],
  [/^\/references\//, "The site shows no references: keep it in your résumé."],
  [
    /^\/projects\/\d+\/keywords\//,
    'It is not a registered technology. Register it with npm run content:new technology and import again, or add it to "feat" in the project.json.',
  ],
  [/^\/projects\//, 'A project has no field for it: mention it in "desc" or "feat" of its project.json.'],
]

/** What to do with a value that has no place; `hints` give more for some, or for their parents. */
export function remedyOf(pointer: string, hints: ReadonlyMap<string, string>): string {
  for (let place = pointer; place !== ""; place = place.slice(0, place.lastIndexOf("/"))) {
    const hint = hints.get(place)
    if (hint !== undefined) return hint
  }
  return (
    REMEDIES.find(([pattern]) => pattern.test(pointer))?.[1] ??
    "Neither JSON Resume nor the site has a field for it: write it by hand where it belongs."
  )
}
