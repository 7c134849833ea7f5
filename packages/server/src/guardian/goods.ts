import type { Locale } from '@marklot/contracts'
import { type GoodsDegree, goodsDegrees } from '@marklot/contracts/guardian-blocks'
import { type GoodsRelation, goodsRelation } from '@marklot/similarity'
import type { RegisterMark } from '../register/index.ts'

/** The longest text that is compared, in characters. Of longer lists, only the beginning is compared. */
const longestCompared = 1_500

type Goods = RegisterMark['goods']

/** Returns the goods of a mark in one language: the reader's if it was delivered, else English, else the first one. */
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
  const relation = goodsRelation({ text: term.text, classes: [term.niceClass] }, { text: textOfGoods(theirs), classes })
  return degreeOf(relation) ?? 'dissimilar'
}
