import { bytesOf, hashBytes } from '../words/name-form.ts'
import { conceptWords } from './concept-words.ts'
import { type Language, languages } from './word-forms.ts'

/*
 * Every thread that compares names has these tables, so they are compact: a text of words for each concept and
 * language, and the concepts of each word in arrays of numbers, which take a tenth of the memory of maps.
 */

/** The words of each concept, separated by spaces; those of one language follow those of another. */
const texts = conceptWords.trim().split(/[|\n]/)
/** The hashes of all words as unsigned numbers, ascending, and the concept of each. A word may have several. */
const { hashes, conceptOfHash } = hashedWords()
/** The first place in `hashes` by the leading bits of a hash. */
const leadingBits = 14
const firstOf = new Uint32Array((1 << leadingBits) + 1)
for (const hash of hashes) firstOf[(hash >>> (32 - leadingBits)) + 1]++
for (let i = 0; i < 1 << leadingBits; i++) firstOf[i + 1] += firstOf[i]

function hashedWords() {
  const perHash = 2 ** 16
  const entries = new Set<number>()
  texts.forEach((text, i) => {
    const concept = Math.floor(i / languages.length)
    const letters = bytesOf(text)
    for (let from = 0; from < letters.length; ) {
      const space = letters.indexOf(0x20, from)
      const until = space < 0 ? letters.length : space
      entries.add(hashBytes(letters, from, until) * perHash + concept)
      from = until + 1
    }
  })
  const sorted = Float64Array.from(entries).sort()
  return {
    hashes: Uint32Array.from(sorted, (entry) => Math.floor(entry / perHash)),
    conceptOfHash: Uint16Array.from(sorted, (entry) => entry % perHash),
  }
}

/** How many concepts there are; they have the numbers from 0 on. */
export const conceptCount = texts.length / languages.length

/** Returns the words of a concept in one language: folded, without spaces, the usual word first. */
export const wordsOfConcept = (concept: number, language: Language): readonly string[] =>
  texts[concept * languages.length + languages.indexOf(language)].split(' ')

/** Returns the first place of a hash in `hashes`, or -1. */
function placeOf(hash: number): number {
  const searched = hash >>> 0
  const leading = searched >>> (32 - leadingBits)
  for (let place = firstOf[leading]; place < firstOf[leading + 1]; place++) if (hashes[place] === searched) return place
  return -1
}

/** Returns whether a word has a meaning in any of the five languages; `hash` is `hashBytes` of its letters. */
export const hasConcept = (hash: number): boolean => placeOf(hash) >= 0

const none: readonly number[] = []

/** Returns the concepts that a word may mean in any of the five languages; `hash` is `hashBytes` of its letters. */
export function conceptsOfHash(hash: number): readonly number[] {
  const first = placeOf(hash)
  if (first < 0) return none
  const concepts: number[] = []
  for (let place = first; hashes[place] === hash >>> 0; place++) concepts.push(conceptOfHash[place])
  return concepts
}

/** Articles, in the order in which a sign is most likely to begin with them. */
export const articles: Readonly<Record<Language, readonly string[]>> = {
  de: ['der', 'die', 'das', 'ein', 'eine', 'den', 'dem', 'des', 'einem', 'einen', 'einer'],
  en: ['the', 'a', 'an'],
  fr: ['le', 'la', 'les', 'l', 'un', 'une'],
  es: ['el', 'la', 'los', 'las', 'un', 'una', 'lo', 'unos', 'unas'],
  it: ['il', 'la', 'lo', 'l', 'i', 'gli', 'le', 'un', 'una', 'uno'],
}
const particles = 'von vom of de du des del della delle dei degli dello dell di da d dos do al alla alle'.split(' ')
/** Signed, see `weightOfHash`. */
const wordHash = (letters: string) => hashBytes(bytesOf(letters), 0, letters.length) | 0
const ignored = new Set([...languages.flatMap((language) => articles[language]), ...particles].map(wordHash))

/** Articles and particles carry no meaning: EL SOL means what SUN means. */
export const isIgnoredHash = (hash: number): boolean => ignored.has(hash | 0)
