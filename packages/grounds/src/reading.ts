import { certaintyOf, type Inputs } from './certainty.ts'
import { type GoodsContext, readGoods } from './goods-context.ts'
import { wordsOf } from './lexicon.ts'
import { readParts, type SignPart } from './sign/parts.ts'
import { readSign, type SignReading } from './sign/read-sign.ts'
import { sloganLikeness } from './sign/slogan.ts'
import type { GroundsCase } from './types.ts'
import type { Language } from './vocabulary/area.ts'

/** What a sign says of one entry of the goods to those who speak one language. */
export interface Understanding {
  readonly language: Language
  /** Index of the entry; -1 for a case without goods. */
  readonly entry: number
  readonly parts: readonly SignPart[]
  readonly inputs: Inputs
  readonly certainty: number
}

export interface CaseReading {
  readonly sign: SignReading
  readonly goods: readonly GoodsContext[]
  /** The understandings of one language, one for each entry of the goods. */
  understood(language: Language): readonly Understanding[]
}

const noGoods: GoodsContext = {
  classes: new Set(),
  stems: new Set(),
  concepts: new Set(),
  kin: new Set(),
  fields: new Set(),
  without: new Set(),
}
const contentless: ReadonlySet<string> = new Set(['grammar'])

const ofSentence = 0.5
/** From this many letters on, words that name the goods form a phrase and describe them. */
const lettersOfPhrase = 15

function inputsOf(parts: readonly SignPart[], slogan: number): Inputs {
  const content = parts.filter(({ kind }) => !contentless.has(kind))
  const letters = content.reduce((sum, part) => sum + part.letters.length, 0)
  if (letters === 0) return { weakest: 0, strongest: 0, mean: 0, said: 0, slogan, unrelated: 0 }
  const share = (of: (part: SignPart) => boolean) =>
    content.filter(of).reduce((sum, part) => sum + part.letters.length, 0) / letters
  const said = content.reduce((sum, part) => sum + part.letters.length * part.strength, 0)
  return {
    // A sentence is taken as a whole: a word that says nothing of the goods does not make it unusual.
    weakest: Math.max(Math.min(...content.map(({ strength }) => strength)), slogan * ofSentence),
    strongest: Math.max(...content.map(({ strength }) => strength)),
    mean: said / letters,
    said: Math.min(1, said / lettersOfPhrase),
    slogan,
    unrelated: share(({ kind }) => kind === 'unrelated') * (1 - slogan),
  }
}

/** Reads a case once for all offices. */
export function readCase({ sign: text, goods }: GroundsCase): CaseReading {
  const sign = readSign(text)
  const contexts = readGoods(goods)
  const known = new Map<Language, readonly Understanding[]>()
  const understand = (language: Language): Understanding[] => {
    const own = wordsOf(language)
    const languages = language === 'en' ? [own] : [own, wordsOf('en')]
    const slogan = sloganLikeness(sign, language, own)
    const entries: readonly (readonly [number, GoodsContext])[] =
      contexts.length === 0 ? [[-1, noGoods]] : contexts.map((context, entry) => [entry, context])
    return entries.map(([entry, context]) => {
      const parts = readParts(sign.words, languages, context)
      const inputs = inputsOf(parts, slogan)
      return { language, entry, parts, inputs, certainty: sign.words.length === 0 ? 0 : certaintyOf(inputs) }
    })
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
