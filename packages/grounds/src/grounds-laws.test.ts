import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findGrounds, judgeGrounds, objectionLevel } from './index.ts'
import { offices } from './offices.ts'

const asked = Object.keys(offices)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('🍕🍕', '東京珈琲', '', '   ', '!!!', 'a'.repeat(400), 'SH*T', 'www.brot.de', '4U', '\ud800'),
  fc
    .array(fc.constantFrom('Super', 'bread', 'bio', 'Zumbrel', 'Berlin', 'und', 'for', 'you', '24'), { maxLength: 6 })
    .map((words) => words.join(' ')),
)
const anyCase = fc.record({
  sign: anyText,
  goods: fc.array(fc.record({ niceClass: fc.integer({ min: -1, max: 60 }), text: anyText }), { maxLength: 5 }),
  offices: fc.subarray(asked),
})

describe('laws of the grounds', () => {
  it('holds for any text: known offices, rules of the office, indexes of the goods, certainties from 0 to 1', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        for (const { office, rule, goods, certainty, words } of findGrounds(one)) {
          expect(one.offices).toContain(office)
          expect(Object.values(offices[office]?.rules ?? {})).toContain(rule)
          expect(goods.every((index) => index >= 0 && index < one.goods.length)).toBe(true)
          expect(certainty).toBeGreaterThan(0)
          expect(certainty).toBeLessThanOrEqual(1)
          expect(words.every((word) => word !== '')).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('does not depend on the case of letters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('super', 'bread', 'bio', 'zumbrel', 'berlin', 'fast', 'for', 'you'), {
          minLength: 1,
          maxLength: 5,
        }),
        (words) => {
          const of = (sign: string) =>
            judgeGrounds({ sign, goods: [{ niceClass: 30, text: 'bread' }], offices: asked }).map(({ likelihood }) => likelihood)
          expect(of(words.join(' ').toUpperCase())).toEqual(of(words.join(' ')))
        },
      ),
    )
  })

  it('judges an office the same whichever others are asked', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...asked), (one, office) => {
        const alone = judgeGrounds({ ...one, offices: [office] })[0]
        const among = judgeGrounds({ ...one, offices: asked }).find((verdict) => verdict.office === office)
        expect(among).toEqual(alone)
      }),
      { numRuns: 100 },
    )
  })

  it('is never less sure when a fanciful word is taken away', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Bread', 'Fresh Bread', 'Best Cake', 'Chocolate'),
        fc.constantFrom('Zumbrelo', 'Quvaxi'),
        (plain, fanciful) => {
          const of = (sign: string) =>
            judgeGrounds({ sign, goods: [{ niceClass: 30, text: 'bread, cake, chocolate' }], offices: ['em'] })[0]?.likelihood ??
            0
          expect(of(plain)).toBeGreaterThanOrEqual(of(`${plain} ${fanciful}`))
        },
      ),
    )
  })

  it('says with a word what the number says', () => {
    expect([0, 0.39, 0.4, 0.64, 0.65, 0.8].map(objectionLevel)).toEqual([
      'unlikely',
      'unlikely',
      'possible',
      'possible',
      'likely',
      'veryLikely',
    ])
  })
})
