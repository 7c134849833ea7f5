import type { GoodsContext } from '../goods-context.ts'
import { isKnown, type LanguageWords, type PublicLanguage, shortestSpoken } from '../lexicon.ts'
import { spokenKey } from '../spoken-key.ts'
import { compoundingUnionLanguages } from '../vocabulary/union-languages.ts'
import { stem } from '../word-spelling.ts'
import { familyNames, places } from './listed-names.ts'
import type { SignWord } from './read-sign.ts'
import { isOfGoods, isOfTrade, strengthOf, unknownWord, type WordStrength } from './word-strength.ts'

/** A piece of a sign with one meaning: a word, one part of a compound, or several words that make one term. */
export interface SignPart extends WordStrength {
  /** The word as typed that contains it. */
  readonly typed: string
  readonly letters: string
}

const isPlace = (letters: string) => places().has(letters)

/** The least number of letters after a prefix of one or two letters: ECOPY, E-SHIP. */
const shortestAfterPrefix = 4
const shortestCompound = 6
/** Shorter pieces of a compound are not words. */
export const shortestPart = 3
const longestPart = 18
const longestCompound = 48
/** Letters with which German joins the parts of compounds. */
const links = ['', 's', 'es', 'n', 'en']
const shortPrefixes = new Set(['e', 'i', 'my', 'u'])
/** A word that sounds like a known one is weaker than the known word. */
const ofSpoken = 0.85
const ofCompound = 0.97
const ofShortPiece = 0.6
/** Germanic and Finno-Ugric languages form compounds; Romance and Slavic ones hardly do. */
const ofRareCompound = 0.7
const compounding: ReadonlySet<PublicLanguage> = new Set(['de', 'en', ...compoundingUnionLanguages])
/** A function word inside another word has no grammatical role there: UNCOLA. */
const ofInnerGrammar: WordStrength = { kind: 'unrelated', strength: 0.15 }

interface Split {
  readonly pieces: readonly string[]
  readonly cost: number
}

/** Splits a run of letters into known words, as few and as long as possible; undefined if some letters remain. */
export function splitCompound(
  letters: string,
  languages: readonly LanguageWords[],
  goods: GoodsContext,
): readonly string[] | undefined {
  if (letters.length < shortestAfterPrefix + 1 || letters.length > longestCompound || /\d/.test(letters)) return undefined
  const prefix = [...shortPrefixes].find((one) => letters.startsWith(one) && letters.length - one.length >= shortestAfterPrefix)
  if (prefix === undefined && letters.length < shortestCompound) return undefined
  const best: (Split | undefined)[] = [{ pieces: [], cost: 0 }]
  if (prefix !== undefined) best[prefix.length] = { pieces: [prefix], cost: 1.5 }
  for (let from = 0; from < letters.length; from++) {
    const before = best[from]
    if (before === undefined) continue
    for (let until = from + shortestPart; until <= Math.min(letters.length, from + longestPart); until++) {
      const piece = letters.slice(from, until)
      if (!isPart(piece, languages, goods)) continue
      const cost = before.cost + 1 + (piece.length === shortestPart ? 0.6 : 0)
      for (const link of links) {
        if (link !== '' && (from + piece.length + link.length >= letters.length || !letters.startsWith(link, until))) continue
        const end = until + link.length
        const total = cost + (link === '' ? 0 : 0.3)
        const known = best[end]
        if (known === undefined || total < known.cost) best[end] = { pieces: [...before.pieces, piece], cost: total }
      }
    }
  }
  const found = best[letters.length]
  if (found === undefined || found.pieces.length < 2 || found.pieces.length > mostPieces) return undefined
  const isTelling = (piece: string) => piece.length > shortestPart || namesGoods(piece, languages, goods)
  return found.pieces.some(isTelling) ? found.pieces : undefined
}
const mostPieces = 4

const namesGoods = (letters: string, languages: readonly LanguageWords[], goods: GoodsContext) =>
  languages.some((language) => isOfGoods(stem(letters), language, goods))

/**
 * Returns whether a piece counts as a part. Short pieces must say something about goods, because almost any three
 * letters are a word somewhere.
 */
function isPart(piece: string, languages: readonly LanguageWords[], goods: GoodsContext): boolean {
  if (namesGoods(piece, languages, goods)) return true
  if (piece.length <= shortestPart) return languages.some(({ senses }) => senses.has(piece))
  return languages.some((words) => isKnown(piece, words) && !words.grammar.has(piece))
}

/**
 * Returns the parts of a sign as understood by readers of the first language who also know the others (everyday
 * English).
 */
