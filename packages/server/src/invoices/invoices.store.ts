import type { ListQuery } from '@marklot/contracts'
import type { InvoiceKind } from '@marklot/contracts/invoices'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { InvoiceContent } from './content.ts'

type Database = Pool | PoolClient

export interface StoredInvoice {
  id: string
  kind: InvoiceKind
  /** The invoice that a correction corrects. */
  corrects: string | null
  /** The payment, or its refund, at the provider. */
  cause: string
  accountId: string
  issuedAt: Date
  content: InvoiceContent
}
const columns = 'id, kind, corrects, cause, account_id as "accountId", issued_at as "issuedAt", content'

/** Invoices and their corrections have separate series. */
const seriesOf = { invoice: 'RE', correction: 'RK' } as const

export interface DrawnNumber {
  series: string
  year: number
  position: number
  number: string
}

/**
 * Takes the next number of a year. Other transactions wait for this one, and a rollback returns the number, so that a
 * series has no gaps.
 */
export async function drawNumber(client: PoolClient, kind: InvoiceKind, year: number): Promise<DrawnNumber> {
  const series = seriesOf[kind]
  const { rows } = await client.query<{ position: number }>({
    name: 'drawNumber',
    text: `insert into invoice_series (series, year, last_position) values ($1, $2, 1)
     on conflict (series, year) do update set last_position = invoice_series.last_position + 1
     returning last_position as position`,
    values: [series, year],
  })
  const position = rows[0]?.position ?? 0
  return { series, year, position, number: `${series}-${year}-${String(position).padStart(6, '0')}` }
}

export async function insertInvoice(
  client: PoolClient,
  invoice: StoredInvoice,
  { series, year, position, number }: DrawnNumber,
  keptUntil: string,
): Promise<void> {
  const { id, kind, corrects, cause, accountId, issuedAt, content } = invoice
  await client.query({
    name: 'insertInvoice',
    text: `insert into invoices (id, series, year, position, number, kind, corrects, cause, account_id, issued_at, gross, content, kept_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      id,
      series,
      year,
      position,
      number,
      kind,
      corrects,
      cause,
      accountId,
      issuedAt,
      content.amounts.gross,
      JSON.stringify(content),
      keptUntil,
    ],
  })
}

/** Locks the cause: until this transaction ends, no other can issue a document for the same payment or refund. */
export async function lockCause(client: PoolClient, cause: string): Promise<void> {
  await client.query({
    name: 'lockInvoiceCause',
    text: "select pg_advisory_xact_lock(hashtextextended('invoice ' || $1, 0))",
    values: [cause],
  })
}

export async function invoiceByCause(client: PoolClient, kind: InvoiceKind, cause: string): Promise<StoredInvoice | undefined> {
  const { rows } = await client.query<StoredInvoice>({
    name: 'invoiceByCause',
    text: `select ${columns} from invoices where kind = $1 and cause = $2`,
    values: [kind, cause],
  })
  return rows[0]
}

/** Returns the amount in cents that the corrections of an invoice have refunded. */
export async function returnedAmount(client: PoolClient, invoiceId: string): Promise<number> {
  const { rows } = await client.query<{ sum: number }>(
    'select coalesce(sum(gross), 0)::bigint as sum from invoices where corrects = $1',
    [invoiceId],
  )
  return rows[0]?.sum ?? 0
}

export async function invoiceById(database: Database, id: string): Promise<StoredInvoice | undefined> {
  const { rows } = await database.query<StoredInvoice>(`select ${columns} from invoices where id = $1`, [id])
  return rows[0]
}

/** Returns the documents of an account, newest first. */
export async function invoicesOf(pool: Pool, accountId: string): Promise<StoredInvoice[]> {
  const { rows } = await pool.query<StoredInvoice>(
    `select ${columns} from invoices where account_id = $1 order by issued_at desc, number desc`,
    [accountId],
  )
  return rows
}

/** Returns a page of the documents whose number, buyer or account matches the search words, newest first. */
export async function findInvoices(
  pool: Pool,
  { query, page, size }: ListQuery,
): Promise<{ total: number; invoices: StoredInvoice[] }> {
  const matching = `$1::text = '' or strpos(lower(number), $1) > 0 or strpos(lower(content->'buyer'->>'name'), $1) > 0
    or account_id::text = $1`
  const words = query.toLowerCase()
  const [{ rows: counts }, { rows: invoices }] = await Promise.all([
    pool.query<{ total: number }>(`select count(*) as total from invoices where ${matching}`, [words]),
    pool.query<StoredInvoice>(
      `select ${columns} from invoices where ${matching} order by issued_at desc, number desc limit $2 offset $3`,
      [words, size, (page - 1) * size],
    ),
  ])
  return { total: counts[0]?.total ?? 0, invoices }
}

/** Returns the hash of an invoice's stored file; undefined until the file has been stored. */
export async function documentHash(pool: Pool, invoiceId: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ sha256: Buffer }>('select sha256 from invoice_documents where invoice_id = $1', [invoiceId])
  return rows[0]?.sha256
}

/** Records a stored file. If one is already recorded, it is kept. */
export async function insertDocument(
  pool: Pool,
  document: { invoiceId: string; sha256: Buffer; size: number; storedAt: Date },
): Promise<void> {
  await pool.query(
    `insert into invoice_documents (invoice_id, sha256, size, stored_at) values ($1, $2, $3, $4)
     on conflict (invoice_id) do nothing`,
    [document.invoiceId, document.sha256, document.size, document.storedAt],
  )
}

/** Returns the invoices that have no stored file, the oldest first. */
export async function invoicesWithoutDocument(pool: Pool, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from invoices where not exists (select 1 from invoice_documents d where d.invoice_id = invoices.id)
     order by issued_at limit $1`,
    [most],
  )
  return rows.map(({ id }) => id)
}

/** Returns the invoices whose retention period ended before this day. */
export async function expiredInvoices(pool: Pool, today: string): Promise<StoredInvoice[]> {
  const { rows } = await pool.query<StoredInvoice>(`select ${columns} from invoices where kept_until <= $1`, [today])
  return rows
}

/** Deletes these invoices. The database checks the retention period of each row again. */
export async function deleteInvoices(client: PoolClient, ids: readonly string[], today: string): Promise<void> {
  await client.query("select set_config('invoices.today', $1, true)", [today])
  await client.query('delete from invoices where id = any($1::uuid[])', [ids])
}
