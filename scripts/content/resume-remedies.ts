/** What to do with values of a résumé that have no place on the site, by pointer; the first match counts. */
const REMEDIES: readonly [RegExp, string][] = [
  [/^\/(\$schema|meta)\b/, "It is about the file, not about you: nothing to do."],
  [
    /^\/basics\/summary$/,
    'The banner types the first sentence. Should it type these, too, add them to "greetings" in home.json.',
  ],
  [/^\/basics\/image$/, 'Save the picture beside home.json, and give its file\'s name as "photo" there.'],
  [
    /^\/basics\/phone$/,
    'The site shows no telephone number. Visitors reach you by the addresses of "connect" in home.json.',
  ],
  [/^\/basics\/location\//, 'The site shows no address. A town can stand in "tagline" in home.json.'],
  [/^\/basics\/profiles\//, 'The address is all that a profile shows: see that it is in "connect" in home.json.'],
  [/^\/work\/\d+\/company$/, '"company" is the old word for "name", which is there, too: keep one of the two.'],
  [/^\/work\//, 'A work has no field for it: say it in a line of "duty" in its work.json.'],
  [/^\/volunteer\//, "Should it be shown, make a work of it: npm run content:new work"],
  [/^\/education\//, 'The site shows schools in its bio: say it in the "text" of the entry in home.json.'],
  [/^\/(awards|certificates)\//, 'Should it be shown, add an entry to "bio" in home.json.'],
  [/^\/publications\//, 'Should it be shown, add an entry to "bio" in home.json, or its address to "connect".'],
  [
    /^\/skills\/\d+\/level$/,
    'The site rates no skills. What counts can stand in the "name" of the skill in home.json.',
  ],
  [/^\/skills\/\d+\/name$/, 'Its skills stand under other headings of "techIUse" in home.json.'],
  [/^\/languages\//, 'Should they be shown, add a group to "techIUse" in home.json, an item for each language.'],
  [/^\/interests\//, 'An interest is one line: say more of it in "interests" in home.json.'],
  [/^\/references\//, "The site quotes nobody: keep it in your résumé."],
  [
    /^\/projects\/\d+\/keywords\//,
    'It is no registered technology. Register it with npm run content:new technology and import again, or add it to "feat" in the project.json.',
  ],
  [/^\/projects\//, 'A project has no field for it: say it in "desc" or "feat" of its project.json.'],
]

/** What to do with a value that has no place; `hints` give more for some, or for their parents. */
export function remedyOf(pointer: string, hints: ReadonlyMap<string, string>): string {
  for (let place = pointer; place !== ""; place = place.slice(0, place.lastIndexOf("/"))) {
    const hint = hints.get(place)
    if (hint !== undefined) return hint
  }
  return (
    REMEDIES.find(([pattern]) => pattern.test(pointer))?.[1] ??
    "JSON Resume doesn't know it, nor does the site: say it by hand where it belongs."
  )
}
