import type { RefundInput } from '@marklot/contracts/payment-administration'
import type { Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { type Provider, type StoredSubscription, subscriptionById } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import type { PaymentContext } from './context.ts'
import { paymentOfRefund, paymentsOf, returnedOf, type StoredLedgerEntry } from './ledger.store.ts'
import { type PaymentProvider, ProviderAway, ProviderRefusal } from './provider.ts'
import { settle } from './settle.ts'

/** A payment of a subscription, and the part of it that is left after refunds. */
export interface ReturnablePayment {
  /** The provider's id of the payment. */
  id: string
  at: Date
  /** The amount in cents. */
  amount: number
  left: number
  currency: string
}

/** Returns the payments of a subscription according to the ledger, oldest first. */
export async function returnablePayments(
  { pool }: Pick<PaymentContext, 'pool'>,
  { id, accountId }: Pick<StoredSubscription, 'id' | 'accountId'>,
): Promise<ReturnablePayment[]> {
  const returned = await returnedOf(pool, accountId, id)
  return (await paymentsOf(pool, accountId, id)).map(({ reference, happenedAt, amount, currency }) => {
    const paid = Math.round((amount ?? 0) * 100)
    return {
      id: reference,
      at: happenedAt,
      amount: paid,
      left: paid - (returned.get(reference) ?? 0),
      currency: currency ?? 'EUR',
    }
  })
}

/**
 * Refunds a part of a payment at its provider and records the refund. A repeated call with the same key refunds nothing
 * more.
 * @param amount in cents
 * @throws AppError `refund.tooMuch`, `payment.unavailable`, `payment.providerAway`, `refund.refused`
 */
export async function refundPart(
  context: PaymentContext,
  subscription: StoredSubscription,
  { payment, amount, key }: { payment: string; amount: number; key: string },
): Promise<void> {
  const { provider, providerId } = providerOf(context, subscription)
  const known = (await returnablePayments(context, subscription)).find(({ id }) => id === payment)
  if (!known || amount > known.left) throw new AppError('refund.tooMuch')
  try {
    if (!(await provider.refund(known, { amount: amount / 100, key }))) throw new AppError('refund.refused')
    await settle(context, provider, providerId, 'person')
  } catch (error) {
    if (error instanceof ProviderAway) throw new AppError('payment.providerAway')
    if (error instanceof ProviderRefusal) throw new AppError('refund.refused')
    throw error
  }
}

/** Returns the provider of a subscription. @throws AppError `payment.unavailable` */
export function providerOf(
  { providers }: PaymentContext,
  { type, atProvider }: StoredSubscription,
): { provider: PaymentProvider; providerId: string } {
  const provider = providers.get(type as Provider)
  if (!provider || !atProvider) throw new AppError('payment.unavailable')
  return { provider, providerId: atProvider.providerId }
}

/**
 * Refunds a payment, or a part of it, at an administrator's request.
 * @returns the refunds of that payment so far
 * @throws AppError `subscription.notFound`, and the errors of `refundPart`
 */
export async function refundByOperator(
  context: PaymentContext,
  id: string,
  { id: key, payment, amount, reason }: RefundInput,
  by: Member,
): Promise<StoredLedgerEntry[]> {
  const { pool, clock } = context
  const subscription = await subscriptionById(pool, id)
  if (!subscription?.atProvider) throw new AppError('subscription.notFound')
  await refundPart(context, subscription, { payment, amount: Math.round(amount * 100), key })
  await transaction(pool, (client) =>
    recordChange(client, {
      at: clock.now(),
      userId: by.user.id,
      area: 'Accounts',
      action: 'payment.refunded',
      objectId: id,
      details: { payment, amount, reason },
    }),
  )
  const entries = await paymentsOf(pool, subscription.accountId, id, 'refund')
  return entries.filter(({ reference }) => paymentOfRefund(reference) === payment)
}
