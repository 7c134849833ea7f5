/** The hyphen of “e-mail” within a text; at its beginning there is nothing to keep together. */
const hyphen = /(?<=[\s\p{P}]e)-(?=mail)/giu

/**
 * Returns a copy of texts in which a line never ends after the “e-” of “e-mail”. The word joiner is used, because the
 * pages' fonts lack the no-break hyphen, and because it leaves the word as it is for those who do not see it.
 */
export const withoutBreaks = <T>(texts: T): T =>
  JSON.parse(JSON.stringify(texts), (_, value) => (typeof value === 'string' ? value.replace(hyphen, '-\u2060') : value)) as T
