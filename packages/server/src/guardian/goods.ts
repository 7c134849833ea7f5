import type { Locale } from '@marklot/contracts'
import type { GoodsDegree } from '@marklot/contracts/guardian-blocks'
import { goodsRelation, relationOfClasses } from '@marklot/similarity'
import type { RegisterMark } from '../register/index.ts'

/** Longer lists are compared by their beginning, in characters. */
const longestCompared = 1_500

type Goods = RegisterMark['goods']

/** The goods of a mark in one language: the reader's if it is delivered, else English, else the first. */
export function goodsIn(goods: Goods, locale: Locale): Goods {
  const languages = new Set(goods.map(({ language }) => language))
  const language = [locale, 'en'].find((one) => languages.has(one)) ?? goods[0]?.language
  return goods.filter((item) => item.language === language)
}

export const textOfGoods = (goods: Goods): string =>
  goods
    .map(({ text }) => text)
    .join('; ')
    .slice(0, longestCompared)

/** The lowest value of each degree. */
const degrees: readonly (readonly [GoodsDegree, number])[] = [
  ['identical', 0.95],
  ['similar', 0.6],
  ['low', 0.35],
  ['remote', 0.15],
  ['dissimilar', 0],
]
/** The degree of a likeness of goods, 0 to 1. */
export const degreeOf = (value: number): GoodsDegree => degrees.find(([, from]) => value >= from)?.[0] ?? 'dissimilar'

/** In percent, for the score of the goods. */
export const percentOfDegree: Readonly<Record<GoodsDegree, number>> = {
  identical: 100,
  similar: 75,
  low: 50,
  remote: 25,
  dissimilar: 0,
}

const nearest: readonly GoodsDegree[] = degrees.map(([degree]) => degree)
/** Compares two degrees, the nearer first. */
export const byDegree = (one: GoodsDegree, other: GoodsDegree): number => nearest.indexOf(one) - nearest.indexOf(other)

/** How close one good or service comes to the list of a mark; by the classes alone where the wording says nothing. */
export function degreeOfTerm(term: { niceClass: number; text: string }, theirs: Goods): GoodsDegree {
  const near = theirs.filter(
    ({ niceClass }) => niceClass === undefined || relationOfClasses([term.niceClass], [niceClass]).degree !== 'none',
  )
  if (near.length === 0) return 'dissimilar'
  const { value, reason } = goodsRelation(term.text, textOfGoods(near))
  if (reason !== 'unknown') return degreeOf(value)
  const classes = near.flatMap(({ niceClass }) => niceClass ?? [])
  return degreeOf(relationOfClasses([term.niceClass], classes).value * 0.8)
}
