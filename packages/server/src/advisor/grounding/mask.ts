import { literal } from './patterns.ts'

/**
 * Names of facts are replaced by single characters of the private use area while a text is checked. A name may hold
 * anything: full stops, digits, words of other languages, instructions.
 */
const firstMask = 0xe100
const mostMasks = 0x1700
/** The masks, as a range of a pattern's class. */
export const maskRange = '\\ue100-\\uf7ff'
const mask = new RegExp(`[${maskRange}]`, 'gu')
const anyMask = new RegExp(`[${maskRange}]`, 'u')

export const opening = '"“”„«‹‚‘'
export const closing = '"“”«»‹›‘’'

export interface Masked {
  text: string
  /**
   * Returns a part of the text in which names without quotation marks are words again. A name such as `FREE TO USE` may
   * be named, but gives no licence to say what its words say. Numbers of register entries stay masked.
   */
  spoken(text: string): string
  /**
   * Returns a part of the text in which only names that look like words are words again: those of letters in lower case
   * without quotation marks.
   */
  read(text: string): string
  /** Replaces the masks with the names as they were written in the text. */
  unmask(text: string): string
  /** Returns the names in a part of the text. */
  namesIn(text: string): string[]
}

/**
 * Returns whether a name counts without quotation marks. One with at most two letters does not: `24` is otherwise a
 * number.
 */
const standsAlone = (name: string) => (name.match(/\p{L}/gu)?.length ?? 0) >= 3 || name.replace(/\D/g, '').length >= 5

const mostLettersOfNumber = 4
/** Returns whether a name is the number of a register entry, such as `us-99000001`. */
const isNumber = (name: string) =>
  name.replace(/\D/g, '').length >= 5 && (name.match(/\p{L}/gu)?.length ?? 0) <= mostLettersOfNumber

const looksLikeWords = (written: string) => /^[\p{Ll}\s’-]+$/u.test(written)

const spaced = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

export function maskNames(text: string, names: readonly string[]): Masked {
  const found: { written: string; name: string; isQuoted: boolean }[] = []
  const put = (written: string, name: string, isQuoted: boolean) => {
    if (found.length >= mostMasks) return written
    found.push({ written, name, isQuoted })
    return String.fromCharCode(firstMask + found.length - 1)
  }
  const searched = spaced(text)
  const byLength = [...new Set(names.map(normalised))]
    // A thread may have a thousand names, and a pattern for each of them would take long.
    .filter((name) => name !== '' && searched.includes(spaced(name)))
    .sort((a, b) => b.length - a.length)
  let masked = text
  for (const name of byLength) {
    const quoted = new RegExp(`[${opening}][\\s ]?${spelled(name)}[\\s ]?[${closing}]`, 'giu')
    masked = masked.replace(quoted, (written) => put(written, name, true))
  }
  for (const name of byLength.filter(standsAlone)) {
    const bare = new RegExp(`(?<![\\p{L}\\p{N}])${spelled(name)}(?![\\p{L}\\p{N}])`, 'giu')
    masked = masked.replace(bare, (written) => put(written, name, false))
  }
  const at = (character: string) => found[character.charCodeAt(0) - firstMask]
  const speak = (character: string) => {
    const one = at(character)
    return one === undefined || one.isQuoted || isNumber(one.name) ? character : one.written
  }
  return {
    text: masked,
    spoken: (part) => part.replace(mask, speak),
    read: (part) =>
      part.replace(mask, (character) => (looksLikeWords(at(character)?.written ?? '') ? speak(character) : character)),
    // A longer name is masked first, so a mask never contains another.
    unmask: (part) => part.replace(mask, (character) => at(character)?.written ?? ''),
    namesIn: (part) => [...part.matchAll(mask)].map(([character]) => at(character)?.name ?? ''),
  }
}

/** Returns whether a checked text contains a name of the facts. */
export const hasMask = (text: string): boolean => anyMask.test(text)

/** Replaces characters that look alike with one of them. Removes invisible characters and the masks themselves. */
export function normalised(text: string): string {
  return (
    text
      // The spaces before French punctuation are kept.
      .replace(/[^\u00a0\u202f]+/g, (part) => part.normalize('NFKC'))
      .replace(/[\ue000-\uf8ff\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, '')
      .replace(/(?!\n)\p{Cc}/gu, ' ')
      .replace(/'/g, '’')
      .trim()
  )
}
const spelled = (name: string) => literal(name).replace(/\s+/g, '\\s+')
