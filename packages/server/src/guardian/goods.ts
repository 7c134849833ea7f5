import { type GoodsDegree, goodsDegrees } from '@marklot/contracts/guardian-blocks'
import { classRelation, foldName, type GoodsRelation, goodsRelation } from '@marklot/similarity'
import type { RegisterMark } from '../register/index.ts'

/** The longest text that is compared, in characters. Of longer lists, the parts nearest to the case are compared. */
const longestCompared = 1_500
/** The longest list that is searched for these parts, in characters. */
const longestSearched = 60_000

type Goods = RegisterMark['goods']

/**
 * Returns the goods of a mark in one language: the one that shares the most words with other goods; among equals,
 * English, else the first one. The reader's language does not matter, so everybody sees the same comparison.
 * @param text the other goods
 */
export function goodsLike(goods: Goods, text: string): Goods {
  const languages = [...new Set(goods.map(({ language }) => language))]
  if (languages.length < 2) return goods
  const words = wordsOf(text)
  const counted = languages.map((language) => {
    const items = goods.filter((item) => item.language === language)
    return { items, shared: [...wordsOf(textOf(items))].filter((word) => words.has(word)).length }
  })
  const most = Math.max(...counted.map(({ shared }) => shared))
  const nearest = counted.filter(({ shared }) => shared === most)
  return (nearest.find(({ items }) => items[0]?.language === 'en') ?? nearest[0])?.items ?? goods
}

const wordsOf = (text: string) => new Set(foldName(text.slice(0, longestCompared)).split(' '))

const textOf = (goods: Goods): string => goods.map(({ text }) => text).join('; ')

/**
 * Returns the goods of a mark as the text to compare. Of a list that is too long, the parts in the classes of the case
 * and with its words come first; otherwise long lists of other classes would hide them.
 * @param asked the case
 */
export function textOfGoods(goods: Goods, asked: { goods: string; classes: readonly number[] }): string {
  const whole = textOf(goods)
  if (whole.length <= longestCompared) return whole
  const words = stemsOf(asked.goods)
  const nearnessOf = ({ niceClass, stems }: Part) => {
    const isShared = [...stems].some((stem) => words.has(stem))
    const isOwn = niceClass === null || asked.classes.includes(niceClass)
    const isRelated = asked.classes.some((own) => classRelation(own, niceClass ?? 0).degree !== 'none')
    return (isShared ? 2 : 0) + (isOwn ? 2 : isRelated ? 1 : 0)
  }
  return partsOf(goods)
    .map((part) => ({ part, nearness: nearnessOf(part) }))
    .sort((one, other) => other.nearness - one.nearness)
    .map(({ part }) => part.text)
    .join('; ')
    .slice(0, longestCompared)
}

/** One part of a list between semicolons. */
interface Part {
  niceClass: number | null
  text: string
  stems: ReadonlySet<string>
}

/** The parts of long lists, because each good and service of a case asks for them. */
const knownParts = new WeakMap<Goods, readonly Part[]>()

function partsOf(goods: Goods): readonly Part[] {
  const known = knownParts.get(goods)
  if (known) return known
  const parts: Part[] = []
  let left = longestSearched
  for (const { niceClass, text } of goods) {
    for (const part of text.slice(0, left).split(/[;•\n]/)) {
      const trimmed = part.trim()
      if (trimmed !== '') parts.push({ niceClass: niceClass ?? null, text: trimmed, stems: stemsOf(trimmed) })
    }
    left = Math.max(0, left - text.length)
  }
  knownParts.set(goods, parts)
  return parts
}

/** Returns the beginnings of the words that are long enough to name something. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    foldName(text)
      .split(' ')
      .filter((word) => word.length >= 5)
      .map((word) => word.slice(0, 6)),
  )

/** Returns the degree; null if one side says nothing about its goods. */
export const degreeOf = ({ degree }: GoodsRelation): GoodsDegree | null => (degree === 'unknown' ? null : degree)

/** The percentages for the score of the goods. */
export const percentOfDegree: Readonly<Record<GoodsDegree, number>> = {
  identical: 100,
  similar: 75,
  low: 50,
  dissimilar: 0,
}

/** Compares two degrees for sorting, the nearer first. */
export const byDegree = (one: GoodsDegree, other: GoodsDegree): number => goodsDegrees.indexOf(one) - goodsDegrees.indexOf(other)

/**
 * Returns how close one good or service is to the list of a mark. If the wording says nothing, the classes alone
 * decide.
 */
export function degreeOfTerm(term: { niceClass: number; text: string }, theirs: Goods): GoodsDegree {
  const classes = [...new Set(theirs.flatMap(({ niceClass }) => niceClass ?? []))]
  const own = { goods: term.text, classes: [term.niceClass] }
  const relation = goodsRelation({ text: own.goods, classes: own.classes }, { text: textOfGoods(theirs, own), classes })
  return degreeOf(relation) ?? 'dissimilar'
}
