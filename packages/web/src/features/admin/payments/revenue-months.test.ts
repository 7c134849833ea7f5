import { expect, it } from 'vitest'
import { monthsOf } from './revenue-months.ts'

const row = (month: string, productKey: string, received: number, returned = 0) =>
  ({ month, productKey, provider: 'paypal', currency: 'EUR', payments: 1, received, returned }) as const

it('sums a month over its products to the cent', () => {
  const months = monthsOf([
    row('2026-11', 'professional', 79.1, 29),
    row('2026-11', 'starter', 29.2),
    row('2026-10', 'starter', 29),
  ])
  expect(months.map(({ month, total }) => [month, total])).toEqual([
    ['2026-11', { payments: 2, received: 108.3, returned: 29 }],
    ['2026-10', { payments: 1, received: 29, returned: 0 }],
  ])
})
