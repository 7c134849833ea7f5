import { recordChange } from '../audit/index.ts'
import { type StoredSubscription, subscriptionsOf } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { ContractWithdrawals, WithdrawalAssessment, WithdrawalRight } from '../platform/contract-withdrawals.ts'
import { transaction } from '../platform/database.ts'
import { dayIn, hourOn, operatorTimeZone } from '../platform/local-calendar.ts'
import { checkoutsAt } from './checkouts.store.ts'
import type { PaymentContext } from './context.ts'
import { endAtOnce } from './end-at-once.ts'
import { consentsOf, orderById, type StoredOrder } from './orders.store.ts'
import { orderNumber } from './orders.ts'
import { paidPeriod } from './paid-period.ts'
import { dayAfterPeriod, proRataOf } from './pro-rata.ts'
import { refundPart, returnablePayments } from './refunds.ts'

/** The reason given to the provider for ending a subscription. */
const withdrawnReason = 'withdrawn by the customer'

interface Contract {
  subscription: StoredSubscription
  assessment: WithdrawalAssessment
  /** The refunded amount of each payment, in cents. */
  parts: { payment: string; amount: number }[]
}

/**
 * Opens the withdrawals from contracts that are paid at PayPal. Microsoft itself refunds the payments that the
 * marketplace has billed.
 */
export function paidWithdrawals(context: PaymentContext): ContractWithdrawals {
  return {
    assess: async (accountId, at) => (await contractOf(context, accountId, at))?.assessment ?? null,
    undo: async (accountId, { at, refund, key, userId }) => {
      const contract = await contractOf(context, accountId, at)
      if (contract?.assessment.right !== 'open') throw new AppError('withdrawal.notPossible')
      const { subscription, assessment, parts } = contract
      if (Math.round(assessment.refund * 100) !== Math.round(refund * 100)) throw new AppError('withdrawal.changed')
      await endAtOnce(context, subscription, withdrawnReason)
      for (const part of parts) await refundPart(context, subscription, { ...part, key })
      await transaction(context.pool, (client) =>
        recordChange(client, {
          at: context.clock.now(),
          userId,
          area: 'Accounts',
          action: 'subscription.withdrawn',
          objectId: subscription.id,
          details: { refund, usedDays: assessment.usedDays },
        }),
      )
      return assessment
    },
  }
}

async function contractOf(context: PaymentContext, accountId: string, at: Date): Promise<Contract | null> {
  const { pool } = context
  const paid = (await subscriptionsOf(pool, accountId))
    .filter((one) => one.atProvider !== null && one.state !== 'Inactive' && one.createdAt <= at)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  for (const subscription of paid) {
    const orders = await ordersFor(context, subscription, at)
    const [newest] = orders
    if (newest) return assess(context, subscription, { newest, purchase: orders.at(-1) ?? newest }, at)
  }
  return null
}

/** Returns the orders that concluded and changed a subscription, newest first. */
async function ordersFor({ pool }: PaymentContext, { type, atProvider }: StoredSubscription, at: Date): Promise<StoredOrder[]> {
  const channel = type === 'marketplace' ? 'marketplace' : 'paypal'
  const checkouts = await checkoutsAt(pool, channel, atProvider ? [atProvider.providerId] : [])
  const orders = await Promise.all(
    checkouts.filter(({ state }) => state === 'done').map(({ orderId }) => orderById(pool, orderId)),
  )
  return orders
    .filter((order): order is StoredOrder => order !== undefined && order.orderedAt <= at)
    .toSorted((a, b) => b.orderedAt.getTime() - a.orderedAt.getTime())
}

async function assess(
  context: PaymentContext,
  subscription: StoredSubscription,
  { newest, purchase }: { newest: StoredOrder; purchase: StoredOrder },
  at: Date,
): Promise<Contract> {
  const consents = await consentsOf(context.pool, purchase.id)
  const isEarly = consents.some(({ kind, isGiven }) => kind === 'earlyStart' && isGiven)
  const right = rightOf(subscription, { newest, purchase, isEarly }, at)
  // After a withdrawal, nothing is due for digital content (§ 357a (3) BGB).
  const isPaidFor = isEarly && purchase.serviceKind === 'service'
  const payments = (await returnablePayments(context, subscription)).map(({ id, at: paidAt, amount: paid, left }) => {
    const period = paidPeriod(subscription.validFrom, paidAt)
    return { id, paid, ...proRataOf({ paid, left, period }, at, isPaidFor) }
  })
  const isOpen = right === 'open'
  const sum = (pick: (one: (typeof payments)[number]) => number) => payments.reduce((total, one) => total + pick(one), 0)
  const order = right === 'changeOfPlan' ? newest : purchase
  return {
    subscription,
    assessment: {
      contractId: subscription.id,
      product: subscription.productName,
      orderNumber: orderNumber(order),
      orderedAt: order.orderedAt,
      until: untilOf(order),
      right,
      usedDays: sum(({ usedDays }) => usedDays),
      paidDays: sum(({ paidDays }) => paidDays),
      paid: sum(({ paid }) => paid) / 100,
      owed: sum(({ owed, paid }) => (isOpen ? owed : paid)) / 100,
      refund: isOpen ? sum(({ refund }) => refund) / 100 : 0,
    },
    parts: payments.filter(({ refund }) => refund > 0).map(({ id: payment, refund: amount }) => ({ payment, amount })),
  }
}

/** The period is counted in days of the operator's calendar. */
const untilOf = ({ orderedAt }: StoredOrder): Date =>
  hourOn(dayAfterPeriod(dayIn(orderedAt, operatorTimeZone)), 0, operatorTimeZone)

function rightOf(
  { type }: StoredSubscription,
  { newest, purchase, isEarly }: { newest: StoredOrder; purchase: StoredOrder; isEarly: boolean },
  at: Date,
): WithdrawalRight {
  if (type === 'marketplace') return 'elsewhere'
  if (purchase.isBusinessCustomer) return 'business'
  if (newest.id !== purchase.id && at < untilOf(newest)) return 'changeOfPlan'
  if (purchase.serviceKind === 'digitalContent' && isEarly) return 'lost'
  return at < untilOf(purchase) ? 'open' : 'expired'
}
