/** The least number of letters that stay when an ending is removed. */
const shortestStem = 3

/**
 * Endings of number, gender and case in German, English, French, Spanish and Italian, longest first. One list serves
 * all five: descriptions mix languages, and a word alone does not say which one it belongs to.
 */
const endings =
  'innen euses trice euse aux eux ern ien ies ias ios che chi ghe ghi en er es em os as is io ia ie ii y e n s o a i'.split(' ')
/** Replacements for endings, so that all forms of a word have the same stem. */
const replacements: Readonly<Record<string, string>> = {
  che: 'c',
  chi: 'c',
  ghe: 'g',
  ghi: 'g',
  aux: 'al',
  eux: 'eu',
  euse: 'eu',
  euses: 'eu',
  trice: 'teur',
}

/**
 * Returns the stem of a folded word. Its ending of number, gender and case is removed, and `ae`, `oe` and `ue`, which
 * may also represent umlauts, become one letter.
 */
export function stem(folded: string): string {
  const plain = folded.length > 4 ? folded.replace(/([aou])e(?=.{2})/g, '$1') : folded
  for (const ending of endings) {
    const length = plain.length - ending.length
    if (length >= shortestStem && plain.endsWith(ending)) return plain.slice(0, length) + (replacements[ending] ?? '')
  }
  return plain
}
