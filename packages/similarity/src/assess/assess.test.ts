import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, hashBytes } from '../name/name-form.ts'
import { weightOfHash } from '../name/weak-words.ts'
import { type AssessedMark, assess, bandOf, type RiskReason } from './assess.ts'

const mark = (name: string, goods = '', classes: readonly number[] = []): AssessedMark => ({ name, goods, classes })
const riskOf = (contested: AssessedMark, earlier: AssessedMark) => assess({ contested, earlier }).risk as number
const reasonsOf = (contested: AssessedMark, earlier: AssessedMark) =>
  assess({ contested, earlier }).parts.map(({ reason }) => reason)

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
  kind: fc.constantFrom(undefined, 'Word' as const, 'Combined' as const, 'Figurative' as const),
})

describe('overall risk', () => {
  it('is symmetric, between 0 and 1, and its parts add up to it', () => {
    fc.assert(
      fc.property(anyMark, anyMark, (contested, earlier) => {
        const { risk, band, parts } = assess({ contested, earlier })
        const back = assess({ contested: earlier, earlier: contested })
        expect(back.risk).toBe(risk)
        if (risk === null) {
          expect(band).toBeNull()
          return
        }
        expect(risk > 0 && risk < 1).toBe(true)
        expect(band).toBe(bandOf(risk))
        const sum = parts.reduce((total, part) => total + part.points, 0)
        expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(risk, 12)
        for (const { value } of parts) expect(value >= 0 && value <= 1.001).toBe(true)
      }),
      {
        numRuns: 300,
        // The goods of one mark repeat a word.
        examples: [
          [
            { name: 'hzrai1r1', goods: 'i$70pW]x', classes: [25], kind: undefined },
            { name: 'tavilo', goods: 'Bz]X(X', classes: [18], kind: undefined },
          ],
          [
            { name: 'tavilo', goods: 'Bz]X(X', classes: [18], kind: undefined },
            { name: 'hzrai1r1', goods: 'i$70pW]x', classes: [25], kind: undefined },
          ],
        ],
      },
    )
  })

  it('is highest for the same sign on the same goods', () => {
    fc.assert(
      fc.property(anyMark, anyMark, (own, other) => {
        const goods = 'shoes'
        const same = assess({ contested: { ...own, goods }, earlier: { ...own, goods } }).risk
        fc.pre(same !== null)
        expect(same).toBeGreaterThan(0.9)
        const different = assess({ contested: { ...own, goods }, earlier: { ...other, goods } }).risk
        expect(different ?? 0).toBeLessThanOrEqual((same as number) + 1e-9)
      }),
      { numRuns: 200 },
    )
  })

  it('offsets a lower likeness of the goods by a higher likeness of the signs, and vice versa', () => {
    const close = riskOf(mark('TAVILO', 'wine'), mark('TAVILLO', 'beer'))
    const far = riskOf(mark('TAVILO', 'wine'), mark('TARELLO', 'beer'))
    expect(close).toBeGreaterThan(far)
    expect(riskOf(mark('TAVILO', 'wine'), mark('TARELLO', 'wine'))).toBeGreaterThan(far)
    expect(riskOf(mark('TAVILO', 'wine'), mark('TAVILO', 'insurance'))).toBeLessThan(0.5)
    expect(riskOf(mark('TAVILO', 'wine'), mark('LORENZA', 'wine'))).toBeLessThan(0.1)
  })

  it.each<[string, string, string, number[], RiskReason]>([
    ['BIO GARTEN', 'BIO KRAFT', 'Lebensmittel', [29], 'weakCommonElement'],
    ['GOLDEN BOOTS', 'BOOTS', 'boots', [25], 'weakContainedSign'],
    ['PICANDO', 'PICASSO', 'vehicles', [12], 'oneHasMeaning'],
    ['RED STONE', 'RED WOLF', 'tools', [8], 'differentMeanings'],
    ['BLACK CAT', 'CHAT NOIR', 'wine', [33], 'sameMeaning'],
    ['BARUMO', 'TARUMO', 'tools', [8], 'differentBeginning'],
    ['VIO', 'VIA', 'tools', [8], 'shortSigns'],
    ['TAVILO', 'TAVILO ROMERA', 'tools', [8], 'signContained'],
    ['TAVILO', 'LORENZA', 'tools', [8], 'signsUnlike'],
    ['TAVILO', 'TAVILO', 'tools', [8], 'doubleIdentity'],
  ])('%s and %s: says why', (contested, earlier, goods, classes, reason) => {
    expect(reasonsOf(mark(contested, goods, classes), mark(earlier, goods, classes))).toContain(reason)
  })

  it('names the weak element it discounted', () => {
    const parts = assess({
      contested: mark('PECAN SHORTIES', 'pecan cookies'),
      earlier: mark('PECAN RANDIES', 'pecan cookies'),
    }).parts
    expect(parts.find(({ reason }) => reason === 'weakCommonElement')?.elements).toContain('pecan')
  })

  it('uses the classes where the goods are unknown, and says so', () => {
    const of = (classes: number[]) => riskOf(mark('TAVILO', '', [25]), mark('TAVILLO', '', classes))
    expect(of([25])).toBeGreaterThan(of([18]))
    expect(of([18])).toBeGreaterThan(of([14]))
    expect(of([14])).toBeGreaterThan(of([12]))
    expect(reasonsOf(mark('TAVILO', '', [25]), mark('TAVILLO', '', [12]))).toContain('goodsOfOtherClasses')
    expect(reasonsOf(mark('TAVILO'), mark('TAVILLO'))).toContain('goodsUnknown')
  })

  it('discounts elements that the register knows as weak', () => {
    const flix = hashBytes(bytesOf('zorix'), 0, 5)
    const marks = { contested: mark('ZORIX TAVILO', 'tools'), earlier: mark('ZORIX MERANO', 'tools') }
    const known = assess({
      ...marks,
      elementWeight: (hash, bytes, from, until) => (hash === flix ? 0.15 : weightOfHash(hash, bytes, from, until)),
    })
    expect(known.risk).toBeLessThan(assess(marks).risk as number)
    expect(known.parts.find(({ reason }) => reason === 'weakCommonElement')?.elements).toEqual(['zorix'])
  })

  it('does not assess marks without words', () => {
    expect(assess({ contested: mark(''), earlier: mark('TAVILO') })).toEqual({ risk: null, band: null, parts: [] })
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
  // A floor that may only rise.
  expect(above / (yes.length * no.length)).toBeGreaterThanOrEqual(0.9)
})
