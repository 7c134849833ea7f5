import { classRelation } from '../classes/class-relations.ts'
import { foldName } from '../name/fold.ts'
import { goodsGroups, groupRelations } from './goods-groups.ts'

/*
 * The relation of goods and services by their wording: the same term, the same head word, an additional word, the group
 * of trade, retail of the goods (CJEU C-39/97 Canon, 23: nature, purpose, use, competition, complement).
 */

export type GoodsReason =
  | 'same'
  | 'sameHead'
  | 'sameGroup'
  | 'relatedGroups'
  | 'retailOfGoods'
  | 'relatedClasses'
  | 'unrelated'
  | 'unknown'

export interface GoodsRelation {
  /** 0 to 1; 0.5 when one side is unknown. */
  value: number
  reason: GoodsReason
  /** The two closest terms, as written; empty when unknown. */
  terms: readonly [string, string] | readonly []
}

const values = {
  same: 1,
  sameHead: 0.85,
  sameGroup: 0.8,
  sameClass: 0.6,
  retailOfGoods: 0.5,
  similarClasses: 0.5,
  lowClasses: 0.3,
  unrelated: 0.05,
  unknown: 0.5,
}

interface GoodsTerm {
  readonly text: string
  /** Without duplicates: how often a term repeats a word must not change what two terms share. */
  readonly words: readonly string[]
  readonly groups: readonly number[]
  readonly isRetail: boolean
}

const ending = /(?:(?<=ss|x|ch|sh)es|en|(?<!s)s|e|n)$/
const shortestStem = 3
/** Removes the endings of plural and gender, twice: "Maschinen" and "machines" lose both letters. */
const stem = (word: string) => {
  const cut = word.replace(ending, '').replace(/e$/, '')
  return cut.length < shortestStem ? word : cut
}
const stopWords = new Set(
  'a an the of for and or in with by to other than except women womens men mens ladies children childrens und oder fur von mit aus der die das de du des la le les et ou pour en el los las y para con il lo gli e per di da related based goods services products waren dienstleistungen produits services productos servicios prodotti servizi'.split(
    ' ',
  ),
)

interface Keyword {
  stems: readonly string[]
  group: number
}
const keywords: readonly Keyword[] = goodsGroups.flatMap(({ words }, group) =>
  words.split(' ').map((word) => ({ stems: word.split('-').map(stem), group })),
)
const retailGroup = goodsGroups.findIndex(({ key }) => key === 'retail')
const known = new Map(
  groupRelations.flatMap(([left, right, value]) => {
    const [one, other] = [left, right].map((key) => goodsGroups.findIndex((group) => group.key === key)) as [number, number]
    return [
      [one * 256 + other, value],
      [other * 256 + one, value],
    ] as const
  }),
)

/**
 * The length from which a word is also matched by its end. A compound ends in its head ("Sportbekleidung" is
 * "Bekleidung"), and long words have more endings than a stem removes ("perfumery").
 */
const longKeyword = 5
const isWord = (word: string, keyword: string) =>
  word === keyword || (keyword.length >= longKeyword && (word.endsWith(keyword) || word.startsWith(keyword)))

function groupsOf(words: readonly string[]): number[] {
  const found = new Map<number, number>()
  for (const { stems, group } of keywords) {
    if (!stems.every((part) => words.some((word) => isWord(word, part)))) continue
    found.set(group, Math.max(found.get(group) ?? 0, stems.length))
  }
  // "Olive oil" is food although "oil" alone is fuel: the keyword with the most words decides.
  const most = Math.max(0, ...found.values())
  return [...found].filter(([, length]) => length === most).map(([group]) => group)
}

/**
 * Splits a list of goods at commas, semicolons and words of enumeration. Only the first few hundred terms count,
 * because the text may be anything.
 */
function termsOf(text: string): GoodsTerm[] {
  const pieces = text.slice(0, longestText).split(/[,;/•\n]|\s(?:and|und|et|y|e|sowie|ainsi que)\s/i)
  const terms = pieces.map((piece) => {
    const stems = foldName(piece)
      .split(' ')
      .filter((word) => word !== '' && !stopWords.has(word))
      .map(stem)
    const words = [...new Set(stems)]
    const groups = groupsOf(words)
    return { text: piece.trim(), words, groups, isRetail: groups.includes(retailGroup) }
  })
  return terms.filter(({ words }) => words.length > 0).slice(0, mostTerms)
}
const longestText = 20_000
const mostTerms = 60

function relationOfGroups(left: number, right: number): [number, GoodsReason] {
  if (left === right) return [values.sameGroup, 'sameGroup']
  const listed = known.get(left * 256 + right)
  if (listed !== undefined) return [listed, 'relatedGroups']
  const [one, other] = [goodsGroups[left]?.niceClass ?? 0, goodsGroups[right]?.niceClass ?? 0]
  const { degree } = classRelation(one, other)
  if (degree === 'identical') return [values.sameClass, 'relatedGroups']
  if (degree === 'similar') return [values.similarClasses, 'relatedClasses']
  if (degree === 'low') return [values.lowClasses, 'relatedClasses']
  return [values.unrelated, 'unrelated']
}

function relationOfTerms(left: GoodsTerm, right: GoodsTerm): [number, GoodsReason] {
  const shared = left.words.filter((word) => right.words.includes(word))
  if (shared.length === left.words.length && shared.length === right.words.length) return [values.same, 'same']
  let best: [number, GoodsReason] = [-1, 'unknown']
  const take = (found: [number, GoodsReason]) => {
    if (found[0] > best[0]) best = found
  }
  if (left.isRetail !== right.isRetail) {
    const [shop, sold] = left.isRetail ? [left, right] : [right, left]
    const own = shop.groups.filter((group) => group !== retailGroup)
    if (shared.length > 0 || own.some((group) => sold.groups.includes(group))) return [values.retailOfGoods, 'retailOfGoods']
  }
  if (shared.length === Math.min(left.words.length, right.words.length)) take([values.sameHead, 'sameHead'])
  for (const one of left.groups) for (const other of right.groups) take(relationOfGroups(one, other))
  return best
}

/**
 * Relation of two lists of goods and services (any text in one of the five languages). The two closest terms decide,
 * because a mark can be refused for a part of its goods. Symmetric, with the terms swapped; 1 when a term is the same.
 */
export function goodsRelation(left: string, right: string): GoodsRelation {
  if (left <= right) return closestOf(left, right)
  const { terms, ...relation } = closestOf(right, left)
  return { ...relation, terms: terms.length === 0 ? [] : [terms[1], terms[0]] }
}

/** Of equally close terms the first ones win, so the result depends on the order of the lists. */
function closestOf(left: string, right: string): GoodsRelation {
  const [own, others] = [termsOf(left), termsOf(right)]
  let best: GoodsRelation = { value: -1, reason: 'unknown', terms: [] }
  for (const one of own) {
    for (const other of others) {
      const [value, reason] = relationOfTerms(one, other)
      if (value > best.value) best = { value, reason, terms: [one.text, other.text] }
    }
  }
  return best.value < 0 ? { value: values.unknown, reason: 'unknown', terms: [] } : best
}
