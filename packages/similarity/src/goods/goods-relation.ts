import { relationOfClasses } from '../classes/class-relations.ts'
import { groupsOfTerm, niceTermsOf, wordsOfTerm } from './goods-words.ts'
import { degreeOfGroups, type GoodsDegree } from './group-relations.ts'
import { goodsListed, plainTrade, type Trade, tradeOf } from './trade-terms.ts'

/*
 * The relation of goods and services in the five degrees of the offices' practice. The closest pair of terms decides:
 * the same term, the same group of goods, groups that are similar or similar to a low degree, retail of the goods. If
 * the wording of one side says nothing, the classes count (CJEU C-39/97 Canon, 23; art. 33(7) EUTMR).
 */

export type { GoodsDegree } from './group-relations.ts'

export type GoodsReason =
  | 'same'
  | 'sameHead'
  | 'sameGroup'
  | 'relatedGroups'
  | 'remoteGroups'
  | 'retailOfGoods'
  | 'sameClass'
  | 'relatedClasses'
  | 'otherClasses'
  | 'unrelated'
  | 'unknown'

export interface GoodsRelation {
  degree: GoodsDegree
  reason: GoodsReason
  /** The degree as a number within its range, 0 to 1; null when unknown. */
  value: number | null
  /** The two closest terms, as written; empty when the classes decide or nothing is known. */
  terms: readonly [string, string] | readonly []
}

/** Goods and services as compared. */
export interface ComparedGoods {
  /** In any of the five languages; may be empty. */
  text: string
  /** Nice classes; may be empty. */
  classes: readonly number[]
}

/** The degrees from the nearest to the farthest. */
const order: readonly GoodsDegree[] = ['identical', 'similar', 'low', 'dissimilar']
const rankOf = (degree: GoodsDegree) => order.indexOf(degree)
const lower = (degree: GoodsDegree): GoodsDegree => order[Math.min(order.length - 1, rankOf(degree) + 1)] ?? degree

const remote = 0.35
const unlikely = 0.05
const values: Readonly<Record<GoodsReason, number | null>> = {
  same: 1,
  sameHead: 0.9,
  sameGroup: 0.8,
  sameClass: 0.7,
  relatedGroups: 0.65,
  retailOfGoods: 0.6,
  relatedClasses: remote,
  remoteGroups: remote,
  otherClasses: unlikely,
  unrelated: unlikely,
  unknown: null,
}

function relation(degree: GoodsDegree, reason: GoodsReason, terms: GoodsRelation['terms'] = []): GoodsRelation {
  const value = values[reason]
  return { degree, reason, value: degree === 'low' && value !== null ? Math.min(value, remote) : value, terms }
}

interface GoodsTerm {
  readonly text: string
  /** All words, sorted: two terms with the same words are the same. For a shop, those of the goods that it sells. */
  readonly words: readonly string[]
  /** For a shop, those of what it sells. */
  readonly groups: readonly number[]
  /** The terms of the Nice Classification that it is in some language; for a shop, those of what it sells. */
  readonly niceTerms: readonly number[]
  readonly trade: 'retail' | 'wholesale' | undefined
  /** A shop that does not say what it sells. */
  readonly isGeneralTrade: boolean
}

/** Only the first few hundred terms count, because the text may be anything. A case has at most 200. */
const longestText = 100_000
const mostTerms = 400
/** If both lists are long, only the first terms of each are compared. */
const mostPairs = 20_000
const retailClass = 35

function termsOf({ text, classes }: ComparedGoods): GoodsTerm[] {
  const canTrade = classes.length === 0 || classes.includes(retailClass)
  const terms: GoodsTerm[] = []
  for (const item of text.slice(0, longestText).split(/[;•\n]|\.\s/)) {
    const pieces = piecesOf(item)
    const inItem = canTrade ? termsWithTrade(item, classes) : pieces.map((piece) => goodsTerm(piece, classes))
    if (pieces.length > 1) terms.push(...wholeTerm(item, classes))
    terms.push(...inItem.filter(({ words, isGeneralTrade }) => words.length > 0 || isGeneralTrade))
    if (terms.length >= mostTerms) break
  }
  return terms.slice(0, mostTerms)
}

