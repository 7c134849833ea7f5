import type { LedgerKind } from '@marklot/contracts/payment-administration'
import { isLiveState, type StoredSubscription } from '../billing/index.ts'
import type { PoolClient } from '../platform/database.ts'
import { isInvoiced } from './invoicing.ts'
import {
  appendToLedger,
  entryName,
  knownEntries,
  type NewLedgerEntry,
  returnedOf,
  type StoredLedgerEntry,
} from './ledger.store.ts'
import type { StoredOrder } from './orders.store.ts'
import type { Notice } from './payment.mail.ts'
import type { ProviderReading } from './provider.ts'

const cents = (amount: number) => Math.round(amount * 100)
/** The states of a subscription that has not been active yet. */
const hasNotBegun: ReadonlySet<StoredSubscription['state']> = new Set(['ApprovalPending', 'Approved', 'Inactive'])

/**
 * Returns the refunds that the ledger lacks, never more than was paid. Known parts are booked one by one. Once a whole
 * payment has been refunded, the rest of it is booked as one refund.
 */
async function missingRefunds(
  client: PoolClient,
  { payments, isTest, updatedAt }: ProviderReading,
  { type, accountId, id: subscriptionId, productKey }: StoredSubscription,
): Promise<NewLedgerEntry[]> {
  const touched = payments.filter(({ state, refunds }) => state === 'refunded' || refunds.length > 0)
  if (touched.length === 0) return []
  const provider = type as NewLedgerEntry['provider']
  const returned = await returnedOf(client, accountId, subscriptionId)
  const entries: NewLedgerEntry[] = []
  for (const { id, at, state, amount, currency, refunds } of touched) {
    let left = cents(amount) - (returned.get(id) ?? 0)
    const parts =
      state === 'refunded'
        ? [{ reference: id, at: null, amount: left }]
        : refunds.map((one) => ({ reference: `${id} ${one.id}`, at: one.at, amount: cents(one.amount) }))
    const known = await knownEntries(
      client,
      parts.map(({ reference }) => ({ provider, kind: 'refund', reference })),
    )
    for (const part of parts) {
      const share = Math.min(part.amount, left)
      if (share <= 0 || known.has(entryName({ provider, kind: 'refund', reference: part.reference }))) continue
      left -= share
      const happenedAt = part.at ?? (updatedAt > at ? updatedAt : at)
      const about = { accountId, subscriptionId, productKey, isTest }
      const { reference } = part
      entries.push({ provider, kind: 'refund', reference, happenedAt, ...about, amount: -share / 100, currency })
    }
  }
  return entries
}

/** Writes to the ledger the payments and refunds that a read shows and the ledger lacks. */
export async function book(
  client: PoolClient,
  reading: ProviderReading,
  before: StoredSubscription | null,
  after: StoredSubscription,
  now: Date,
): Promise<StoredLedgerEntry[]> {
  const { providerId, payments, failure, isTest, updatedAt } = reading
  const provider = after.type as NewLedgerEntry['provider']
  const { accountId, id: subscriptionId, productKey } = after
  const entries: NewLedgerEntry[] = []
  const append = (
    kind: LedgerKind,
    reference: string,
    happenedAt: Date,
    money: { amount: number; currency: string } | null = null,
  ) => {
    const { amount, currency } = money ?? { amount: null, currency: null }
    entries.push({ provider, kind, reference, happenedAt, accountId, subscriptionId, productKey, amount, currency, isTest })
  }
  for (const { id, at, state, amount, currency } of payments) {
    if (state === 'declined' || state === 'pending') continue
    append('payment', id, at, { amount, currency })
  }
  entries.push(...(await missingRefunds(client, reading, after)))
  if (failure) append('paymentFailed', `${providerId} ${failure.at.toISOString()}`, failure.at)
  const changed = `${providerId} ${updatedAt.toISOString()}`
  const isFirst = before === null || hasNotBegun.has(before.state)
  if (isFirst && isLiveState(after.state)) append('activated', providerId, after.validFrom)
  if (before && !isFirst && before.productKey !== after.productKey) append('planChanged', changed, updatedAt)
  if (after.state === 'Suspended' && before?.state !== 'Suspended') append('suspended', changed, updatedAt)
  if (after.state === 'Active' && before?.state === 'Suspended') append('activated', changed, updatedAt)
  if (after.state === 'Cancelled') append('cancelled', providerId, updatedAt)
  if (after.state === 'Expired') append('expired', providerId, updatedAt)
  return appendToLedger(client, entries, now)
}

/**
 * Returns the mails that new entries and a concluded order require. The first suitable mail also confirms the order.
 * Payments of later periods lead to their invoice; the mail about the first one names the place of all of them.
 */
export function noticesOf(
  entries: readonly StoredLedgerEntry[],
  order: StoredOrder | null,
  concluded: StoredOrder | null,
  { payments, startsAt }: Pick<ProviderReading, 'payments' | 'startsAt'>,
): Notice[] {
  const renews = (reference: string) => payments.some(({ id, period }) => id === reference && period.from > startsAt)
  const notices = entries.flatMap((entry): Notice[] => {
    const { kind, reference } = entry
    const key = `payment ${kind} ${reference}`
    switch (kind) {
      case 'payment':
        return isInvoiced(entry) && renews(reference) ? [{ kind: 'renewed', key, payment: entry }] : []
      case 'activated':
        return [{ kind: 'activated', key }]
      case 'planChanged':
        return order ? [{ kind: 'activated', key }] : []
      case 'paymentFailed':
      case 'suspended':
      case 'cancelled':
        return [{ kind, key }]
      default:
        return []
    }
  })
  if (!concluded) return notices
  const activated = notices.find(({ kind }) => kind === 'activated')
  if (activated) activated.confirms = concluded
  else notices.push({ kind: 'ordered', key: `payment ordered ${concluded.id}`, confirms: concluded })
  return notices
}
