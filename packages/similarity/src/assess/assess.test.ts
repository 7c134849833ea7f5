import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, hashBytes } from '../words/name-form.ts'
import { weightOfHash } from '../words/weak-words.ts'
import { type AssessedMark, assess, type RiskRule, riskClassOf } from './assess.ts'
import { riskBounds, riskWeights } from './risk-model.ts'

const mark = (name: string, goods = '', classes: readonly number[] = []): AssessedMark => ({ name, goods, classes })
const riskOf = (contested: AssessedMark, earlier: AssessedMark) => assess({ contested, earlier }).risk as number
const rulesOf = (contested: AssessedMark, earlier: AssessedMark) => {
  const { reasons } = assess({ contested, earlier })
  return { for: reasons.for.map(({ rule }) => rule), against: reasons.against.map(({ rule }) => rule) }
}

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'aabdeefghiklmnoprstuüz -1'), maxLength: 20 }),
  fc
    .array(fc.constantFrom('bio', 'sun', 'tavilo', 'coffee', 'royal', 'flex', 'lorenza', 'the', 'katze', '24'), { maxLength: 4 })
    .map((words) => words.join(' ')),
)
const anyGoods = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc
    .array(fc.constantFrom('wine', 'beer', 'clothing', 'Software', 'Schuhe', 'retail of shoes', 'sold goods'), { maxLength: 3 })
    .map((terms) => terms.join(', ')),
)
const anyMark = fc.record({
  name: anyName,
  goods: anyGoods,
  classes: fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 4 }),
})

