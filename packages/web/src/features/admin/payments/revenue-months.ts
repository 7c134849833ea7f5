import type { RevenueRow } from '@marklot/contracts/payment-administration'

/** One month in one currency with its rows, and their sum. */
export interface MonthRevenue {
  month: string
  currency: string
  rows: readonly RevenueRow[]
  total: { payments: number; received: number; returned: number }
}

/** Adds amounts up in whole cents, so that no fraction remains. */
const sum = (amounts: readonly number[]): number => amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100

/** Returns the rows grouped by month and currency, in their order. */
export function monthsOf(rows: readonly RevenueRow[]): MonthRevenue[] {
  const groups = new Map<string, RevenueRow[]>()
  for (const row of rows) {
    const key = `${row.month} ${row.currency}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((group) => ({
    month: group[0]?.month ?? '',
    currency: group[0]?.currency ?? 'EUR',
    rows: group,
    total: {
      payments: group.reduce((count, { payments }) => count + payments, 0),
      received: sum(group.map(({ received }) => received)),
      returned: sum(group.map(({ returned }) => returned)),
    },
  }))
}
