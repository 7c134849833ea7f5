import { expect, it } from 'vitest'
import { Subscription } from './objects.ts'
import type { StoredPurchase } from './purchases.store.ts'
import { readingOf } from './reading.ts'

const askedAt = new Date('2026-05-04T10:00:05Z')
const requestedAt = new Date('2026-05-04T10:00:00Z')
const startsAt = (startDate: string | undefined, activationRequestedAt: Date | null) => {
  const term = { startDate, endDate: '2026-06-04T00:00:00Z', termUnit: 'P1M' }
  const subscription = Subscription.parse({ id: 's', planId: 'starter', saasSubscriptionStatus: 'Subscribed', term })
  const purchase = { activationRequestedAt, endedAt: null, isTest: false } as StoredPurchase
  return readingOf(subscription, purchase, 'starter', askedAt).startsAt.toISOString()
}

it('begins with the term that runs, and else with the activation', () => {
  expect(startsAt('2026-05-04T00:00:00Z', requestedAt)).toBe('2026-05-04T00:00:00.000Z')
  expect(startsAt('2026-06-04T10:00:00Z', requestedAt)).toBe(requestedAt.toISOString())
  expect(startsAt('2026-06-04T10:00:00Z', null)).toBe(askedAt.toISOString())
  expect(startsAt(undefined, requestedAt)).toBe(requestedAt.toISOString())
})
