import { transaction } from '../platform/database.ts'
import { checkoutOf } from './checkouts.store.ts'
import type { PaymentContext } from './context.ts'
import { orderById } from './orders.store.ts'
import { queueNotices } from './payment.mail.ts'

/** Writes to a customer whose approved order is still not active. */
export async function tellDelay(context: PaymentContext, orderId: string): Promise<void> {
  await transaction(context.pool, async (client) => {
    const checkout = await checkoutOf(client, orderId)
    const order = checkout?.state === 'approved' ? await orderById(client, orderId) : undefined
    if (!order) return
    const notice = { kind: 'delayed' as const, key: `payment delayed ${orderId}` }
    await queueNotices(context, client, [notice], { subscription: null, order, reading: null })
  })
}
