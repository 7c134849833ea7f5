import { certaintyOf, type Inputs } from './certainty.ts'
import { type GoodsContext, readGoods } from './goods-context.ts'
import { isKnown, type LanguageWords, type PublicLanguage, wordsOf } from './lexicon.ts'
import { isFurtherLanguage, publicWordsOf } from './public-lexicon.ts'
import { type NamedGoods, namedGoods } from './rules/named-goods.ts'
import { commonFamilyNames } from './sign/listed-names.ts'
import { readParts, type SignPart, shortestPart } from './sign/parts.ts'
import { readSign, type SignReading } from './sign/read-sign.ts'
import { sloganLikeness } from './sign/slogan.ts'
import type { GroundsCase } from './types.ts'

/** What a sign says about one entry of the goods to people who speak one language. */
export interface Understanding {
  readonly language: PublicLanguage
  /** Index of the entry; -1 for a case without goods. */
  readonly entry: number
  readonly parts: readonly SignPart[]
  readonly inputs: Inputs
  readonly certainty: number
  /** Set for a sign that consists only of words that name the goods. */
  readonly named?: NamedGoods | undefined
}

export interface CaseReading {
  readonly sign: SignReading
  readonly goods: readonly GoodsContext[]
  /** The understandings of one language, one for each entry of the goods. */
  understood(language: PublicLanguage): readonly Understanding[]
}

const noGoods: GoodsContext = {
  classes: new Set(),
  stems: new Set(),
  heads: new Set(),
  otherNames: new Map(),
  translated: new Map(),
  concepts: new Set(),
  kin: new Set(),
  fields: new Set(),
  trades: new Set(),
  without: new Set(),
}
const contentless: ReadonlySet<string> = new Set(['grammar'])

/**
 * The greatest certainty for a sign with an invented word or a family name. Beside such a word, a descriptive one is no
 * ground for refusal; some offices only ask for a disclaimer.
 */
const ofDistinctive = 0.45
const shortestInvented = 4
/** From this strength on, a family name says something about the goods: KOCH for kitchens. */
const ofTellingName = 0.6

/** Returns whether a whole word of the sign has no meaning at all, or stands for a family. */
function hasDistinctiveWord(parts: readonly SignPart[]): boolean {
  return parts.some(
    ({ typed }) =>
      typed.length >= shortestInvented &&
      parts.every(
        (part) =>
          part.typed !== typed ||
          part.kind === 'unknown' ||
          (part.strength < ofTellingName && commonFamilyNames().has(part.letters)),
      ),
  )
}

const ofSentence = 0.5
/** With at least this many letters, words that name the goods form a phrase that describes them. */
const lettersOfPhrase = 15

function inputsOf(parts: readonly SignPart[], slogan: number): Inputs {
  const content = parts.filter(({ kind }) => !contentless.has(kind))
  const letters = content.reduce((sum, part) => sum + part.letters.length, 0)
  if (letters === 0) return { weakest: 0, strongest: 0, mean: 0, said: 0, slogan, unrelated: 0 }
  const share = (of: (part: SignPart) => boolean) =>
    content.filter(of).reduce((sum, part) => sum + part.letters.length, 0) / letters
  const said = content.reduce((sum, part) => sum + part.letters.length * part.strength, 0)
  return {
    // A sentence is taken as a whole: a word that says nothing about the goods does not make it unusual.
    weakest: Math.max(Math.min(...content.map(({ strength }) => strength)), slogan * ofSentence),
    strongest: Math.max(...content.map(({ strength }) => strength)),
    mean: said / letters,
    said: Math.min(1, said / lettersOfPhrase),
    slogan,
    unrelated: share(({ kind }) => kind === 'unrelated') * (1 - slogan),
  }
}

/**
 * Returns whether a word of the sign, or its beginning or end, belongs to a language and not to everyday English.
 * Languages for which this is false need not be read.
 */
function hasWordsOf({ words }: SignReading, own: LanguageWords): boolean {
  const english = wordsOf('en')
  return words.some(({ letters }) => {
    if (own.dictionary.has(letters)) return !isKnown(letters, english)
    for (let length = letters.length - shortestPart; length > shortestPart; length--) {
      if (own.dictionary.has(letters.slice(0, length)) || own.dictionary.has(letters.slice(-length))) return true
    }
    return false
  })
}

/** Reads a case once for all offices. */
export function readCase({ sign: text, goods }: GroundsCase): CaseReading {
  const sign = readSign(text)
  const contexts = readGoods(goods)
  const entries: readonly (readonly [number, GoodsContext])[] =
    contexts.length === 0 ? [[-1, noGoods]] : contexts.map((context, entry) => [entry, context])
  const known = new Map<PublicLanguage, readonly Understanding[]>()
  const understandAs = (own: LanguageWords, slogan: number): Understanding[] => {
    const languages = own.language === 'en' ? [own] : [own, wordsOf('en')]
    return entries.map(([entry, context]) => {
      const parts = readParts(sign.words, languages, context)
      const inputs = inputsOf(parts, slogan)
      const fitted = sign.words.length === 0 ? 0 : certaintyOf(inputs)
      const certainty = slogan === 0 && hasDistinctiveWord(parts) ? Math.min(fitted, ofDistinctive) : fitted
      const one = { language: own.language, entry, parts, inputs, certainty }
      return { ...one, named: namedGoods(sign, one, context) }
    })
  }
  const understand = (language: PublicLanguage): Understanding[] => {
    const own = publicWordsOf(language)
    if (!isFurtherLanguage(language)) return understandAs(own, sloganLikeness(sign, own))
    // Only a few words of these languages are known, so an unknown word may mean anything.
    return hasWordsOf(sign, own) ? understandAs(own, 0).filter(({ parts }) => parts.every(({ kind }) => kind !== 'unknown')) : []
  }
  return {
    sign,
    goods: contexts,
    understood: (language) => {
      let found = known.get(language)
      if (found === undefined) {
        found = understand(language)
        known.set(language, found)
      }
      return found
    },
  }
}