describe('overall risk', () => {
  it('is symmetric, within its bounds, and has a class exactly when the goods are known', () => {
    fc.assert(
      fc.property(anyMark, anyMark, (contested, earlier) => {
        const { risk, riskScore, riskClass, goods, reasons } = assess({ contested, earlier })
        expect(assess({ contested: earlier, earlier: contested }).risk).toBe(risk)
        const isKnown = risk !== null && goods.degree !== 'unknown'
        expect(riskClass).toBe(isKnown ? riskClassOf(risk) : null)
        expect(riskScore).toBe(isKnown ? Math.round(risk * 100) : null)
        if (risk === null) return
        expect(risk >= riskBounds.least && risk <= riskBounds.most).toBe(true)
        for (const side of [reasons.for, reasons.against]) {
          expect(side.length).toBeLessThanOrEqual(3)
          const weights = side.map(({ weight }) => Math.abs(weight))
          expect(weights).toEqual(weights.toSorted((a, b) => b - a))
        }
        for (const { weight } of reasons.for) expect(weight).toBeGreaterThan(0)
        for (const { weight } of reasons.against) expect(weight).toBeLessThan(0)
      }),
      {
        numRuns: 300,
        // The goods of one mark repeat a word.
        examples: [
          [
            { name: 'hzrai1r1', goods: 'i$70pW]x', classes: [25] },
            { name: 'tavilo', goods: 'Bz]X(X', classes: [18] },
          ],
          [
            { name: 'tavilo', goods: 'Bz]X(X', classes: [18] },
            { name: 'hzrai1r1', goods: 'i$70pW]x', classes: [25] },
          ],
        ],
      },
    )
  })

  it('weighs each input by the rule it stands for, and what is not yet shown to help by little', () => {
    const { likeness, identical, contained, goods, weak, apart } = riskWeights
    expect([likeness, identical, contained].every((weight) => weight > 0)).toBe(true)
    expect([goods, weak, apart].every((weight) => weight < 0)).toBe(true)
    expect(Math.max(Math.abs(weak), Math.abs(apart))).toBeLessThanOrEqual(0.3)
  })

  it('is highest for the same sign on the same goods', () => {
    fc.assert(
      fc.property(anyMark, anyMark, (own, other) => {
        const goods = 'shoes'
        const same = assess({ contested: { ...own, goods }, earlier: { ...own, goods } }).risk
        fc.pre(same !== null)
        expect(same).toBe(riskBounds.most)
        const different = assess({ contested: { ...own, goods }, earlier: { ...other, goods } }).risk
        expect(different ?? 0).toBeLessThanOrEqual((same as number) + 1e-9)
      }),
      { numRuns: 200 },
    )
  })

  it('offsets a lower likeness of the goods by a higher likeness of the signs, and vice versa', () => {
    const close = riskOf(mark('TAVILO', 'wine'), mark('TAVILLO', 'restaurants'))
    const far = riskOf(mark('TAVILO', 'wine'), mark('TARELLO', 'restaurants'))
    expect(close).toBeGreaterThan(far)
    expect(riskOf(mark('TAVILO', 'wine'), mark('TARELLO', 'wine'))).toBeGreaterThan(far)
    expect(riskOf(mark('TAVILO', 'wine'), mark('TAVILO', 'insurance'))).toBeLessThan(0.5)
    expect(riskOf(mark('TAVILO', 'wine'), mark('LORENZA', 'insurance'))).toBe(riskBounds.least)
  })

  it.each<[string, string, string, number[], RiskRule]>([
    ['TAVILO', 'TAVILO ROMERA', 'tools', [8], 'signContained'],
    ['TAVILO', 'TAVELO', 'tools', [8], 'signsAlike'],
    ['TAVILO', 'tavilo', 'tools', [8], 'doubleIdentity'],
    ['TAVILO', 'TAVILLO', 'shoes', [25], 'goodsSame'],
  ])('%s and %s: says why', (contested, earlier, goods, classes, rule) => {
    expect(rulesOf(mark(contested, goods, classes), mark(earlier, goods, classes)).for).toContain(rule)
  })

  it.each<[string, string, string, number[], RiskRule]>([
    ['KAFFEE GARTEN', 'KAFFEE KRAFT', 'Kaffee', [30], 'weakCommonElement'],
    ['GOLDEN BOOTS', 'BOOTS', 'boots', [25], 'weakContainedSign'],
    ['RED STONE', 'RED WOLF', 'tools', [8], 'differentMeanings'],
    ['BARUMO', 'TARUMO', 'tools', [8], 'differentBeginning'],
    ['VIO', 'VIA', 'tools', [8], 'shortSigns'],
    ['TAVILO', 'LORENZA', 'tools', [8], 'signsUnlike'],
  ])('%s and %s: says why not', (contested, earlier, goods, classes, rule) => {
    expect(rulesOf(mark(contested, goods, classes), mark(earlier, goods, classes)).against).toContain(rule)
  })

  it('names the words and the goods that a reason is about', () => {
    const { reasons } = assess({
      contested: mark('PECAN SHORTIES', 'pecan cookies', [30]),
      earlier: mark('PECAN RANDIES', 'biscuits', [30]),
    })
    expect(reasons.against.find(({ rule }) => rule === 'weakCommonElement')?.elements).toContain('pecan')
    expect(reasons.for.find(({ rule }) => rule === 'goodsSameGroup')?.elements).toEqual(['pecan cookies', 'biscuits'])
  })

  it('uses the classes where the goods are unknown, and has no class of risk without them', () => {
    const of = (classes: number[]) => riskOf(mark('TAVILO', '', [25]), mark('TAVILLO', '', classes))
    expect(of([25])).toBeGreaterThan(of([18]))
    expect(of([18])).toBeGreaterThan(of([12]))
    expect(rulesOf(mark('TAVILO', '', [25]), mark('TAVILLO', '', [12])).against).toContain('goodsOtherClasses')
    const unknown = assess({ contested: mark('TAVILO'), earlier: mark('TAVILLO') })
    expect(unknown).toMatchObject({ riskScore: null, riskClass: null, goods: { degree: 'unknown' } })
    expect(unknown.likeness).toBeGreaterThan(0.8)
  })

  it('discounts elements that the register knows as weak', () => {
    const flix = hashBytes(bytesOf('zorix'), 0, 5)
    const marks = { contested: mark('ZORIX TAVILO', 'tools'), earlier: mark('ZORIX MERANO', 'tools') }
    const known = assess({
      ...marks,
      elementWeight: (hash, bytes, from, until) => (hash === flix ? 0.15 : weightOfHash(hash, bytes, from, until)),
    })
    expect(known.risk).toBeLessThan(assess(marks).risk as number)
    expect(known.reasons.against.find(({ rule }) => rule === 'weakCommonElement')?.elements).toEqual(['zorix'])
  })

  it('does not assess marks without words', () => {
    expect(assess({ contested: mark(''), earlier: mark('TAVILO') })).toMatchObject({
      risk: null,
      riskScore: null,
      riskClass: null,
      reasons: { for: [], against: [] },
    })
  })
})

