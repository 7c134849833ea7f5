import { niceClasses } from '@marklot/nice'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodsGroups } from './goods-groups.ts'
import { type ComparedGoods, type GoodsDegree, type GoodsReason, goodsRelation } from './goods-relation.ts'
import { groupsOfNiceTerm, groupsOfTerm, wordsOfTerm } from './goods-words.ts'
import { degreeOfGroups, relationLines } from './group-relations.ts'

const goods = (text: string, ...classes: number[]): ComparedGoods => ({ text, classes })
const relation = (left: string, right: string) => goodsRelation(goods(left), goods(right))
const anyGoods = fc.record({
  text: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(
        fc.constantFrom('wine', 'Bier', 'chaussures', 'retail of shoes', 'software', 'vino', 'Sportbekleidung', 'xyz', 'the'),
        { maxLength: 4 },
      )
      .map((terms) => terms.join(', ')),
  ),
  classes: fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 3 }),
})

describe('relation of goods and services', () => {
  it('compares each of the 200 terms that a case may have, and of the list of a mark', () => {
    const screws = Array.from({ length: 199 }, (_, at) => `screws of metal, size ${at + 1}`)
    const long = goods([...screws, 'tea'].join('; '), 6, 30)
    expect(goodsRelation(long, goods('tea', 30))).toMatchObject({ degree: 'identical', reason: 'same', terms: ['tea', 'tea'] })
    expect(goodsRelation(goods('tea', 30), long)).toMatchObject({ degree: 'identical', reason: 'same' })
  })

  it('is symmetric, and the same for known goods and themselves', () => {
    fc.assert(
      fc.property(anyGoods, anyGoods, (left, right) => {
        const found = goodsRelation(left, right)
        expect(goodsRelation(right, left)).toEqual({ ...found, terms: [...found.terms].reverse() })
        expect(found.value === null).toBe(found.degree === 'unknown')
        const own = goodsRelation(left, left)
        expect(['same', 'sameClass', 'unknown']).toContain(own.reason)
      }),
      {
        examples: [
          // This list repeats a word.
          [goods('i$70pW]x'), goods('Bz]X(X')],
          [goods('vehicle seats'), goods('vehicles')],
          // Two pairs of terms are equally close, for different reasons.
          [goods('cosmetics, pharmaceuticals'), goods('medical dressings, health products')],
        ],
      },
    )
  })

  it.each<[string, string, GoodsDegree, GoodsReason]>([
    ['wine', 'wines', 'identical', 'same'],
    ["women's shoes", 'shoes', 'identical', 'same'],
    ['leather shoes', 'shoes', 'identical', 'sameHead'],
    ['Sportbekleidung', 'clothing', 'similar', 'sameGroup'],
    ['vin', 'Wein', 'similar', 'sameGroup'],
    ['zapatos', 'scarpe', 'similar', 'sameGroup'],
    ['Sonnenbrillen', 'gafas', 'similar', 'sameGroup'],
    ['retail of furniture', 'furniture', 'similar', 'retailOfGoods'],
    ['Einzelhandel mit Möbeln', 'Betten', 'similar', 'retailOfGoods'],
    ['commerce de détail de chaussures', 'zapatos', 'similar', 'retailOfGoods'],
    ['Servicios de venta al por menor de calzado', 'Schuhe', 'similar', 'retailOfGoods'],
    ['venta al por mayor de muebles', 'Betten', 'similar', 'retailOfGoods'],
    ['beer', 'wine', 'similar', 'relatedGroups'],
    ['shoes', 'clothing', 'similar', 'relatedGroups'],
    ['software', 'hosting of websites', 'similar', 'relatedGroups'],
    ['restaurants', 'coffee', 'low', 'remoteGroups'],
    ['jewellery', 'clothing', 'low', 'remoteGroups'],
    ['insurance', 'wine', 'dissimilar', 'unrelated'],
    ['Schwein', 'Wein', 'unknown', 'unknown'],
    ['xyz', 'wine', 'unknown', 'unknown'],
    ['', 'wine', 'unknown', 'unknown'],
  ])('%s and %s: %s', (left, right, degree, reason) => {
    expect(relation(left, right)).toMatchObject({ degree, reason })
  })

  it.each([
    ['Stahl', 'knives'],
    ['leather', 'shoes'],
    ['flour', 'restaurants'],
    ['raw cotton', 'dresses'],
    ['malt', 'wine'],
  ])('does not take the material %s for the goods %s', (material, made) => {
    expect(['low', 'dissimilar']).toContain(relation(material, made).degree)
  })

  it('keeps retail of other goods apart', () => {
    expect(relation('retail of shoes', 'insurance')).toMatchObject({ degree: 'dissimilar', reason: 'unrelated' })
    expect(relation('retail of shoes', 'clothing')).toMatchObject({ degree: 'low', reason: 'remoteGroups' })
    const treats = relation('Leckerlis für Hunde', 'Servicios de venta al por menor de calzado')
    expect(treats).toMatchObject({ degree: 'dissimilar', reason: 'unrelated' })
    expect(relation('Einzelhandel', 'shoes')).toMatchObject({ degree: 'low', reason: 'remoteGroups' })
    // Goods that no group knows are still other goods.
    expect(relation('Einzelhandel mit Quxomaten', 'shoes').degree).toBe('unknown')
    expect(relation('retail of shoes', 'quxomats').degree).toBe('unknown')
    expect(relation('Einzelhandel mit Quxomaten', 'retail of shoes')).toMatchObject({ degree: 'similar', reason: 'sameGroup' })
  })

  it('takes a term of the Nice Classification for the same goods in all five languages', () => {
    const pairs = niceClasses.flatMap(({ number, terms }) =>
      terms.flatMap(({ de, ...others }) => Object.values(others).map((other) => ({ number, de, other }))),
    )
    const unlike = pairs.filter(
      ({ number, de, other }) => goodsRelation(goods(de, number), goods(other, number)).degree !== 'identical',
    )
    // For example, "thé" folds to the English article, and German may add "Zubehör".
    expect(unlike.length / pairs.length).toBeLessThan(0.002)
  })

  it('keeps words apart that are equal in two languages only', () => {
    expect(goodsRelation(goods('Velas', 4), goods('Sails', 22)).degree).toBe('dissimilar')
    expect(goodsRelation(goods('Velas', 22), goods('Sails', 22)).degree).toBe('identical')
    expect(goodsRelation(goods('Boote', 12), goods('Boots', 25)).degree).toBe('low')
  })

  it('reads a word by the classes of the mark', () => {
    expect(goodsRelation(goods('oil', 4), goods('motor oils', 4)).degree).not.toBe('dissimilar')
    expect(goodsRelation(goods('oil', 29), goods('motor oils', 4)).degree).toBe('dissimilar')
    expect(goodsRelation(goods('oil', 29), goods('margarine', 29)).degree).toBe('similar')
  })

  it.each([
    ['Lagerbier', 'Bier'],
    ['Motorboote', 'Boote'],
  ])('reads the compound %s by its last word', (compound, goods) => {
    const words = wordsOfTerm(compound)
    expect(groupsOfTerm({ ...words, key: '' }, [])).toEqual(groupsOfTerm(wordsOfTerm(goods), []))
  })

  it('reads apostrophes and letters before a hyphen as part of other words', () => {
    expect(relation("huile d'olive", 'Olivenöl').degree).toBe('similar')
    expect(relation('E-Zigaretten', 'Zigaretten')).toMatchObject({ degree: 'similar', reason: 'relatedGroups' })
    expect(relation('e-books', 'e-mail services').degree).toBe('dissimilar')
  })

  it('does not read what a term leaves out or is not made of', () => {
    expect(relation('furniture, not of metal', 'steel').degree).toBe('dissimilar')
    expect(relation('clothing, excluding footwear', 'shoes').reason).not.toBe('sameGroup')
    expect(relation('clothing excluding footwear', 'shoes').reason).not.toBe('sameGroup')
  })

  it('knows the class in which earlier editions of the classification have goods', () => {
    for (const niceClass of [9, 10])
      expect(goodsRelation(goods('sunglasses', niceClass), goods('Brillen', 9))).toMatchObject({ degree: 'similar' })
  })

  it('takes the group of a Nice term from its translations where the English words name none', () => {
    expect(goodsRelation(goods('Marmelade', 29), goods('Wurst', 29)).degree).not.toBe('similar')
    expect(goodsRelation(goods('Marmelade', 29), goods('Honig', 30)).degree).toBe('low')
  })

  it('falls back to the classes where the wording says nothing', () => {
    const by = (left: number, right: number) => goodsRelation(goods('', left), goods('xyz', right))
    expect(by(25, 25)).toMatchObject({ degree: 'similar', reason: 'sameClass', terms: [] })
    expect(by(25, 18)).toMatchObject({ degree: 'low', reason: 'relatedClasses' })
    expect(by(25, 12)).toMatchObject({ degree: 'dissimilar', reason: 'otherClasses' })
  })

  it('returns the closest terms of two lists', () => {
    expect(relation('tools, machines, wine', 'insurance; wine')).toMatchObject({ degree: 'identical', terms: ['wine', 'wine'] })
  })
})

