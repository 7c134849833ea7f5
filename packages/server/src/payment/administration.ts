import type { LedgerEntry, PaidSubscription, PaymentDifference, PaymentEvent } from '@marklot/contracts/payment-administration'
import { accountIdsNamed, accountNames, type Handlers } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import {
  dunningDays,
  paidSubscriptionIds,
  presentSubscription,
  type StoredSubscription,
  subscriptionById,
} from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import { operatorTimeZone } from '../platform/local-calendar.ts'
import type { PaymentContext } from './context.ts'
import { allDifferences, type StoredDifference, settleDifference } from './differences.store.ts'
import { allEvents, type StoredEvent } from './inbox.store.ts'
import { repeatEvent } from './inbox.ts'
import { revenueByMonth, type StoredLedgerEntry, wholeLedger } from './ledger.store.ts'
import { totalOf, type Words } from './list-words.ts'
import { allConsents } from './orders.store.ts'
import { orderNumber } from './orders.ts'
import { reconcile } from './reconcile.ts'
import { refundByOperator } from './refunds.ts'
import { overdueSinceOf, terminableFrom, terminate } from './terminate.ts'

/** The length of a day, in milliseconds. */
const day = 86_400_000

/** Lists and actions for administrators. */
export function administrationHandlers(context: PaymentContext): Handlers['paymentAdministration'] {
  const { pool, clock } = context
  /**
   * Adds the accounts to which the search words may refer, because the words may also be part of the name of an account
   * or of its people.
   */
  const search = async ({ query, page, size }: { query: string; page: number; size: number }): Promise<Words> => {
    const words = query.trim()
    return { words, accountIds: words === '' ? [] : await accountIdsNamed(pool, words), page, size }
  }
  /** Adds to each row the name of its account. */
  const named = async <Row extends { accountId: string | null }>(rows: readonly Row[]) => {
    const ids = rows.flatMap(({ accountId }) => accountId ?? [])
    const names = await accountNames(pool, [...new Set(ids)])
    return rows.map((row) => ({ ...row, accountName: names.get(row.accountId ?? '') ?? null }))
  }
  return {
    paidSubscriptions: async ({ query }, { locale }) => {
      const { state = null, provider = null } = query
      const now = clock.now()
      const expiryLimit = new Date(now.getTime() - dunningDays * day)
      const { counts, ids } = await paidSubscriptionIds(pool, { ...(await search(query)), provider, state, expiryLimit })
      const found = await Promise.all(ids.map((id) => subscriptionById(pool, id)))
      const known = await named(found.filter((one): one is StoredSubscription => one !== undefined))
      const subscriptions = known.map(async ({ accountName, ...one }): Promise<PaidSubscription> => {
        const overdueSince = overdueSinceOf(one, now)
        const from = overdueSince && terminableFrom(overdueSince)
        return {
          accountName: accountName ?? '',
          subscription: await presentSubscription(one, context, locale),
          overdueSinceUtc: overdueSince?.toISOString() ?? null,
          terminableFromUtc: from?.toISOString() ?? null,
          isTerminable: from !== null && from <= now,
          terminatedUtc: one.atProvider?.terminatedAt ? new Date(one.atProvider.terminatedAt).toISOString() : null,
        }
      })
      return { total: totalOf(counts, state), counts, subscriptions: await Promise.all(subscriptions) }
    },
    terminate: async ({ params, body }, { member, locale }) =>
      presentSubscription(await terminate(context, params.id, body, await member()), context, locale),
    refund: async ({ params, body }, { member }) =>
      (await refundByOperator(context, params.id, body, await member())).map(presentEntry),
    events: async ({ query }) => {
      const { state = null, provider = null } = query
      const { total, counts, events } = await allEvents(pool, { ...(await search(query)), provider, state })
      return { total, counts, events: await named(events.map(presentEvent)) }
    },
    repeatEvent: async ({ params }, { member }) => {
      await repeatEvent(context, params.id, await member())
      return null
    },
    ledger: async ({ query }) => {
      const { provider = null, kind = null } = query
      const { total, entries } = await wholeLedger(pool, { ...(await search(query)), provider, kind })
      return { total, entries: await named(entries.map(presentEntry)) }
    },
    consents: async ({ query }) => {
      const { total, consents } = await allConsents(pool, { ...(await search(query)), kind: query.kind ?? null })
      const news = await context.news.ofOrders(consents.filter(({ kind, isGiven }) => kind === 'marketing' && isGiven))
      const listed = consents.map(({ at, number, orderedAt, ...consent }) => ({
        ...consent,
        atUtc: at.toISOString(),
        orderNumber: orderNumber({ number, orderedAt }),
        news: (consent.kind === 'marketing' && news.get(consent.orderId)) || null,
      }))
      return { total, consents: await named(listed) }
    },
    revenue: () => revenueByMonth(pool, operatorTimeZone),
    differences: async ({ query }) => {
      const { total, counts, differences } = await allDifferences(pool, { ...(await search(query)), state: query.state ?? null })
      return { total, counts, differences: await named(differences.map(presentDifference)) }
    },
    settleDifference: async ({ params }, { member }) => {
      const by = await member()
      const settled = await transaction(pool, async (client) => {
        const now = clock.now()
        const difference = await settleDifference(client, params.id, now)
        if (!difference) throw new AppError('paymentDifference.notFound')
        await recordChange(client, {
          at: now,
          userId: by.user.id,
          area: 'Accounts',
          action: 'payment.differenceSettled',
          objectId: String(difference.id),
          details: { kind: difference.kind, accountId: difference.accountId },
        })
        return difference
      })
      return presentDifference(settled)
    },
    reconcile: (_, { signal }) => reconcile(context, { isThorough: true, signal }),
  }
}

const presentEntry = ({ happenedAt, recordedAt, isTest: _, ...entry }: StoredLedgerEntry): LedgerEntry => ({
  ...entry,
  happenedUtc: happenedAt.toISOString(),
  recordedUtc: recordedAt.toISOString(),
})

function presentEvent({ happenedAt, receivedAt, processedAt, facts: _, ...event }: StoredEvent): PaymentEvent {
  return {
    ...event,
    happenedUtc: happenedAt?.toISOString() ?? null,
    receivedUtc: receivedAt.toISOString(),
    processedUtc: processedAt?.toISOString() ?? null,
  }
}

function presentDifference({ foundAt, settledAt, ...difference }: StoredDifference): PaymentDifference {
  return { ...difference, foundUtc: foundAt.toISOString(), settledUtc: settledAt?.toISOString() ?? null }
}