export function readParts(words: readonly SignWord[], languages: readonly LanguageWords[], goods: GoodsContext): SignPart[] {
  const parts: SignPart[] = []
  const strongest = (letters: string): WordStrength =>
    languages
      .map((language) => strengthOf(letters, language, goods))
      .reduce((best, next) =>
        next.kind === 'grammar' || (next.strength > best.strength && best.kind !== 'grammar') ? next : best,
      )
  const push = (typed: string, letters: string, { kind, strength }: WordStrength, factor = 1) =>
    parts.push({ typed, letters, kind, strength: strength * factor })
  for (let i = 0; i < words.length; i++) {
    const joined = joinedTerm(words, i, languages, goods)
    if (joined !== undefined && strongest(joined.letters).strength >= strongestOf(words.slice(i, i + joined.length), strongest)) {
      push(joined.typed, joined.letters, strongest(joined.letters))
      i += joined.length - 1
      continue
    }
    const { typed, letters: written } = words[i] as SignWord
    const letters = (words.length > 1 ? spokenLetters.get(written) : undefined) ?? tradeSpellings.get(written) ?? written
    if (isLikeGoods(letters, goods, shortestKnownLike)) {
      push(typed, letters, ofDerived)
      continue
    }
    if (
      namesGoods(letters, languages, goods) ||
      isPlace(letters) ||
      languages.some((language) => isKnown(letters, language) || isOfTrade(letters, language, goods)) ||
      /^\d+$/.test(letters)
    ) {
      push(typed, letters, strongest(letters))
      continue
    }
    // Nobody reads the words that happen to be in a family name: HARTMANN.
    if (familyNames().has(letters)) {
      push(typed, letters, unknownWord)
      continue
    }
    const pieces = splitCompound(letters, languages, goods)
    if (pieces !== undefined) {
      const joins = languages[0] !== undefined && compounding.has(languages[0].language) ? 1 : ofRareCompound
      for (const piece of pieces) {
        const factor = joins * (piece.length > shortestPart || namesGoods(piece, languages, goods) ? ofCompound : ofShortPiece)
        const says = strongest(piece)
        push(typed, piece, shortPrefixes.has(piece) ? electronic : says.kind === 'grammar' ? ofInnerGrammar : says, factor)
      }
      continue
    }
    if (isLikeGoods(letters, goods, shortestLike)) {
      push(typed, letters, ofGoodsSpelling)
      continue
    }
    const heard = heardAs(letters, languages)
    if (heard !== undefined) {
      push(typed, letters, strongest(heard), ofSpoken)
      continue
    }
    for (const piece of splitRest(letters, languages))
      push(typed, piece, piece.length < shortestPart ? unknownWord : strongest(piece))
  }
  return parts
}

const strongestOf = (words: readonly SignWord[], of: (letters: string) => WordStrength) =>
  Math.max(...words.map(({ letters }) => of(letters).strength))

/** Letters and digits that, beside other words, stand for the word they sound like. */
const spokenLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '2': 'to',
    '4': 'for',
    b: 'be',
    c: 'see',
    n: 'and',
    r: 'are',
    u: 'you',
    y: 'why',
  }),
)

/** Short spellings of everyday words that have long been used in trade. */
const tradeSpellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    blu: 'blue',
    brite: 'bright',
    eez: 'ease',
    ez: 'easy',
    flo: 'flow',
    glo: 'glow',
    hi: 'high',
    kut: 'cut',
    lo: 'low',
    lok: 'lock',
    mor: 'more',
    nite: 'night',
    nu: 'new',
    pak: 'pack',
    rite: 'right',
    sno: 'snow',
    tek: 'technology',
    thru: 'through',
    tru: 'true',
    tuf: 'tough',
    wich: 'sandwich',
    xtra: 'extra',
  }),
)

/** Prefixes that mark things as electronic or personal: eShop, iTicket, MyBank. */
const electronic: WordStrength = { kind: 'quality', strength: 0.6 }

const longestTerm = 3
function joinedTerm(words: readonly SignWord[], from: number, languages: readonly LanguageWords[], goods: GoodsContext) {
  for (let length = longestTerm; length > 1; length--) {
    const taken = words.slice(from, from + length)
    if (taken.length < length) continue
    const letters = taken.map((word) => word.letters).join('')
    if (taken.some((word) => word.letters.length < 2)) continue
    if (languages.some((language) => language.senses.has(letters) || isOfTrade(letters, language, goods)))
      return { letters, length, typed: taken.map((word) => word.typed).join(' ') }
  }
  return undefined
}

/** Returns the known word that an unknown spelling sounds like: KWIK, LITE, XPRESS. */
function heardAs(letters: string, languages: readonly LanguageWords[]): string | undefined {
  const key = spokenKey(letters)
  if (key.length < shortestSpoken) return undefined
  for (const { spoken } of languages) {
    const word = spoken.get(key)
    if (word !== undefined) return word
  }
  return undefined
}

/** An unknown word that varies a word of the goods: MAGNESITA for magnesite, NOPALEA for nopal. */
const ofGoodsSpelling: WordStrength = { kind: 'names', strength: 0.6 }
const ofDerived: WordStrength = { kind: 'names', strength: 0.85 }
const shortestLike = 5
/** The least length at which a known word may derive from a word of the goods: REHABILITATE, rehabilitation. */
const shortestKnownLike = 7
const longestEnding = 2
function isLikeGoods(letters: string, { stems }: GoodsContext, least: number): boolean {
  if (letters.length < least) return false
  const ending = least > shortestLike ? longestEnding + 2 : longestEnding
  for (const one of stems) {
    if (one.length < least || one[0] !== letters[0] || one[1] !== letters[1]) continue
    let same = 2
    while (same < one.length && one[same] === letters[same]) same++
    if (same >= least && one.length - same <= ending - 1 && letters.length - same <= ending) return true
  }
  return false
}

const shortestKnownEnd = 4
/** Returns a known beginning or end of at least four letters, and the unknown rest. */
function splitRest(letters: string, languages: readonly LanguageWords[]): string[] {
  for (let length = Math.min(letters.length - 2, longestPart); length >= shortestKnownEnd; length--) {
    const start = letters.slice(0, length)
    if (languages.some(({ senses }) => senses.has(start))) return [start, letters.slice(length)]
    const end = letters.slice(-length)
    if (languages.some(({ senses }) => senses.has(end))) return [letters.slice(0, -length), end]
  }
  return [letters]
}
