import type { Subscription } from '@marklot/contracts/billing'
import { expect, it } from 'vitest'
import { arrearsOf } from './arrears.ts'

const paidUntil = '2026-12-01T10:00:00Z'
const at = (now: string, status = 'ACTIVE', type: Subscription['type'] = 'paypal') =>
  arrearsOf(
    {
      type,
      payPalSubscription: { status } as Subscription['payPalSubscription'],
      validUntilUtc: paidUntil,
      accessUntilUtc: '2026-12-15T10:00:00Z',
    },
    new Date(now),
  )

it('begin when the paid period is over, and block access two weeks later', () => {
  expect(at('2026-12-01T09:00:00Z')).toBeNull()
  expect(at('2026-12-02T09:00:00Z')).toBe('open')
  expect(at('2026-12-16T09:00:00Z')).toBe('blocked')
})

it('block the access to a suspended plan, and concern no plan that has ended or is paid elsewhere', () => {
  expect(at('2026-12-02T09:00:00Z', 'SUSPENDED')).toBe('blocked')
  expect(at('2026-12-02T09:00:00Z', 'CANCELLED')).toBeNull()
  expect(at('2026-12-02T09:00:00Z', 'ACTIVE', 'granted')).toBeNull()
})
