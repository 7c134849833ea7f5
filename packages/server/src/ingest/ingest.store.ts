import { randomUUID } from 'node:crypto'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { DeliveryToWrite } from './write-batch.store.ts'

/**
 * The lock that lets only one ingest write at a time, so that counts stay exact and revisions are committed in order.
 */
const ingestLock = 7_264_001

/** Waits for the lock. If another ingest holds it, calls `wait` first. The end of the session frees the lock. */
export async function lockIngest(client: PoolClient, wait: () => void): Promise<void> {
  const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [ingestLock])
  if (rows[0]?.ok) return
  wait()
  await client.query('select pg_advisory_lock($1)', [ingestLock])
}
/** Updates the planner's statistics after many changes and frees the lock. */
export async function finishIngest(client: PoolClient, office: RegistrationOfficeCode, changes: number): Promise<void> {
  if (changes > 1000) await client.query(`analyze brands_${office}, brand_documents_${office}`)
  // Other tasks, such as the statistics, wait for the end of an ingest.
  await client.query(`select pg_advisory_unlock($1), pg_notify('register', '')`, [ingestLock])
}

/** The stored row of a mark, with the columns that show whether a delivered mark differs. */
export interface StoredMark {
  id: string
  serial: number
  hash: string
  logo: string | null
  removed: boolean
  deliveryDate: string | null
}

export async function storedMarks(
  pool: Pool,
  office: RegistrationOfficeCode,
  ids: readonly string[],
): Promise<Map<string, StoredMark>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<StoredMark>({
    name: 'ingest-stored-marks',
    text: `select b.id, b.serial, encode(b.content_hash, 'hex') as hash, b.logo, b.removed, d.delivery_date as "deliveryDate"
           from brands b join deliveries d on d.id = b.delivery where b.office = $1 and b.id = any($2::text[])`,
    values: [office, ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

export async function storedDocuments(
  pool: Pool,
  office: RegistrationOfficeCode,
  serials: readonly number[],
): Promise<Map<number, Buffer>> {
  if (serials.length === 0) return new Map()
  const { rows } = await pool.query<{ serial: number; document: Buffer }>(
    'select serial, document from brand_documents where office = $1 and serial = any($2::integer[])',
    [office, serials],
  )
  return new Map(rows.map((row) => [row.serial, row.document]))
}

export async function reserveSerials(pool: Pool, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await pool.query<{ serial: number }>(
    `select nextval('brand_serial')::integer as serial from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.serial)
}

/** Finishes a delivery. If it was read completely, the office's as-of date moves to its day. */
export async function finishDelivery(
  client: PoolClient,
  office: RegistrationOfficeCode,
  delivery: DeliveryToWrite,
  result: { finishedAt: Date; summary: object; isWhole: boolean; hasMarks: boolean },
): Promise<void> {
  const { deliveryDate = null } = delivery
  // This is one statement, so that the delivery and its office change together.
  await client.query(
    `with finished as (update deliveries set finished_at = $2, summary = $3, delivery_date = $4 where id = $1)
     update offices set as_of = greatest(as_of, $4::date), updated_at = $2 where office = $5 and $6`,
    [
      delivery.id ?? null,
      result.finishedAt,
      JSON.stringify(result.summary),
      deliveryDate,
      office,
      result.isWhole && result.hasMarks,
    ],
  )
}

/** Removes the sample of all offices. Because the generation changes, the search index is rebuilt. */
export async function removeSample(client: PoolClient): Promise<void> {
  await client.query('begin')
  try {
    await client.query(
      'truncate brands, brand_documents, persons, brand_states, offices, deliveries, logo_descriptions, logo_features, logos_due',
    )
    await client.query(`delete from register_state where key = 'sample'`)
    await client.query(
      `insert into register_state (key, value) values ('generation', $1) on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(randomUUID())],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Returns whether an ingest is writing to the register now, so that counts are not final. */
export async function isIngestUnderWay(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ underWay: boolean }>(
    `select exists (
       select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted
         and database = (select oid from pg_database where datname = current_database())
     ) as "underWay"`,
    [ingestLock],
  )
  return rows[0]?.underWay === true
}
