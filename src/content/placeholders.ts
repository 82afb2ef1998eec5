/** What stands in the sample and in the minimal site until its owner writes something: as whole values. */
const PLACEHOLDERS = [
  /^Your (Brand|tagline|role|dates|description|portrait)$/,
  /^https:\/\/example\.com\/?$/,
  /^Your Name$/,
  /^Hello, I'm Your Name\.$/,
  /\/your-name\/?$/,
]

/** Whether a value is one of the sample's or the minimal site's placeholders: nobody has written there yet. */
export const isPlaceholder = (value: string) => PLACEHOLDERS.some((pattern) => pattern.test(value))

/** The same within longer texts, and addresses that nobody can own. */
const LEFT_OVER =
  /\bYour (Name|Brand|tagline)\b|(?<![\w-])example\.(com|net|org)(?!\.?[\w-])|\/your-name(?![\w-])|^Company Name$/

/** Whether a placeholder is left over in a text that is to be published. */
export const hasPlaceholder = (value: string) => isPlaceholder(value) || LEFT_OVER.test(value)
