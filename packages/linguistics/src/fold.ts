/** Letters that Unicode does not decompose. */
const special: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
}
/** Letters that are also written as two letters, such as `ü` as `ue`. */
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', ё: 'е' }

const notLetters = /[^\p{L}\p{M}\p{N}]+/gu
/** Signs within a word: apostrophes, Hebrew geresh and gershayim, and the zero-width joiners (UAX #29, 4.1). */
const apostrophes = /['’‘ʼ`´\u05f3\u05f4\u200c\u200d]/g
const ascii = /^[a-z0-9]*$/
const latinMarks = /(?<=[a-z])\p{M}+/gu

/** Lower case without accents; other scripts keep their characters. One letter may become two. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower
  const plain = [...lower.normalize('NFC')].map((letter) => special[letter] ?? letter).join('')
  return plain.normalize('NFKD').replace(latinMarks, '').normalize('NFC')
}

/**
 * Returns the written forms of a word without spaces and signs: once without accents, and once with accents spelled
 * out.
 */
export function foldedForms(word: string): string[] {
  if (ascii.test(word)) return word === '' ? [] : [word]
  const lower = word.toLowerCase().normalize('NFC').replace(apostrophes, '')
  const spelled = [...lower].map((letter) => spelledOut[letter] ?? letter).join('')
  return [...new Set([lower, spelled].map((form) => foldLetters(form).replace(notLetters, '')))].filter((form) => form !== '')
}

/** One word of a name. */
export interface NameWord {
  /** Lower case with its accents, for reading it aloud. */
  readonly letters: string
  /** See {@link foldLetters} */
  readonly folded: string
  /** Its start in the name. */
  readonly start: number
  readonly end: number
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´\u05f3\u05f4\u200c\u200d][\p{L}\p{M}\p{N}]+)*/gu

/** Returns the words of a name. Signs separate words, except those that occur within words. */
export function wordsOf(name: string): NameWord[] {
  return [...name.matchAll(wordPattern)].map((match) => {
    const letters = match[0].toLowerCase().normalize('NFC').replace(apostrophes, '')
    return { letters, folded: foldLetters(letters), start: match.index, end: match.index + match[0].length }
  })
}
