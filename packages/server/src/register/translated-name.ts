import { foldName } from '@marklot/similarity/letters/fold'
import type { RegisterMark } from './mark.ts'

/** The longest name, in characters. Longer statements are explanations. */
const longest = 200
/** How many characters of a statement are read. */
const longestStatement = 2_000

const noMeaning = /\bno\s+(?:\w+\s+)?(?:meaning|significance|translation)\b|\bcannot be translated\b|\bnot a foreign word\b/i
/**
 * Matches the USPTO's statements: "The English translation of X in the mark is Y", "… translates to Y", "… this means
 * Y".
 */
const translationOf = /\btranslations?\s+of\s+(.+?)\s+(?:is|are|would be|:)\s+(.+)/is
const translatesTo = /\btranslate[sd]?\s+(?:(?:in)?to\s+English\s+as|from\s+\w+\s+(?:in)?to\s+English\s+as|as|(?:in)?to)\s+(.+)/is
const means = /\bmeans?\s+(.+?)(?:\s+in\s+English)?\s*\.?$/is
const quoted = /["“”«»]([^"“”«»]+)["“”«»]|(?<!\p{L})['‘]([^'‘’]+)['’](?!\p{L})/gu

const quotedIn = (text: string) =>
  Array.from(text.matchAll(quoted), ([, double, single]) => (double ?? single ?? '').trim()).filter(Boolean)
const plain = (text: string) =>
  text
    .replace(/\s+in\s+(?:the\s+mark|English)\b.*$/is, '')
    .replace(/[\s.;]+$/, '')
    .trim()
/** Returns the words of a statement: the quoted ones, or otherwise the whole statement. */
const wordsIn = (text: string) => {
  const found = quotedIn(text)
  return found.length > 0 ? found : [plain(text)]
}

/**
 * Returns a mark's name with its foreign words translated, using the translation that its office records. The USPTO
 * writes sentences, other offices only the translation. A missing translation is replaced by a transliteration, which
 * writes words of another script in Latin letters. Returns undefined if there is neither, if an office records that the
 * words have no meaning, and for statements too long to be a name.
 */
export function translatedName({
  name,
  translation,
  transliteration,
}: Pick<RegisterMark, 'name' | 'translation' | 'transliteration'>): string | undefined {
  const words = (translation && read(translation, name ?? '')) ?? (transliteration && transliterated(transliteration))
  const text = words?.replace(/\s+/g, ' ').trim()
  return text && text.length <= longest && /[\p{L}\p{N}]/u.test(text) ? text : undefined
}

function read(text: string, name: string): string | undefined {
  const statement = text.slice(0, longestStatement)
  if (noMeaning.test(statement)) return undefined
  const ofWords = translationOf.exec(statement)
  if (ofWords) return translateIn(name, wordsIn(ofWords[1] as string), wordsIn(ofWords[2] as string))
  const given = translatesTo.exec(statement)?.[1] ?? means.exec(statement)?.[1]
  return given === undefined ? statement : wordsIn(given).join(' ')
}

/**
 * Returns the name with each of `words` replaced by its translation. If the name lacks one of the words, returns only
 * the translations.
 */
function translateIn(name: string, words: readonly string[], translations: readonly string[]): string {
  const all = translations.join(' ')
  if (words.length !== translations.length) return all
  let text = ` ${foldName(name)} `
  for (const [i, word] of words.entries()) {
    const folded = ` ${foldName(word)} `
    if (folded.trim() === '' || !text.includes(folded)) return all
    text = text.replace(folded, ` ${foldName(translations[i] as string)} `)
  }
  return text.trim()
}

/**
 * Returns the words in Latin letters: "The non-Latin characters in the mark transliterate to HOSHI" yields HOSHI. A
 * statement that consists only of the words yields them.
 */
const transliterated = (statement: string) =>
  wordsIn(/\btransliterates?\s+(?:in)?to\s+(.+?)(?:\s+and\s+this\b.*)?$/is.exec(statement)?.[1] ?? statement).join(' ')
