import { expect, it } from 'vitest'
import { endsAtOnce } from './ends-at-once.ts'

const now = new Date('2026-12-05T10:00:00Z')

it('lasts until the end of the paid period', () => {
  expect(endsAtOnce({ type: 'paypal', validUntilUtc: '2026-12-20T10:00:00Z' }, now)).toBe(false)
  expect(endsAtOnce({ type: 'marketplace', validUntilUtc: '2026-12-20T10:00:00Z' }, now)).toBe(true)
})

it('ends at once in arrears, and where nothing was paid', () => {
  expect(endsAtOnce({ type: 'paypal', validUntilUtc: '2026-11-28T10:00:00Z' }, now)).toBe(true)
  expect(endsAtOnce({ type: 'paypal', validUntilUtc: null }, now)).toBe(true)
})
