import type { Product } from '@marklot/contracts/billing'
import { productFeatureKeys } from '@marklot/contracts/features'
import { describe, expect, it } from 'vitest'
import { type Capabilities, capabilitiesOf } from '../../lib/capabilities.tsx'
import { capabilities } from '../../routes.ts'
import { comparedFeatures, featuresOf, highlightsOf, trialFeatures } from './plan-features.ts'

const plan = (name: string, features: Record<string, number | null>) =>
  ({ name, features: Object.entries(features).map(([key, limit]) => ({ key, limit })) }) as unknown as Product

const starter = plan('Starter', { offices: 2, 'search.number': null, 'search.name': null, 'office.de': null })
const professional = plan('Professional', { 'search.name': null, 'search.number': null, radar: null, offices: 5 })
/** A product with every feature. */
const all = capabilitiesOf([{ path: '/all', offers: productFeatureKeys }])
const without = (feature: (typeof productFeatureKeys)[number]): Capabilities =>
  capabilitiesOf([{ path: '/most', offers: productFeatureKeys.filter((key) => key !== feature) }])

describe('features of a plan', () => {
  it('are in the usual order, without offices and without those limited to zero', () => {
    expect(featuresOf(starter, all).map(({ key }) => key)).toEqual(['search.name', 'search.number'])
    expect(featuresOf(plan('x', { radar: 0, pilot: 3 }), all)).toEqual([{ key: 'pilot', limit: 3 }])
  })

  it('are named as those of the smaller plan and the added ones', () => {
    expect(highlightsOf(starter, null, all)).toMatchObject({ everythingOf: null, features: [{}, {}] })
    const added = { everythingOf: 'Starter', features: [{ key: 'radar', limit: null }] }
    expect(highlightsOf(professional, starter, all)).toEqual(added)
  })

  it('are all listed when the larger plan lacks or limits a feature of the smaller one', () => {
    expect(highlightsOf(plan('x', { radar: null }), starter, all).everythingOf).toBeNull()
    const limited = plan('x', { 'search.name': 5, 'search.number': null })
    expect(highlightsOf(limited, starter, all).everythingOf).toBeNull()
    const added = { everythingOf: 'x', features: [{ key: 'search.name', limit: null }] }
    expect(highlightsOf(starter, limited, all)).toEqual(added)
  })

  it('are compared when some plan has them', () => {
    expect(comparedFeatures([starter, professional], all)).toEqual(['search.name', 'search.number', 'radar'])
  })

  it('appear only while the product has them', () => {
    expect(comparedFeatures([starter, professional], without('radar'))).toEqual(['search.name', 'search.number'])
    expect(highlightsOf(professional, starter, without('radar'))).toEqual({ everythingOf: 'Starter', features: [] })
    const trial = plan('Trial', { 'guardian.creation': 1, 'search.full': 2, offices: 7 })
    expect(trialFeatures(trial, all)).toEqual([
      { key: 'search.full', limit: 2 },
      { key: 'guardian.creation', limit: 1 },
    ])
    expect(trialFeatures(trial, without('guardian.creation'))).toEqual([{ key: 'search.full', limit: 2 }])
  })

  it('of this product are those that its routes offer', () => {
    const offered = [
      'search.name',
      'search.logo',
      'search.number',
      'search.owner',
      'search.full',
      'pilot',
      'chat',
      'guardian.creation',
      'radar',
      'domains',
      'export',
      'offices',
    ]
    expect([...capabilities.keys()].toSorted()).toEqual(offered.toSorted())
  })
})
