import type { PaymentDifference, PaymentEvent } from '@marklot/contracts/payment-administration'
import { accountIdsNamed, accountNames, type Handlers } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { paidSubscriptionIds, presentSubscription, type StoredSubscription, subscriptionById } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import type { PaymentContext } from './context.ts'
import { allDifferences, type StoredDifference, settleDifference } from './differences.store.ts'
import { allEvents, type StoredEvent } from './inbox.store.ts'
import { repeatEvent } from './inbox.ts'
import { revenueByMonth, wholeLedger } from './ledger.store.ts'
import { allConsents } from './orders.store.ts'
import { orderNumber } from './orders.ts'
import { reconcile } from './reconcile.ts'
import { terminate } from './terminate.ts'

/** The operator's calendar, in which months of revenue begin. */
const operatorTimeZone = 'Europe/Berlin'

/** Lists and levers for administrators. */
export function administrationHandlers(context: PaymentContext): Handlers['paymentAdministration'] {
  const { pool, clock } = context
  /** Search words may also be part of an account's name. */
  const search = async ({ query, page, size }: { query: string; page: number; size: number }) => {
    const words = query.trim()
    return { words, accountIds: words === '' ? [] : await accountIdsNamed(pool, words), page, size }
  }
  return {
    paidSubscriptions: async ({ query }, { locale }) => {
      const { total, ids } = await paidSubscriptionIds(pool, await search(query))
      const found = await Promise.all(ids.map((id) => subscriptionById(pool, id)))
      const known = found.filter((one): one is StoredSubscription => one !== undefined)
      const names = await accountNames(
        pool,
        known.map(({ accountId }) => accountId),
      )
      const subscriptions = known.map(async (one) => ({
        accountName: names.get(one.accountId) ?? '',
        subscription: await presentSubscription(one, context, locale),
      }))
      return { total, subscriptions: await Promise.all(subscriptions) }
    },
    terminate: async ({ params, body }, { member, locale }) =>
      presentSubscription(await terminate(context, params.id, body.reason, await member()), context, locale),
    events: async ({ query: { query, page, size, state } }) => {
      const { total, events } = await allEvents(pool, { words: query.trim(), state: state ?? null, page, size })
      return { total, events: events.map(presentEvent) }
    },
    repeatEvent: async ({ params }, { member }) => {
      await repeatEvent(context, params.id, await member())
      return null
    },
    ledger: async ({ query }) => {
      const { total, entries } = await wholeLedger(pool, await search(query))
      return {
        total,
        entries: entries.map(({ happenedAt, recordedAt, isTest: _, ...entry }) => ({
          ...entry,
          happenedUtc: happenedAt.toISOString(),
          recordedUtc: recordedAt.toISOString(),
        })),
      }
    },
    consents: async ({ query }) => {
      const { total, consents } = await allConsents(pool, await search(query))
      return {
        total,
        consents: consents.map(({ at, number, orderedAt, ...consent }) => ({
          ...consent,
          atUtc: at.toISOString(),
          orderNumber: orderNumber({ number, orderedAt }),
        })),
      }
    },
    revenue: () => revenueByMonth(pool, operatorTimeZone),
    differences: async ({ query: { query, page, size } }) => {
      const { total, differences } = await allDifferences(pool, { words: query.trim(), page, size })
      return { total, differences: differences.map(presentDifference) }
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
    reconcile: (_, { signal }) => reconcile(context, signal),
  }
}

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