/**
 * Invented marks. Each pair illustrates one rule: contested mark, earlier mark, goods of both (separated by `/`),
 * classes, conflict.
 */
const pairs: readonly [string, string, string, readonly number[], boolean][] = [
  ['TAVILLO', 'TAVILO', 'shoes', [25], true],
  ['KAVERIN', 'CAVERINE', 'cosmetics', [3], true],
  ['MORELLA BY LIDO', 'MORELLA', 'clothing', [25], true],
  ['ZENTARO', 'SENTARO', 'pharmaceuticals', [5], true],
  ['PHILORA', 'FILORA', 'perfumery/cosmetics', [3], true],
  ['HAUS BRUMENAU', 'BRUMENAU', 'wine', [33], true],
  ['DER STERN', 'STAR', 'bicycles', [12], true],
  ['NORDELTA SHOP', 'NORDELTA', 'furniture/retail of furniture', [20, 35], true],
  ['VARELO', 'VARELLO GMBH', 'machines', [7], true],
  ['GRUPO OLIMAR', 'OLIMAR', 'travel', [39], true],
  ['TIBORAN', 'TIBURAN', 'pharmaceuticals/dietary supplements', [5], true],
  ['LUMARIS', 'LUMARI', 'lamps', [11], true],
  ['QUELLANDO', 'KELLANDO', 'mineral water/beer', [32], true],
  ['MARVENTA 1950', 'MARVENTA', 'watches', [14], true],
  ['SCHWARZER WOLF', 'BLACK WOLF', 'spirits', [33], true],
  ['TRADENZA PAY', 'TRADENZA', 'banking', [36], true],
  ['BIO GARTEN', 'BIO QUELLE', 'Lebensmittel', [29], false],
  ['COFFEE CORNER', 'COFFEE ISLAND', 'coffee', [30], false],
  ['SMART LIVING', 'SMART TRAVEL', 'software', [9], false],
  ['BRONCHOVAL', 'BRONCHOLIND', 'cough remedies', [5], false],
  ['EAGLE', 'BEAGLE', 'clothing', [25], false],
  ['MOZARD', 'MOZART', 'confectionery', [30], false],
  ['TAVILO', 'TAVILO', 'wine/insurance', [33, 36], false],
  ['PUMO', 'SUMA', 'tools', [8], false],
  ['TRAVEL WORLD', 'WORLD OF SHOES', 'travel/shoes', [39, 25], false],
  ['ROYAL GARDEN', 'ROYAL KITCHEN', 'restaurants', [43], false],
  ['EASY BANK', 'EASY CREDIT', 'banking', [36], false],
  ['LORENZA', 'FLORENTINA', 'cosmetics', [3], false],
  ['CITY HOTEL MERAN', 'CITY HOTEL BONN', 'hotels', [43], false],
  ['FIRST AID', 'FIRST CLASS', 'plasters/clothing', [5, 25], false],
  ['VOGUE TOOLS', 'TOOLS4YOU', 'hand tools', [8], false],
  ['GOLDEN HORSE', 'GOLDEN RIVER', 'beer', [32], false],
]

it('separates conflicts from other pairs of an invented list', () => {
  const rated = pairs.map(([contested, earlier, goods, classes, conflict]) => {
    const [own, others] = goods.split('/') as [string, string?]
    return { conflict, risk: riskOf(mark(contested, own, classes), mark(earlier, others ?? own, classes)) }
  })
  const yes = rated.filter(({ conflict }) => conflict)
  const no = rated.filter(({ conflict }) => !conflict)
  let above = 0
  for (const one of yes) for (const other of no) above += one.risk > other.risk ? 1 : one.risk === other.risk ? 0.5 : 0
  // This floor may only rise.
  expect(above / (yes.length * no.length)).toBeGreaterThanOrEqual(0.9)
})
