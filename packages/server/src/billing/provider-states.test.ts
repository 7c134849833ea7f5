import { subscriptionStates } from '@marklot/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accessEnd, dunningDays, givesAccess, isLiveState, stateOfStatus } from './provider-states.ts'
import { stateAfterRead } from './provider-subscriptions.ts'

const day = 86_400_000
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
const state = fc.constantFrom(...subscriptionStates)
const period = fc.record({ state, validFrom: instant, validUntil: fc.option(instant) })

it.each([
  ['paypal', 'ACTIVE', 'Active'],
  ['paypal', 'APPROVAL_PENDING', 'ApprovalPending'],
  ['paypal', 'APPROVED', 'Approved'],
  ['paypal', 'SUSPENDED', 'Suspended'],
  ['paypal', 'CANCELLED', 'Cancelled'],
  ['paypal', 'EXPIRED', 'Expired'],
  ['marketplace', ' Subscribed ', 'Active'],
  ['marketplace', 'PendingFulfillmentStart', 'ApprovalPending'],
  ['marketplace', 'PendingActivation', 'Approved'],
  ['marketplace', 'Suspended', 'Suspended'],
  ['marketplace', 'Unsubscribed', 'Cancelled'],
  ['marketplace', 'NotStarted', 'Inactive'],
] as const)('calls %s’s %s %s', (provider, status, expected) => {
  expect(stateOfStatus(provider, status)).toBe(expected)
})

it('calls every other status unknown, whatever it is named', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', 'active')), (status) => {
      expect(['UnknownStatus', 'Active']).toContain(stateOfStatus('marketplace', status))
      expect(stateOfStatus('paypal', `${status}?`)).toBe('UnknownStatus')
    }),
  )
})

it('gives access from the start until the end of access, and never again', () => {
  fc.assert(
    fc.property(period, instant, (subscription, now) => {
      const end = accessEnd(subscription)
      expect(givesAccess(subscription, now)).toBe(now >= subscription.validFrom && (end === null || now < end))
    }),
  )
})

it('never ends access before what was paid for, except while suspended or without a contract', () => {
  fc.assert(
    fc.property(period, (subscription) => {
      const end = accessEnd(subscription)
      const { validUntil, state: name } = subscription
      fc.pre(validUntil !== null && end !== null)
      const isOpen = isLiveState(name) ? name !== 'Suspended' : ['Cancelled', 'Expired', 'NotFound'].includes(name)
      if (isOpen) expect(end.getTime()).toBeGreaterThanOrEqual(validUntil.getTime())
      else expect(end).toEqual(subscription.validFrom)
      expect(end.getTime()).toBeLessThanOrEqual(
        Math.max(validUntil.getTime(), subscription.validFrom.getTime()) + dunningDays * day,
      )
    }),
  )
})

it('gives access beyond the paid period to live contracts only', () => {
  fc.assert(
    fc.property(state, instant, fc.integer({ min: 0, max: 20 * day }), (name, validUntil, late) => {
      const validFrom = new Date(validUntil.getTime() - 30 * day)
      const isOpen = givesAccess({ state: name, validFrom, validUntil }, new Date(validUntil.getTime() + late))
      expect(isOpen).toBe(isLiveState(name) && name !== 'Suspended' && late < dunningDays * day)
    }),
  )
})

it('keeps a replaced subscription inactive when its provider ends it, and an abandoned one until it begins', () => {
  const after = (status: string, state: 'Inactive' | 'Active', providerStatus = 'ACTIVE') =>
    stateAfterRead('paypal', status, { state, atProvider: { ...atProvider, providerStatus } })
  expect([after('CANCELLED', 'Inactive'), after('CANCELLED', 'Active'), after('ACTIVE', 'Inactive')]).toEqual([
    'Inactive',
    'Cancelled',
    'Active',
  ])
  const abandoned = (status: string) => after(status, 'Inactive', 'APPROVAL_PENDING')
  expect(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'CANCELLED', 'EXPIRED'].map(abandoned)).toEqual([
    'Inactive',
    'Inactive',
    'Active',
    'Cancelled',
    'Expired',
  ])
})

const atProvider = {
  providerId: 'I-1',
  providerStatus: 'ACTIVE',
  providerUpdatedAt: '2026-11-01T00:00:00Z',
  readAt: '2026-11-01T00:00:00Z',
  terminatedAt: null,
  details: { subscriber: null, payPalSubscription: null, marketplaceSubscription: null },
  next: null,
}
