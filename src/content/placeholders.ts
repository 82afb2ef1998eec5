/** Values in the sample and in the minimal site that the owner still has to replace. They match whole values. */
const PLACEHOLDERS = [
  /^Your (Brand|tagline|role|dates|description|portrait)$/,
  /^https:\/\/example\.com\/?$/,
  /^Your Name$/,
  /^Hello, I'm Your Name\.$/,
  // The sample's tagline, and that of an earlier sample.
  /^Frontend developer\. I turned a (till|point-of-sale system) from 2009 into one that waiters like( using)?\.$/,
  /\/your-name\/?$/,
]

/** Whether a value is one of the placeholders in the sample or the minimal site. */
export const isPlaceholder = (value: string) => PLACEHOLDERS.some((pattern) => pattern.test(value))

/** Placeholders inside longer texts, and addresses that nobody can own. */
const LEFT_OVER =
  /\bYour (Name|Brand|tagline)\b|(?<![\w-])example\.(com|net|org)(?!\.?[\w-])|\/your-name(?![\w-])|^Company Name$/

/** Whether a text to be published still contains a placeholder. */
export const hasPlaceholder = (value: string) => isPlaceholder(value) || LEFT_OVER.test(value)

/** The site's address; undefined if it is missing or a placeholder. */
export const realSiteUrl = (siteUrl: string | undefined): string | undefined =>
  siteUrl !== undefined && hasPlaceholder(siteUrl) ? undefined : siteUrl
