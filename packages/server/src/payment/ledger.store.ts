import type { LedgerKind } from '@marklot/contracts/payment-administration'
import type { Provider } from '../billing/index.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { Words } from './list-words.ts'

export interface NewLedgerEntry {
  provider: Provider
  kind: LedgerKind
  /** Identifies the event at the provider. Each combination of provider, kind and reference is written once. */
  reference: string
  happenedAt: Date
  accountId: string
  subscriptionId: string
  productKey: string
  /** The gross amount, which is negative for refunds; null if no money moved. */
  amount: number | null
  currency: string | null
  isTest: boolean
}
export interface StoredLedgerEntry extends NewLedgerEntry {
  id: number
  recordedAt: Date
}
const columns = `id, provider, kind, reference, happened_at as "happenedAt", recorded_at as "recordedAt",
  account_id as "accountId", subscription_id as "subscriptionId", product_key as "productKey", amount::float8 as amount,
  currency, is_test as "isTest"`

/** Appends those entries that are not yet in the ledger, and returns them. */
export async function appendToLedger(
  client: PoolClient,
  entries: readonly NewLedgerEntry[],
  now: Date,
): Promise<StoredLedgerEntry[]> {
  if (entries.length === 0) return []
  const known = await knownEntries(client, entries)
  const added: StoredLedgerEntry[] = []
  for (const entry of entries.filter((one) => !known.has(entryName(one)))) {
    const stored = await append(client, entry, now)
    if (stored) added.push(stored)
  }
  return added
}
type EntryName = Pick<NewLedgerEntry, 'provider' | 'kind' | 'reference'>
/** Returns the name of an entry in the answer of `knownEntries`. */
export const entryName = ({ provider, kind, reference }: EntryName) => `${provider} ${kind} ${reference}`

/** Returns the given entries that the ledger already has, identified by provider, kind and reference. */
export async function knownEntries(database: Pool | PoolClient, entries: readonly EntryName[]): Promise<Set<string>> {
  const { rows } = await database.query<EntryName>({
    name: 'knownLedgerEntries',
    text: `select provider, kind, reference from ledger_entries join unnest($1::text[], $2::text[], $3::text[])
       as asked (provider, kind, reference) using (provider, kind, reference)`,
    values: [entries.map(({ provider }) => provider), entries.map(({ kind }) => kind), entries.map(({ reference }) => reference)],
  })
  return new Set(rows.map(entryName))
}

/** Appends an entry. Returns null if another transaction has appended it. */
async function append(client: PoolClient, entry: NewLedgerEntry, now: Date): Promise<StoredLedgerEntry | null> {
  const { rows } = await client.query<StoredLedgerEntry>({
    name: 'appendToLedger',
    text: `insert into ledger_entries (provider, kind, reference, happened_at, recorded_at, account_id, subscription_id, product_key,
       amount, currency, is_test)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (provider, kind, reference) do nothing
     returning ${columns}`,
    values: [
      entry.provider,
      entry.kind,
      entry.reference,
      entry.happenedAt,
      now,
      entry.accountId,
      entry.subscriptionId,
      entry.productKey,
      entry.amount,
      entry.currency,
      entry.isTest,
    ],
  })
  return rows[0] ?? null
}

/** Returns the payment to which a refund belongs. For a partial refund, its own id follows the payment's. */
export const paymentOfRefund = (reference: string): string => reference.split(' ', 1)[0] ?? reference

/** Returns how much of each payment of a subscription was refunded, in cents, according to the ledger. */
export async function returnedOf(
  database: Pool | PoolClient,
  accountId: string,
  subscriptionId: string,
): Promise<Map<string, number>> {
  const { rows } = await database.query<{ reference: string; amount: number }>({
    name: 'returnedOf',
    text: `select reference, -amount::float8 as amount from ledger_entries
     where account_id = $1 and subscription_id = $2 and kind = 'refund' and amount is not null`,
    values: [accountId, subscriptionId],
  })
  const returned = new Map<string, number>()
  for (const { reference, amount } of rows) addReturn(returned, reference, amount)
  return returned
}

/** The money of a subscription that the ledger has. */
export interface BookedMoney {
  /** The names of payments and refunds; see `entryName`. */
  names: Set<string>
  /** How much of each payment was refunded, in cents. */
  returned: Map<string, number>
}