describe('table of groups', () => {
  it('has groups for all 45 classes, each with its own key', () => {
    const keys = goodsGroups.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(goodsGroups.map(({ niceClass }) => niceClass)).size).toBe(45)
  })

  it('gives each pair one degree, the same in both directions', () => {
    const pairs = relationLines.flatMap(({ key, similar, low }) =>
      [...similar, ...low].map((other) => [key, other].sort().join(' ')),
    )
    const twice = pairs.filter((pair, i) => pairs.indexOf(pair) !== i)
    expect(twice).toEqual([])
    for (const i of goodsGroups.keys()) {
      expect(degreeOfGroups(i, i)).toBe('similar')
      expect(degreeOfGroups(i, 3)).toBe(degreeOfGroups(3, i))
    }
  })

  it('knows every term of the Nice Classification in five languages, in its class', () => {
    for (const { number, terms } of niceClasses) {
      for (const term of terms) {
        for (const group of groupsOfNiceTerm(number, term.en)) expect(goodsGroups[group]?.niceClass).toBe(number)
        for (const text of Object.values(term)) {
          const groups = groupsOfTerm(wordsOfTerm(text), [number])
          expect([text, groups.map((group) => goodsGroups[group]?.niceClass)]).toEqual([text, groups.map(() => number)])
          expect([text, groups.length > 0]).toEqual([text, true])
        }
      }
    }
  })
})
