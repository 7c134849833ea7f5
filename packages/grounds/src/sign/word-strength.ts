import type { GoodsContext } from '../goods-context.ts'
import { englishOf, glossStems, type LanguageWords, type Sense, wordsOf } from '../lexicon.ts'
import type { WordRole } from '../vocabulary/area.ts'
import { stem } from '../word-spelling.ts'
import { places } from './listed-names.ts'

/** The relation of a part of a sign to the goods. */
export type PartKind = 'names' | WordRole | 'grammar' | 'number' | 'place' | 'unrelated' | 'unknown'

/** How much a word says about one entry of the goods, 0 (nothing) to 1 (it names them). */
export interface WordStrength {
  readonly kind: PartKind
  readonly strength: number
}

/** How much each kind of word describes; round figures in the order of the guidelines' examples. */
const inGoodsText = 1
const fewClasses = 4
const someClasses = 12
const ofTerms = (classes: number) => (classes <= fewClasses ? 0.9 : classes <= someClasses ? 0.7 : 0.5)
const ofArea = 0.85
/** A word for the subject of a work describes only works on that subject. */
const ofTheme = 0.65
const wideArea = 20
const ofGeneralArea: Readonly<Record<WordRole, number>> = {
  praise: 0.65,
  quality: 0.65,
  quantity: 0.6,
  audience: 0.6,
  trade: 0.6,
  place: 0.5,
  time: 0.5,
  kind: 0.7,
  purpose: 0.7,
  ingredient: 0.7,
  value: 0.6,
  theme: 0.5,
}
/** A word whose synonym, kind or gloss is in the text of the goods. */
const ofGloss = 0.75
const ofPlace = 0.6
/** A word of the class whose relation to the goods as worded is unknown. */
const ofOtherGoods = 0.5
const unrelated = 0.15
const number = 0.4

export const unknownWord: WordStrength = { kind: 'unknown', strength: 0 }

/** Returns what a folded word says about the goods to people who speak the language, and how strongly. */
export function strengthOf(word: string, words: LanguageWords, goods: GoodsContext): WordStrength {
  if (/^\d+$/.test(word)) return { kind: 'number', strength: number }
  if (words.grammar.has(word)) return { kind: 'grammar', strength: 0 }
  const stemmed = stem(word)
  const conceptsOfWord = words.concepts.get(word)
  const english = words.english.get(word) ?? []
  const isOrdinary = conceptsOfWord !== undefined || words.dictionary.has(word)
  let best: WordStrength = isOrdinary ? { kind: 'unrelated', strength: unrelated } : unknownWord
  const take = (kind: PartKind, strength: number) => {
    if (strength > best.strength) best = { kind, strength }
  }
  if (word.length > 2 && isOfGoods(stemmed, words, goods)) take('names', inGoodsText)
  if (english.some((one) => goods.stems.has(stem(one)))) take('names', inGoodsText)
  if (conceptsOfWord?.some((concept) => goods.concepts.has(concept))) take('names', inGoodsText)
  const { classes } = goods
  if (best.strength === inGoodsText) return best
  if (isOfTrade(word, words, goods) || english.some((one) => isOfTrade(one, wordsOf('en'), goods))) take('kind', ofArea)
  let isRelated: boolean | undefined
  const near = (sense?: Sense) => {
    if (sense !== undefined && goods.fields.has(sense)) return 1
    isRelated ??= goods.stems.size === 0 || isOfText([word, ...english], conceptsOfWord, goods)
    return isRelated ? 1 : ofOtherGoods
  }
  const isOfClasses = (known: ReadonlySet<number>) =>
    known.size > wideArea ? classes.size === 0 || meets(known, classes) : meets(known, classes)
  const termClasses = words.terms.get(stemmed)
  if (termClasses !== undefined && meets(termClasses, classes)) take('kind', ofTerms(termClasses.size) * near())
  for (const sense of words.senses.get(word) ?? []) {
    const { role, classes: known, weight } = sense
    const says = known.size > wideArea ? ofGeneralArea[role] : role === 'theme' ? ofTheme : ofArea
    if (!isOfClasses(known)) take('unrelated', unrelated)
    else take(role, weight * says * (namesThings.has(role) ? near(sense) : 1))
  }
  if (best.strength < ofPlace && places().has(word)) take('place', ofPlace)
  if (best.strength < ofGloss && goods.stems.size > 0) {
    const glossed = words.glosses.has(word) ? [word] : english
    if (glossed.some((one) => glossStems(one).some((other) => goods.stems.has(other)))) take('names', ofGloss)
  }
  return best
}

/**
 * Returns whether a stem is in the text of the goods, or in its translation into the language of the words. A text in
 * another language counts only by its translation: "Wasch" in WASCHBÄREN is no English for washing.
 */
export function isOfGoods(stemmed: string, { language }: LanguageWords, { stems, translated }: GoodsContext): boolean {
  const own = translated.get(language)
  return (own?.isOwn !== false && stems.has(stemmed)) || own?.stems.has(stemmed) === true
}

/** Returns whether people who know the trade of the goods use a word or a joined phrase for them. */
export const isOfTrade = (word: string, { trade }: LanguageWords, { trades }: GoodsContext): boolean =>
  trades.size > 0 && trade.get(word)?.some((one) => trades.has(one)) === true

/** Roles of words that stand for a thing. They describe only goods that are related to that thing. */
const namesThings: ReadonlySet<WordRole> = new Set(['kind', 'ingredient', 'purpose', 'theme'])

/**
 * Returns whether a word, given with its English equivalents, is related to a word of the goods by its synonyms, kinds
 * or gloss.
 */
function isOfText(spellings: readonly string[], concepts: readonly number[] | undefined, goods: GoodsContext): boolean {
  const isNear = (word: string) =>
    goods.kin.has(stem(word)) || glossStems(word).some((one) => goods.stems.has(one) || goods.kin.has(one))
  return spellings.some(isNear) || (concepts?.some((concept) => englishOf(concept).some(isNear)) ?? false)
}

const meets = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean => {
  for (const number of other) if (one.has(number)) return true
  return false
}
