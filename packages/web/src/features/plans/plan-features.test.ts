import type { Product } from '@marklot/contracts/billing'
import { describe, expect, it } from 'vitest'
import { comparedFeatures, featuresOf, highlightsOf } from './plan-features.ts'

const plan = (name: string, features: Record<string, number | null>) =>
  ({ name, features: Object.entries(features).map(([key, limit]) => ({ key, limit })) }) as unknown as Product

const starter = plan('Starter', { offices: 2, 'search.number': null, 'search.name': null, 'office.de': null })
const professional = plan('Professional', { 'search.name': null, 'search.number': null, radar: null, offices: 5 })

describe('features of a plan', () => {
  it('stand in the usual order, without offices and without what is limited to nothing', () => {
    expect(featuresOf(starter).map(({ key }) => key)).toEqual(['search.name', 'search.number'])
    expect(featuresOf(plan('x', { radar: 0, pilot: 3 }))).toEqual([{ key: 'pilot', limit: 3 }])
  })

  it('are told as those of the smaller plan and what is added', () => {
    expect(highlightsOf(starter, null)).toMatchObject({ everythingOf: null, features: [{}, {}] })
    expect(highlightsOf(professional, starter)).toEqual({ everythingOf: 'Starter', features: [{ key: 'radar', limit: null }] })
  })

  it('are all told when the larger plan lacks or limits something of the smaller one', () => {
    expect(highlightsOf(plan('x', { radar: null }), starter).everythingOf).toBeNull()
    const limited = plan('x', { 'search.name': 5, 'search.number': null })
    expect(highlightsOf(limited, starter).everythingOf).toBeNull()
    expect(highlightsOf(starter, limited)).toEqual({ everythingOf: 'x', features: [{ key: 'search.name', limit: null }] })
  })

  it('are compared when some plan has them', () => {
    expect(comparedFeatures([starter, professional])).toEqual(['search.name', 'search.number', 'radar'])
  })
})
