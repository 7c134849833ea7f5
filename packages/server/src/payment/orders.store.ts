import type { BillingAddress, BillingPlan, Locale, RegistrationOfficeCode } from '@marklot/contracts'
import type { ConsentKind, OrderKind, PaymentChannel, ServiceKind } from '@marklot/contracts/payment'
import { storedBillingAddress } from '../accounts/index.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { Words } from './list-words.ts'

export interface StoredOrder {
  id: string
  number: number
  accountId: string
  userId: string
  channel: PaymentChannel
  kind: OrderKind
  /** The subscription that an upgrade or downgrade changes. */
  subscriptionId: string | null
  productKey: string
  billingPlan: BillingPlan
  /** The price; null if the marketplace bills the order. */
  price: number | null
  vatRate: number
  introductoryPrice: number | null
  introductoryMonths: number | null
  packages: RegistrationOfficeCode[]
  /** Seats that were ordered with a change in the marketplace; null if none were. */
  quantity: number | null
  isBusinessCustomer: boolean
  serviceKind: ServiceKind
  termsVersion: string
  locale: Locale
  orderedAt: Date
}
export interface OrderConsent {
  kind: ConsentKind
  isGiven: boolean
  version: string
  text: string
  at: Date
}

const columns = `id, number, account_id as "accountId", user_id as "userId", channel, kind, subscription_id as "subscriptionId",
  product_key as "productKey", billing_plan as "billingPlan", price::float8 as price, vat_rate::float8 as "vatRate",
  introductory_price::float8 as "introductoryPrice", introductory_months as "introductoryMonths", packages, quantity,
  is_business_customer as "isBusinessCustomer", service_kind as "serviceKind", terms_version as "termsVersion", locale,
  ordered_at as "orderedAt"`

/** Stores an order with its consents and address. Returns null if an order with this id already exists. */
export async function insertOrder(
  client: PoolClient,
  order: Omit<StoredOrder, 'number'>,
  consents: readonly OrderConsent[],
  address: BillingAddress,
): Promise<StoredOrder | null> {
  const { rows } = await client.query<{ number: number }>({
    name: 'insertOrder',
    text: `insert into orders (id, account_id, user_id, channel, kind, subscription_id, product_key, billing_plan, price, vat_rate,
       introductory_price, introductory_months, packages, is_business_customer, service_kind, terms_version, locale, ordered_at,
       quantity)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) on conflict (id) do nothing returning number`,
    values: [
      order.id,
      order.accountId,
      order.userId,
      order.channel,
      order.kind,
      order.subscriptionId,
      order.productKey,
      order.billingPlan,
      order.price,
      order.vatRate,
      order.introductoryPrice,
      order.introductoryMonths,
      order.packages,
      order.isBusinessCustomer,
      order.serviceKind,
      order.termsVersion,
      order.locale,
      order.orderedAt,
      order.quantity,
    ],
  })
  if (!rows[0]) return null
  await client.query({
    name: 'insertOrderConsents',
    text: `insert into order_consents (order_id, kind, is_given, version, text, at)
     select $1, * from unnest($2::text[], $3::boolean[], $4::text[], $5::text[], $6::timestamptz[])`,
    values: [
      order.id,
      consents.map(({ kind }) => kind),
      consents.map(({ isGiven }) => isGiven),
      consents.map(({ version }) => version),
      consents.map(({ text }) => text),
      consents.map(({ at }) => at),
    ],
  })
  await client.query({
    name: 'insertOrderAddress',
    text: 'insert into order_addresses (order_id, account_id, address) values ($1, $2, $3)',
    values: [order.id, order.accountId, JSON.stringify(address)],
  })
  return { ...order, number: rows[0].number }
}

export async function orderById(database: Pool | PoolClient, id: string): Promise<StoredOrder | undefined> {
  const { rows } = await database.query<StoredOrder>({
    name: 'orderById',
    text: `select ${columns} from orders where id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Returns the orders of an account, newest first. */
export async function ordersOf(database: Pool | PoolClient, accountId: string): Promise<StoredOrder[]> {
  const { rows } = await database.query<StoredOrder>(
    `select ${columns} from orders where account_id = $1 order by ordered_at desc, number desc`,
    [accountId],
  )
  return rows
}

export async function consentsOf(database: Pool | PoolClient, orderId: string): Promise<OrderConsent[]> {
  const { rows } = await database.query<OrderConsent>({
    name: 'consentsOf',
    text: `select kind, is_given as "isGiven", version, text, at from order_consents where order_id = $1
     order by array_position(array['terms', 'earlyStart', 'marketing'], kind)`,
    values: [orderId],
  })
  return rows
}

/** Returns the person or company that the order's invoice names; undefined once the account is deleted. */
export async function addressOf(database: Pool | PoolClient, orderId: string): Promise<BillingAddress | undefined> {
  const { rows } = await database.query<{ address: BillingAddress }>({
    name: 'addressOfOrder',
    text: 'select address from order_addresses where order_id = $1',
    values: [orderId],
  })
  return rows[0]?.address
}

/**
 * Returns the account's billing address, which the customer may have changed since the order. Later invoices and mails
 * follow it.
 */
export const presentAddressOf = async (
  client: PoolClient,
  { id, accountId }: Pick<StoredOrder, 'id' | 'accountId'>,
): Promise<BillingAddress | undefined> => (await storedBillingAddress(client, accountId)) ?? addressOf(client, id)

export async function forgetAddresses(client: PoolClient, accountIds: readonly string[]): Promise<void> {
  await client.query('delete from order_addresses where account_id = any($1::uuid[])', [accountIds])
}

/** A consent with the order with which it was given. */
export interface ListedConsent extends OrderConsent {
  orderId: string
  number: number
  orderedAt: Date
  accountId: string
}

/**
 * Returns a page of all consents, newest first. The search words are an account's or order's id, an order's number, or
 * part of the names of accounts.
 */
export async function allConsents(
  pool: Pool,
  { words, accountIds, kind, page, size }: Words & { kind: ConsentKind | null },
): Promise<{ total: number; consents: ListedConsent[] }> {
  const tables = 'order_consents c join orders o on o.id = c.order_id'
  const condition = `($1 = '' or o.id::text = $1 or o.account_id::text = $1 or o.number::text = $1
      or to_char(o.ordered_at at time zone 'UTC', 'YYYY-') || lpad(o.number::text, 6, '0') = $1
      or o.account_id = any($2::uuid[])) and ($3::text is null or c.kind = $3)`
  const values = [words, accountIds, kind]
  const { rows: counts } = await pool.query<{ total: number }>(
    `select count(*) as total from ${tables} where ${condition}`,
    values,
  )
  const { rows } = await pool.query<ListedConsent>(
    `select c.kind, c.is_given as "isGiven", c.version, c.text, c.at, o.id as "orderId", o.number, o.ordered_at as "orderedAt",
       o.account_id as "accountId" from ${tables} where ${condition} order by c.at desc, o.number desc, c.kind limit $4 offset $5`,
    [...values, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, consents: rows }
}
