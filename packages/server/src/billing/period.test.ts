import { describe, expect, it } from 'vitest'
import { currentFeatures, periodOf } from './period.ts'
import type { StoredSubscription } from './subscriptions.store.ts'

const subscription = (more: Partial<StoredSubscription>) =>
  ({ type: 'paypal', billingPlan: 'monthly', validFrom: new Date('2026-01-31T10:00:00Z'), validUntil: null, ...more }) as never
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const daysOf = (more: Partial<StoredSubscription>, now: Date) => {
  const period = periodOf(subscription(more), 'Europe/Berlin', now)
  return period && [period.start, period.end].map((instant) => instant.toISOString().slice(0, 10))
}

describe('the period of a subscription', () => {
  it('follows what was paid, also after a day that a month lacks', () => {
    const validUntil = new Date('2026-03-31T09:00:00Z')
    expect(daysOf({ validUntil }, at('2026-03-05'))).toEqual(['2026-02-28', '2026-03-31'])
    expect(daysOf({ validUntil }, at('2026-02-10'))).toEqual(['2026-01-31', '2026-02-28'])
  })

  it('goes on from the end of what was paid while a payment is missing', () => {
    const validUntil = new Date('2026-03-20T09:00:00Z')
    expect(daysOf({ validUntil }, at('2026-03-25'))).toEqual(['2026-03-20', '2026-04-20'])
  })

  it('is a month or a year from the first day of a grant, and none for the trial', () => {
    expect(daysOf({ type: 'granted' }, at('2026-03-05'))).toEqual(['2026-02-28', '2026-03-31'])
    expect(daysOf({ type: 'granted', billingPlan: 'annual' }, at('2026-03-05'))).toEqual(['2026-01-31', '2027-01-31'])
    expect(daysOf({ type: 'trial', billingPlan: null }, at('2026-03-05'))).toBeNull()
  })
})

it('counts uses from zero once their period is over', () => {
  const features = [
    { key: 'radar' as const, limit: 5, usages: 3, countedUntil: '2026-03-31T09:00:00Z' },
    { key: 'search.full' as const, limit: 2, usages: 2, countedUntil: null },
  ]
  const usages = (now: string) => currentFeatures({ features }, at(now)).map((feature) => feature.usages)
  expect(usages('2026-03-30')).toEqual([3, 2])
  expect(usages('2026-03-31')).toEqual([0, 2])
})