/** Returns the booked money of subscriptions, by their ids. A subscription without money is absent. */
export async function bookedMoney(
  pool: Pool,
  subscriptions: readonly { id: string; accountId: string }[],
): Promise<Map<string, BookedMoney>> {
  const { rows } = await pool.query<EntryName & { id: string; amount: number }>({
    name: 'bookedMoney',
    text: `select subscription_id as id, provider, kind, reference, amount::float8 as amount from ledger_entries
     where account_id = any($1::uuid[]) and subscription_id = any($2::uuid[]) and amount is not null`,
    values: [subscriptions.map(({ accountId }) => accountId), subscriptions.map(({ id }) => id)],
  })
  const booked = new Map<string, BookedMoney>()
  for (const { id, amount, ...entry } of rows) {
    const own = booked.get(id) ?? { names: new Set(), returned: new Map() }
    booked.set(id, own)
    own.names.add(entryName(entry))
    if (entry.kind === 'refund') addReturn(own.returned, entry.reference, -amount)
  }
  return booked
}

function addReturn(returned: Map<string, number>, reference: string, amount: number): void {
  const payment = paymentOfRefund(reference)
  returned.set(payment, (returned.get(payment) ?? 0) + Math.round(amount * 100))
}

/** Returns the payments, or the refunds, of a subscription, oldest first. */
export async function paymentsOf(
  pool: Pool,
  accountId: string,
  subscriptionId: string,
  kind: 'payment' | 'refund' = 'payment',
): Promise<StoredLedgerEntry[]> {
  const { rows } = await pool.query<StoredLedgerEntry>(
    `select ${columns} from ledger_entries where account_id = $1 and subscription_id = $2 and kind = $3
     order by happened_at, id`,
    [accountId, subscriptionId, kind],
  )
  return rows
}

/** Returns the id of the subscription to which a payment in the ledger belongs. */
export async function subscriptionIdOfPayment(
  database: Pool | PoolClient,
  provider: Provider,
  paymentId: string,
): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>(
    `select subscription_id as id from ledger_entries where provider = $1 and kind = 'payment' and reference = $2`,
    [provider, paymentId],
  )
  return rows[0]?.id
}

/** Returns the ledger of an account, oldest first, for the export of personal data. */
export async function ledgerOf(pool: Pool, accountId: string): Promise<StoredLedgerEntry[]> {
  const { rows } = await pool.query<StoredLedgerEntry>(
    `select ${columns} from ledger_entries where account_id = $1 order by id`,
    [accountId],
  )
  return rows
}

/**
 * Returns a page of the ledger, newest first. The search words are an account's or subscription's id, a reference, or
 * part of an account's name.
 */
export async function wholeLedger(
  pool: Pool,
  { words, accountIds, provider, kind, page, size }: Words & { provider: Provider | null; kind: LedgerKind | null },
): Promise<{ total: number; entries: StoredLedgerEntry[] }> {
  const condition = `($1 = '' or reference = $1 or account_id::text = $1 or subscription_id::text = $1
      or account_id = any($2::uuid[])) and ($3::text is null or provider = $3) and ($4::text is null or kind = $4)`
  const values = [words, accountIds, provider, kind]
  const { rows: counts } = await pool.query<{ total: number }>(
    `select count(*) as total from ledger_entries where ${condition}`,
    values,
  )
  const { rows } = await pool.query<StoredLedgerEntry>(
    `select ${columns} from ledger_entries where ${condition} order by id desc limit $5 offset $6`,
    [...values, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, entries: rows }
}

export interface Revenue {
  month: string
  productKey: string
  provider: Provider
  currency: string
  payments: number
  received: number
  returned: number
}

/** Returns the payments by product and by month in a time zone, newest month first, without test purchases. */
export async function revenueByMonth(pool: Pool, timeZone: string): Promise<Revenue[]> {
  const { rows } = await pool.query<Revenue>(
    `select to_char(happened_at at time zone $1, 'YYYY-MM') as month, product_key as "productKey", provider, currency,
       count(*) filter (where amount > 0) as payments, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as received,
       coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as returned
     from ledger_entries where amount is not null and not is_test group by 1, 2, 3, 4 order by 1 desc, 2, 3, 4 limit 1000`,
    [timeZone],
  )
  return rows
}
