import { describe, expect, it } from 'vitest'
import { radarRefusal } from './use-radar-access.ts'

type Asked = Parameters<typeof radarRefusal>[0]
const feature = (key: 'radar' | 'search.name', limit: number | null = null, usages = 0) => ({ key, limit, usages })
const subscription = (features: Asked['product']['features'], more: Partial<Asked> = {}): Asked => ({
  type: 'granted',
  state: 'Active',
  product: { key: 'x', name: 'X', description: '', billingPlan: 'monthly', features },
  packages: [],
  ...more,
})

describe('who may use the radar', () => {
  it('subscribers whose product or package has it, while it is not used up', () => {
    expect(radarRefusal(subscription([feature('radar')]))).toBeNull()
    expect(radarRefusal(subscription([feature('radar', 2, 1)]))).toBeNull()
    expect(radarRefusal(subscription([feature('radar', 2, 2)]))).toBe('plan.quotaUsedUp')
    expect(radarRefusal(subscription([feature('search.name')]))).toBe('plan.featureNotIncluded')
    const packages: Asked['packages'] = [{ key: 'de', name: 'DE', features: [feature('radar')] }]
    expect(radarRefusal(subscription([], { packages }))).toBeNull()
  })

  it('not the trial, and not a subscription that is not active', () => {
    expect(radarRefusal(subscription([feature('radar')], { type: 'trial', state: 'Active' }))).toBe('plan.featureNotIncluded')
    expect(radarRefusal(subscription([feature('radar')], { state: 'Suspended' }))).toBe('plan.notActive')
  })
})
