import type { Locale } from '@marklot/contracts'

/** Returns a text without its accents, so that `está` and `esta` are the same word. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Returns a sentence as it is, with accents removed and, in German, with umlauts that are written in two letters. */
export function spellingsOf(sentence: string, locale: Locale): Set<string> {
  const plain = withoutAccents(sentence)
  if (locale !== 'de') return new Set([sentence, plain])
  const umlauts: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü' }
  return new Set([sentence, plain, sentence.replace(/[aou]e/g, (letters) => umlauts[letters] ?? letters)])
}