/** After a comma, these words limit the term before it: ", not of metal". */
const limits = [
  'of|for|with|other than|except|excluding|not',
  'für|von|mit|aus|soweit|nicht|ausgenommen',
  'avec|sauf|pour|hormis|con|para|per|excepto|excluidos?|esclus[ioea]',
].join('|')
const betweenPieces = new RegExp(`[,/](?!\\s*(?:${limits})\\s)|\\s(?:and|und|et|y|e|sowie|ainsi que|as well as)\\s`, 'i')
const piecesOf = (item: string) => item.split(betweenPieces)
const sorted = (words: readonly string[]) => [...new Set(words)].sort()

function goodsTerm(text: string, classes: readonly number[]): GoodsTerm {
  const words = wordsOfTerm(text)
  const all = words.all.length === 0 ? [] : sorted([...words.head, ...words.rest])
  const groups = groupsOfTerm(words, classes)
  return { text: text.trim(), words: all, groups, niceTerms: niceTermsOf(words, groups), trade: undefined, isGeneralTrade: false }
}

/**
 * Returns an item of several pieces as one term if it is a term of the Nice Classification: "Brief- und
 * Paketzustellung". It is only equal to itself; its pieces are compared with everything else.
 */
function wholeTerm(item: string, classes: readonly number[]): GoodsTerm[] {
  const term = goodsTerm(item, classes)
  return term.niceTerms.length === 0 ? [] : [{ ...term, groups: [] }]
}

/** Goods after these words belong to a shop that names none: "retail services of goods, namely shoes". */
const namely =
  /^\s*(?:namely|in particular|especially|nämlich|insbesondere|à savoir|notamment|a saber|en particular|cioè|in particolare)\s/i

/** Reads the terms of one item, in which retail may go on over several pieces: "retail of shoes, clothing and bags". */
function termsWithTrade(item: string, classes: readonly number[]): GoodsTerm[] {
  const terms: GoodsTerm[] = []
  let open: GoodsTerm | undefined
  for (const piece of piecesOf(plainTrade(item))) {
    const trade = tradeOf(piece)
    const goesOn = open !== undefined && (!open.isGeneralTrade || namely.test(piece))
    const sold = goesOn ? goodsListed(piece) : undefined
    if (trade !== undefined) {
      const term = tradeTerm(piece.trim(), trade)
      open = trade.isFollowed || term.isGeneralTrade ? term : undefined
      terms.push(term)
    } else if (open !== undefined && sold !== undefined) {
      const { text, trade: kind } = open
      open = { text, trade: kind, isGeneralTrade: false, ...sold }
      terms.push({ ...open, text: `${text} … ${piece.trim()}` })
    } else {
      open = undefined
      terms.push(goodsTerm(piece, classes))
    }
  }
  const namesGoods = terms.some(({ trade, isGeneralTrade }) => trade !== undefined && !isGeneralTrade)
  return terms.filter(({ isGeneralTrade }) => !isGeneralTrade || !namesGoods)
}

function tradeTerm(text: string, { sold, groups, isWholesale }: Trade): GoodsTerm {
  const isGeneralTrade = sold.all.length === 0
  const whole = wordsOfTerm(text)
  return {
    text,
    words: sorted([...sold.head, ...sold.rest]),
    groups,
    niceTerms: [...niceTermsOf(sold, groups), ...niceTermsOf(whole, groupsOfTerm(whole, [retailClass]))],
    trade: isWholesale ? 'wholesale' : 'retail',
    isGeneralTrade,
  }
}

const isEqual = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((word, i) => word === right[i])

