import { niceClasses, type Translated } from '@marklot/nice'
import { foldVariants } from '@marklot/similarity'
import { headsOf } from './goods-names.ts'
import { type Language, languages } from './vocabulary/area.ts'
import { stem } from './word-spelling.ts'

/*
 * Goods are filed in one language and understood in several: KLEIDERBÜGEL names clothes hangers. The terms of the Nice
 * Classification exist in five languages, so a term found in the text of the goods supplies the words of the others.
 */

/** The words of goods in one language, as stems. */
export interface TranslatedGoods {
  readonly stems: ReadonlySet<string>
  /** The words that name the goods, not a property or purpose of theirs. */
  readonly heads: ReadonlySet<string>
  /** Whether the text of the goods is, or may be, in this language. */
  readonly isOwn: boolean
}

interface NiceTerm {
  readonly niceClass: number
  readonly text: Translated
}

/** The most words of a term that are looked up in a text. */
const mostWords = 5
const separators = /[,;:()[\]/.]|\s(?:und|oder|sowie|and|or|et|ou|y|e|o)\s/iu
/** What stands in brackets explains a term and does not name it. */
const withoutBrackets = (text: string) => text.replace(/\s*[[(][^\])]*[\])]/g, '')

const keysOf = (text: string): string[] =>
  foldVariants(text).map((folded) =>
    folded
      .split(' ')
      .filter((word) => word !== '')
      .map(stem)
      .join(' '),
  )

let terms: ReadonlyMap<string, readonly NiceTerm[]> | undefined

function readTerms(): ReadonlyMap<string, readonly NiceTerm[]> {
  const found = new Map<string, NiceTerm[]>()
  for (const { number, terms: listed } of niceClasses)
    for (const text of listed) {
      const term = { niceClass: number, text }
      for (const key of new Set(languages.flatMap((language) => keysOf(withoutBrackets(text[language]))))) {
        if (key.split(' ').length > mostWords) continue
        const known = found.get(key)
        if (known === undefined) found.set(key, [term])
        else known.push(term)
      }
    }
  return found
}

interface FoundTerm {
  readonly term: NiceTerm
  /** As it stands in the text. */
  readonly key: string
}

/** Returns the Nice terms of the given classes that a text contains: the longest ones, each word in at most one. */
function termsIn(text: string, classes: ReadonlySet<number>): FoundTerm[] {
  terms ??= readTerms()
  const known = terms
  return text.split(separators).flatMap((phrase) =>
    keysOf(phrase).flatMap((phraseKey) => {
      const words = phraseKey.split(' ')
      const found: FoundTerm[] = []
      for (let from = 0; from < words.length; from++)
        for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
          const key = words.slice(from, from + length).join(' ')
          const meant = known.get(key)?.filter(({ niceClass }) => classes.size === 0 || classes.has(niceClass))
          if (meant === undefined || meant.length === 0) continue
          found.push(...meant.map((term) => ({ term, key })))
          from += length - 1
          break
        }
      return found
    }),
  )
}

/**
 * Returns the words of goods in the five languages, as far as their text has terms of the Nice Classification.
 * @param isEmpty whether a folded word says nothing about any goods
 * @param withParts returns a folded word with the parts of a compound that name goods
 */
export function translationsOf(
  text: string,
  classes: ReadonlySet<number>,
  isEmpty: (word: string) => boolean,
  withParts: (word: string) => readonly string[],
): ReadonlyMap<Language, TranslatedGoods> {
  const meant = termsIn(text, classes)
  return new Map(
    languages.map((language) => {
      const texts = [...new Set(meant.map(({ term }) => withoutBrackets(term.text[language])))]
      const isOwn =
        meant.length === 0 || meant.some(({ term, key }) => keysOf(withoutBrackets(term.text[language])).includes(key))
      const words = texts.flatMap((one) => foldVariants(one).flatMap((folded) => folded.split(' ')))
      const heads = texts.flatMap((one) => headsOf(one, isEmpty))
      const stemsOf = (some: readonly string[]) =>
        new Set(
          some
            .filter((word) => !isEmpty(word))
            .flatMap(withParts)
            .map(stem),
        )
      return [language, { stems: stemsOf(words), heads: new Set(heads.map(stem)), isOwn }]
    }),
  )
}
