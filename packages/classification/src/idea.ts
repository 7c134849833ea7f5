import { withSharedActivities, withSharedObjects } from './shared-objects.ts'
import { isShop } from './shops.ts'
import { readWords, type Word } from './text/fold.ts'
import { withoutFraming } from './text/framing.ts'
import {
  auxiliaryVerbs,
  companionWords,
  conjunctions,
  emptyWords,
  goodsVerbs,
  makingVerbs,
  materialWords,
  nameWords,
  negatedNouns,
  negatedVerbs,
  notOnly,
  offerVerbs,
  otherPeople,
  outletNouns,
  placeWords,
  purposeWords,
  saleWords,
  serviceVerbs,
  set,
  subjects,
} from './text/function-words.ts'

/** A piece of a description that is classified on its own. */
export interface Piece {
  readonly words: readonly Word[]
  /** How much it says about the business, 0 to 1. The first piece names the main activity. */
  readonly weight: number
}

const mostPieces = 300
/** How much less each further piece and sentence counts. */
const pieceDecay = 1.2
const sentenceDecay = 0.4
/** A sentence of at most this many words can be an item of a list. */
const longestItem = 3
/** A noun belongs to a word of place if at most this many steps lie between them: *in* our small *shop*. */
export const reachOfPlace = 3
/** What others do for the business, and where it sells, says little about its offer. */
const asideWeight = 0.3

/** Returns the words that are offered, without those that a negation excludes. */
function offered(words: readonly Word[]): readonly Word[] {
  const has = (at: number, among: ReadonlySet<string>) => among.has(words[at]?.folded ?? '')
  for (let at = 0; at < words.length; at++) {
    if (has(at, negatedVerbs) && !has(at + 1, notOnly)) return []
    if (has(at, negatedNouns) && !has(at + 1, notOnly)) return words.slice(0, at)
  }
  return words
}

const beforeArticle = set('with and or as run open have own is of in on at for plus')
/**
 * Returns the words without the English article "an", which is also a German preposition: "An organic bakery", "with an
 * online shop", but "an Unternehmen".
 */
const withoutArticles = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ folded }, at) => {
    if (folded !== 'an' || !/^[aeiou]/.test(words[at + 1]?.folded ?? '')) return true
    return at > 0 && !beforeArticle.has(words[at - 1]?.folded ?? '')
  })

/** Returns the words without those that say where the goods are sold: "soap at markets" is soap. */
function withoutOutlets(words: readonly Word[]): readonly Word[] {
  const kept: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    const outlet = placeWords.has(word.folded)
      ? words.findIndex(({ folded }, place) => place > at && place <= at + reachOfPlace && outletNouns.has(folded))
      : -1
    if (outlet > at) at = outlet
    else kept.push(word)
  }
  return kept
}

/**
 * Returns the words of a part without a shop that is added to another business. The shop needs class 35, but does not
 * say what the business is: "a bakery with an online shop" is a bakery.
 */
function withoutAddedShop(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ folded }) => companionWords.has(folded))
  const shop = words.findIndex(({ folded }) => isShop(folded))
  return from > 0 && shop > from && shop <= from + reachOfPlace ? words.slice(0, from) : words
}

interface Part {
  readonly words: Word[]
  /** True if it says whom or what the thing is for, or what is in it: "catering for weddings and fairs". */
  readonly isAside: boolean
}

/** Splits a clause at the words that join: "we bake bread and deliver it to cafés". */
function joined(words: readonly Word[]): Part[] {
  const parts: Part[] = [{ words: [], isAside: false }]
  let isAside = false
  words.forEach((word, at) => {
    if (conjunctions.has(word.folded)) {
      const startsAnew = subjects.has(words[at + 1]?.folded ?? '')
      parts.push({ words: [], isAside: isAside && !startsAnew })
      return
    }
    if (purposeWords.has(word.folded) || materialWords.has(word.folded)) isAside = true
    if (subjects.has(word.folded)) isAside = false
    parts.at(-1)?.words.push(word)
  })
  return parts.filter((part) => part.words.length > 0)
}

