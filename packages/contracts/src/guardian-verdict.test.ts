import { describe, expect, it } from 'vitest'
import type { RiskClass } from './guardian-blocks.ts'
import { foundLogosOf, riskClassIn, verdictOf } from './guardian-verdict.ts'

type Judged = Parameters<typeof verdictOf>[0]

/** Returns a finished assessment with a class of risk, numbers of similar names and logos, and goods. */
const judged = (riskClass: RiskClass | null, names: number, logos: number, goods = 1): Judged => ({
  state: 'finished',
  case: { goods: Array(goods).fill({}) },
  blocks: {
    riskScore: { state: 'ready', reason: null, result: { riskClass } },
    names: { result: { similar: names, brands: Array(names).fill({}) } },
    logos: { result: { identical: 0, similar: logos } },
  },
})

describe('the verdict of an assessment', () => {
  it.each([
    ['oftenInConflict', judged('oftenInConflict', 2, 1)],
    ['open', judged('open', 2, 1)],
    ['ratherNot', judged('ratherNot', 2, 0)],
    ['logosBeside', judged('ratherNot', 2, 1)],
    ['noConflicts', judged('ratherNot', 0, 0)],
    ['logosOnly', judged('ratherNot', 0, 1)],
    ['goodsDecide', judged(null, 2, 1, 0)],
    ['noEvaluation', judged(null, 2, 1)],
  ] as const)('is %s', (verdict, assessment) => {
    expect(verdictOf(assessment)).toBe(verdict)
  })

  it('keeps the class of risk of the names beside a similar logo', () => {
    expect(riskClassIn('logosBeside')).toBe('ratherNot')
    expect(riskClassIn('logosOnly')).toBeNull()
  })

  it('does not count logos that were not compared', () => {
    expect(foundLogosOf({ logos: { result: null } })).toBe(0)
    const { blocks, ...rest } = judged('ratherNot', 1, 0)
    expect(verdictOf({ ...rest, blocks: { ...blocks, logos: { result: null } } })).toBe('ratherNot')
  })
})
