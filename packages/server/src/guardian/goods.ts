import { type GoodsDegree, goodsDegrees } from '@marklot/contracts/guardian-blocks'
import { foldName, type GoodsRelation, goodsRelation } from '@marklot/similarity'
import type { RegisterMark } from '../register/index.ts'

/** The longest text that is compared, in characters. Of longer lists, only the beginning is compared. */
const longestCompared = 1_500

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
    return { items, shared: [...wordsOf(textOfGoods(items))].filter((word) => words.has(word)).length }
  })
  const most = Math.max(...counted.map(({ shared }) => shared))
  const nearest = counted.filter(({ shared }) => shared === most)
  return (nearest.find(({ items }) => items[0]?.language === 'en') ?? nearest[0])?.items ?? goods
}

const wordsOf = (text: string) => new Set(foldName(text.slice(0, longestCompared)).split(' '))

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