/** The words between two punctuation marks. */
interface Clause {
  readonly words: readonly Word[]
  /** The number of the sentence, from 0. */
  readonly sentence: number
}

/** Splits words where one opens a part of the text of the given kinds. */
function split(words: readonly Word[], ...kinds: readonly Word['opens'][]): Word[][] {
  const parts: Word[][] = []
  for (const word of words) {
    if (kinds.includes(word.opens)) parts.push([])
    parts.at(-1)?.push(word)
  }
  return parts
}

/**
 * Returns the clauses of a description in order, without what is not offered and where the goods are sold. Short
 * sentences in a row are the items of a list and count as one sentence: "Bread. Wine. Toys."
 */
export function clausesOf(idea: string): Clause[] {
  const clauses: Clause[] = []
  let sentence = -1
  let isItem = false
  for (const words of split(withoutFraming(readWords(idea)), 'sentence')) {
    const follows = isItem
    isItem = words.length <= longestItem
    if (!isItem || !follows) sentence++
    for (const clause of split(withSharedActivities(withSharedObjects(words)), 'sentence', 'clause'))
      clauses.push({ words: withoutOutlets(offered(withoutArticles(clause))), sentence })
  }
  return clauses
}

/** Romance verbs whose ending says "we": vendemos, vendiamo, vendons. */
const saysWe = /(?:mos|iamo|ons)$/
/** In longer phrases, a verb of selling shows which of the nouns is the thing sold. */
const shortestSentence = 4

/** Returns the words without verbs of making and selling behind a subject ("we build"), if a thing remains. */
function withoutMaking(words: readonly Word[]): readonly Word[] {
  const has = (at: number, among: ReadonlySet<string>) => among.has(words[at]?.folded ?? '')
  const without = (...verbs: readonly ReadonlySet<string>[]) =>
    words.filter(({ folded }, at) => {
      const subject = has(at - 1, auxiliaryVerbs) ? at - 2 : at - 1
      return !verbs.some((some) => some.has(folded)) || !(has(subject, subjects) || (at === 0 && saysWe.test(folded)))
    })
  const things = without(makingVerbs, goodsVerbs, serviceVerbs, offerVerbs)
  const isShort = things.filter(({ folded }) => !emptyWords.has(folded)).length < shortestSentence
  const kept = isShort ? things : without(makingVerbs)
  return kept.some(({ folded }) => !subjects.has(folded)) ? kept : words
}

const relativePronouns = set('der die das den dem deren dessen')
const shortestRelativeClause = 3

/**
 * Whether a clause says what the thing before it does: "a cream, *die Falten glättet*". German nouns are capitalised,
 * so a clause that ends with another word ends with its verb.
 */
export function isRelativeClause(words: readonly Word[]): boolean {
  if (words[0]?.opens !== 'clause' || words.length < shortestRelativeClause) return false
  const last = words.at(-1)?.typed ?? ''
  const begins = [words[0], ...(placeWords.has(words[0].folded) || companionWords.has(words[0].folded) ? [words[1]] : [])]
  return begins.some((word) => relativePronouns.has(word?.folded ?? '')) && last === last.toLowerCase()
}

/** Returns the pieces of a description in order, without what the business says it does not offer. */
export function readPieces(idea: string): Piece[] {
  const pieces: Piece[] = []
  for (const clause of clausesOf(idea)) {
    const isRelative = isRelativeClause(clause.words)
    for (const part of joined(clause.words)) {
      if (pieces.length === mostPieces) return pieces
      const words = withoutAddedShop(part.words)
      const says = (among: ReadonlySet<string>) => words.some(({ folded }) => among.has(folded))
      const aside = pieces.length > 0 && (isRelative || part.isAside || says(nameWords) || says(otherPeople) || says(saleWords))
      const place = 1 / (1 + pieceDecay * pieces.length + sentenceDecay * clause.sentence)
      pieces.push({ words: withoutMaking(words), weight: aside ? place * asideWeight : place })
    }
  }
  return pieces
}