function relationOfTerms(left: GoodsTerm, right: GoodsTerm): GoodsRelation {
  const found = (degree: GoodsDegree, reason: GoodsReason) => relation(degree, reason, [left.text, right.text])
  const isSameGroup = left.groups.some((group) => right.groups.includes(group))
  const isKnown = left.groups.length > 0 && right.groups.length > 0
  // "Boote" and "boots" have the same stem, but are other goods.
  const hasSameWords = (isSameGroup || !isKnown) && isEqual(left.words, right.words)
  const isSame = hasSameWords || left.niceTerms.some((number) => right.niceTerms.includes(number))
  if (isSame && left.trade === right.trade) return found('identical', 'same')
  if (!isKnown) {
    if (left.trade !== undefined && right.trade !== undefined) return found('similar', 'sameGroup')
    // A shop of any kind may sell the goods, but does not say that it does.
    return left.isGeneralTrade || right.isGeneralTrade ? found('low', 'remoteGroups') : found('unknown', 'unknown')
  }
  const nearest = nearestOf(left.groups, right.groups)
  if ((left.trade === undefined) !== (right.trade === undefined)) {
    if (isSameGroup) return found('similar', 'retailOfGoods')
    const degree = lower(nearest)
    return found(degree, degree === 'dissimilar' ? 'unrelated' : 'remoteGroups')
  }
  if (isSameGroup) {
    const contains = (whole: readonly string[], part: readonly string[]) => part.every((word) => whole.includes(word))
    const isHead = contains(left.words, right.words) || contains(right.words, left.words)
    return isHead && left.trade === undefined ? found('identical', 'sameHead') : found('similar', 'sameGroup')
  }
  if (nearest !== 'dissimilar') return found(nearest, nearest === 'similar' ? 'relatedGroups' : 'remoteGroups')
  // Goods for the same thing have at least their public in common: "car polish" and "car seats".
  const shares = left.words.some((word) => right.words.includes(word))
  return shares ? found('low', 'remoteGroups') : found('dissimilar', 'unrelated')
}

function nearestOf(left: readonly number[], right: readonly number[]): GoodsDegree {
  let nearest: GoodsDegree = 'dissimilar'
  for (const one of left) {
    for (const other of right) {
      const degree = degreeOfGroups(one, other)
      if (rankOf(degree) < rankOf(nearest)) nearest = degree
    }
  }
  return nearest
}

/**
 * In two similar classes, only some goods are similar. Without the wording, no more than a low degree can be assumed.
 */
const degreeOfClasses = { identical: 'similar', similar: 'low', low: 'low', none: 'dissimilar' } as const
const reasonOfClasses = {
  identical: 'sameClass',
  similar: 'relatedClasses',
  low: 'relatedClasses',
  none: 'otherClasses',
} as const

function byClasses(left: ComparedGoods, right: ComparedGoods): GoodsRelation {
  if (left.classes.length === 0 || right.classes.length === 0) return relation('unknown', 'unknown')
  const { degree } = relationOfClasses(left.classes, right.classes)
  return relation(degreeOfClasses[degree], reasonOfClasses[degree])
}

/**
 * Returns the relation of two lists of goods and services. The two closest terms decide, because a mark can be refused
 * for a part of its goods. Symmetric, with the terms swapped.
 */
export function goodsRelation(left: ComparedGoods, right: ComparedGoods): GoodsRelation {
  if (left.text <= right.text) return closestOf(left, right)
  const { terms, ...found } = closestOf(right, left)
  return { ...found, terms: terms.length === 0 ? [] : [terms[1], terms[0]] }
}

/** Returns the terms of two lists that are compared: all of them, unless both lists are long. */
function compared(left: readonly GoodsTerm[], right: readonly GoodsTerm[]): [readonly GoodsTerm[], readonly GoodsTerm[]] {
  const even = Math.floor(Math.sqrt(mostPairs))
  const most = ({ length }: readonly GoodsTerm[]) => Math.max(even, Math.floor(mostPairs / Math.max(1, length)))
  return [left.slice(0, most(right)), right.slice(0, most(left))]
}

/** Among equally close terms the first ones win, so the result depends on the order of the lists. */
function closestOf(left: ComparedGoods, right: ComparedGoods): GoodsRelation {
  const [own, others] = compared(termsOf(left), termsOf(right))
  let best: GoodsRelation | undefined
  for (const one of own) {
    for (const other of others) {
      const found = relationOfTerms(one, other)
      if (found.value !== null && found.value > (best?.value ?? -1)) best = found
    }
  }
  return best ?? byClasses(left, right)
}
