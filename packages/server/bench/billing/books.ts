import type { Customer } from './customer.ts'
import type { Book, MarketplaceBook, PayPalBook } from './oracle.ts'
import { type BillingWorld, marketplacePlans } from './world.ts'

/** Returns the books of both providers, by account. */
export async function readBooks(
  world: BillingWorld,
  customers: readonly Customer[],
  productOfPlan: ReadonlyMap<string, string>,
): Promise<Map<Customer, Book[]>> {
  const payPal = (await world.lever('paypal', 'GET', '/subscriptions')).body as PayPalEntry[]
  const marketplace = (await world.lever('marketplace', 'GET', '/subscriptions')).body as MarketplaceEntry[]
  const purchases = new Map(marketplace.map((one) => [one.id, one]))
  const byAccount = new Map<string, PayPalEntry[]>()
  for (const one of payPal) byAccount.set(one.custom_id ?? '', [...(byAccount.get(one.custom_id ?? '') ?? []), one])
  const tampered = new Set(customers.flatMap((customer) => [...customer.tampered]))
  return new Map(
    customers.map((customer): [Customer, Book[]] => [
      customer,
      [
        ...(byAccount.get(customer.accountId) ?? [])
          .filter(({ id }) => !tampered.has(id))
          .map((one) => payPalBook(one, productOfPlan)),
        ...customer.purchases.flatMap(({ id }) => {
          const one = purchases.get(id)
          return one ? [marketplaceBook(one, customer.accountId)] : []
        }),
      ],
    ]),
  )
}

interface PayPalEntry {
  id: string
  custom_id?: string
  start_time: string
  history: { at: string; status: string; planId: string; isOverridden: boolean }[]
  transactions: {
    id: string
    status: string
    time: string
    refunded: number
    returned: string | null
    until: string | null
    amount_with_breakdown: { gross_amount: { value: string } }
  }[]
}
function payPalBook(entry: PayPalEntry, productOfPlan: ReadonlyMap<string, string>): PayPalBook {
  return {
    provider: 'paypal',
    id: entry.id,
    accountId: entry.custom_id ?? null,
    start: Date.parse(entry.start_time),
    history: entry.history.map(({ at, status, planId, isOverridden }) => ({
      at: Date.parse(at),
      status,
      isOverridden,
      product: isOverridden ? null : (productOfPlan.get(planId) ?? null),
    })),
    charges: entry.transactions.map(
      ({ id, status, time, refunded, returned, until, amount_with_breakdown: { gross_amount } }) => ({
        id,
        status,
        at: Date.parse(time),
        amount: Number(gross_amount.value),
        refunded,
        returned: returned === null ? null : Date.parse(returned),
        until: until === null ? null : Date.parse(until),
      }),
    ),
  }
}

interface MarketplaceEntry {
  id: string
  history: { at: string; status: string; planId: string; end: string | null }[]
}
function marketplaceBook(entry: MarketplaceEntry, accountId: string): MarketplaceBook {
  return {
    provider: 'marketplace',
    id: entry.id,
    accountId,
    history: entry.history.map(({ at, status, planId, end }) => ({
      at: Date.parse(at),
      status,
      product: marketplacePlans[planId] ?? null,
      end: end === null ? null : Date.parse(end),
    })),
  }
}
