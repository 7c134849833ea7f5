import { relationOfClasses } from '../classes/class-relations.ts'
import { goodsGroups } from './goods-groups.ts'
import { groupsOfTerm, stemOfGoods, type TermWords, wordsOfTerm } from './goods-words.ts'
import { degreeOfGroups, type GoodsDegree } from './group-relations.ts'

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
  /** All words, sorted: two terms with the same words are the same. */
  readonly words: readonly string[]
  readonly head: readonly string[]
  readonly groups: readonly number[]
  readonly isTrade: boolean
  /** A shop that does not say what it sells. */
  readonly isGeneralTrade: boolean
}

const isTradeGroup = (group: number) => goodsGroups[group]?.kind === 'trade'
/** Only the first few hundred terms count, because the text may be anything. */
const longestText = 20_000
const mostTerms = 80

function termsOf({ text, classes }: ComparedGoods): GoodsTerm[] {
  const pieces = text.slice(0, longestText).split(/[,;/•\n]|\.\s|\s(?:and|und|et|y|e|sowie|ainsi que|as well as)\s/i)
  const terms: GoodsTerm[] = []
  for (const piece of pieces) {
    const words = wordsOfTerm(piece)
    const all = [...new Set([...words.head, ...words.rest])].sort()
    if (words.all.length === 0) continue
    const groups = groupsOfTerm(words, classes)
    const isTrade = groups.some(isTradeGroup)
    // For a shop, the goods that it sells count.
    const sold = isTrade ? soldBy(words) : groups
    const isGeneralTrade = isTrade && all.every((word) => tradeWords.has(word))
    terms.push({ text: piece.trim(), words: all, head: words.head, groups: sold, isTrade, isGeneralTrade })
    if (terms.length === mostTerms) break
  }
  return terms
}

const tradeWords = new Set(
  (goodsGroups.find(({ kind }) => kind === 'trade')?.words ?? []).flatMap((word) => word.split('-')).map(stemOfGoods),
)
/** Returns the groups that a shop sells. The goods stand before or after the word for trade. */
function soldBy({ head, rest }: TermWords): readonly number[] {
  const goods = [head, rest].map((words) => words.filter((word) => !tradeWords.has(word)))
  const [first = [], second = []] = goods[0]?.length === 0 ? [goods[1], []] : goods
  return groupsOfTerm({ key: '', head: first, rest: second, all: [...first, ...second] }, []).filter(
    (group) => !isTradeGroup(group),
  )
}

function relationOfTerms(left: GoodsTerm, right: GoodsTerm): GoodsRelation {
  const found = (degree: GoodsDegree, reason: GoodsReason) => relation(degree, reason, [left.text, right.text])
  const isSame = left.words.length === right.words.length && left.words.every((word, i) => word === right.words[i])
  if (isSame) return found('identical', 'same')
  if (left.groups.length === 0 || right.groups.length === 0) {
    if (left.isTrade && right.isTrade) return found('similar', 'sameGroup')
    // A shop of any kind may sell the goods, but does not say that it does.
    return left.isGeneralTrade || right.isGeneralTrade ? found('low', 'remoteGroups') : found('unknown', 'unknown')
  }
  const isSameGroup = left.groups.some((group) => right.groups.includes(group))
  const nearest = nearestOf(left.groups, right.groups)
  if (left.isTrade !== right.isTrade) {
    if (isSameGroup) return found('similar', 'retailOfGoods')
    const degree = lower(nearest)
    return found(degree, degree === 'dissimilar' ? 'unrelated' : 'remoteGroups')
  }
  if (isSameGroup) {
    const contains = (whole: readonly string[], part: readonly string[]) => part.every((word) => whole.includes(word))
    const isHead = contains(left.words, right.words) || contains(right.words, left.words)
    return isHead && !left.isTrade ? found('identical', 'sameHead') : found('similar', 'sameGroup')
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

/** Among equally close terms the first ones win, so the result depends on the order of the lists. */
function closestOf(left: ComparedGoods, right: ComparedGoods): GoodsRelation {
  const [own, others] = [termsOf(left), termsOf(right)]
  let best: GoodsRelation | undefined
  for (const one of own) {
    for (const other of others) {
      const found = relationOfTerms(one, other)
      if (found.value !== null && found.value > (best?.value ?? -1)) best = found
    }
  }
  return best ?? byClasses(left, right)
}
