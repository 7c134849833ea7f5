import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BrandFacts, isNewSince, judge } from './verdicts.ts'

const facts: BrandFacts = { revision: 1, stateCategory: 'new', ownerKey: 'a', niceClasses: [9], goodsDigest: 'x' }
const known = { assessment: 'accepted', facts } as const

describe('a mark', () => {
  it('is new when it was never reported', () => {
    expect(judge(undefined, facts)).toEqual({ kind: 'new' })
  })

  it.each([
    ['brandStateCategory', { stateCategory: 'alive' }],
    ['owner', { ownerKey: 'b' }],
    ['niceClasses', { niceClasses: [9, 42] }],
    ['goods', { goodsDigest: 'y' }],
  ] as const)('has changed when its %s has', (change, later) => {
    expect(judge(known, { ...facts, ...later, revision: 2 })).toEqual({ kind: 'changed', changes: [change] })
  })

  it('is known after a change of anything else', () => {
    expect(judge(known, { ...facts, revision: 2 })).toEqual({ kind: 'known' })
  })
})

const factsOf = fc.record({
  revision: fc.integer({ min: 1, max: 9 }),
  stateCategory: fc.constantFrom('new' as const, 'alive' as const, 'dead' as const),
  ownerKey: fc.constantFrom('a', 'b'),
  niceClasses: fc.subarray([9, 25, 42]),
  goodsDigest: fc.constantFrom('x', 'y'),
})

it('is never reported twice with the same facts', () => {
  fc.assert(
    fc.property(fc.array(factsOf, { minLength: 1, maxLength: 20 }), (history) => {
      let known: Parameters<typeof judge>[0]
      for (const [i, one] of history.entries()) {
        const now = { ...one, revision: i }
        if (judge(known, now).kind !== 'known') known = { assessment: 'open', facts: now }
        expect(judge(known, now)).toEqual({ kind: 'known' })
      }
    }),
  )
})

describe('a mark that a watch does not know', () => {
  const baseline = { serial: 100, day: '2026-06-01' }
  it.each([
    ['added since', 101, '2020-01-01', null, true],
    ['filed since', 50, '2026-06-01', null, true],
    ['published since', 50, '2020-01-01', '2026-07-01', true],
    ['only changed since', 50, '2020-01-01', '2020-04-01', false],
  ])('%s', (_, serial, applicationDate, publicationDate, isNew) => {
    expect(isNewSince(baseline, { serial, applicationDate, publicationDate })).toBe(isNew)
  })
})
