import type { Pool, PoolClient } from '../../platform/database.ts'

/** A refund at PayPal and the payment that it returns, or a part of it. */
export interface HeardRefund {
  refundId: string
  paymentId: string
}

export async function storeRefund(
  database: Pool | PoolClient,
  environment: string,
  { refundId, paymentId }: HeardRefund,
  now: Date,
): Promise<void> {
  await database.query(
    `insert into paypal_refunds (refund_id, environment, payment_id, heard_at) values ($1, $2, $3, $4)
     on conflict (refund_id) do nothing`,
    [refundId, environment, paymentId, now],
  )
}

/** Returns the known refunds of a payment. */
export async function refundIdsOf(pool: Pool, environment: string, paymentId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'refundIdsOf',
    text: 'select refund_id as id from paypal_refunds where environment = $1 and payment_id = $2 order by heard_at, refund_id',
    values: [environment, paymentId],
  })
  return rows.map(({ id }) => id)
}
