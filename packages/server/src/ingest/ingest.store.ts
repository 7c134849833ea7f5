import { randomUUID } from 'node:crypto'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import { from as copyFrom } from 'pg-copy-streams'
import type { Pool, PoolClient } from '../platform/database.ts'
import { CopyRows } from './copy-rows.ts'
import type { MarkAddress } from './mark.ts'
import { ownerNameOf, ownerSeatOf, type PreparedMark } from './prepare-mark.ts'

/** Only one ingest writes at a time: counts stay exact, and revisions are committed in their order. */
const ingestLock = 7_264_001

/** Waits for the lock; `wait` is called when another ingest holds it. The session's end, however it comes, frees it. */
export async function lockIngest(client: PoolClient, wait: () => void): Promise<void> {
  const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [ingestLock])
  if (rows[0]?.ok) return
  wait()
  await client.query('select pg_advisory_lock($1)', [ingestLock])
}
/** Statistics for the planner after more than a few changes, then the lock is free for the next. */
export async function finishIngest(client: PoolClient, office: RegistrationOfficeCode, changes: number): Promise<void> {
  if (changes > 1000) await client.query(`analyze brands_${office}, brand_documents_${office}`)
  await client.query('select pg_advisory_unlock($1)', [ingestLock])
}

/** What the register has under an id: enough to see whether a delivered mark is new to it. */
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

/** A mark on its way into the register. */
export interface MarkToWrite {
  mark: PreparedMark
  document: Buffer
  serial: number
  logo: string | undefined
  removed: boolean
  /** Which delivery brought it: key into `BatchToWrite.deliveries`. */
  delivery: string
}
export interface DeliveryToWrite {
  /** Set once the row exists. */
  id: number | undefined
  feed: string
  file: string
  deliveryDate: string | undefined
  startedAt: Date
}
export interface PersonToWrite {
  role: 'owner' | 'representative'
  key: string
  /** Undefined deletes the person. */
  address: MarkAddress | undefined
}
export interface StateToWrite {
  key: string
  category: string
  original: string
  isKnown: boolean
}
export interface BatchToWrite {
  office: RegistrationOfficeCode
  isSample: boolean
  fresh: MarkToWrite[]
  changed: MarkToWrite[]
  persons: PersonToWrite[]
  states: StateToWrite[]
  deliveries: Map<string, DeliveryToWrite>
  /** By how much the office's count of marks changes. */
  marksDelta: number
}

const brandColumns = [
  'office',
  'id',
  'serial',
  'revision',
  'name',
  'brand_type',
  'state_category',
  'state_key',
  'application_number',
  'registration_number',
  'registration_key',
  'application_date',
  'registration_date',
  'opposition_end_date',
  'publication_date',
  'nice_classes',
  'owner_name',
  'owner_seat',
  'owner_key',
  'logo',
  'delivery',
  'removed',
  'content_hash',
]
const keyColumns = new Set(['office', 'id', 'serial'])
const assignments = brandColumns.filter((column) => !keyColumns.has(column)).map((column) => `${column} = i.${column}`)

/** Tables of the session that take changed rows in by COPY, before they update the register. */
export async function prepareSession(client: PoolClient): Promise<void> {
  await client.query('create temporary table if not exists incoming_brands (like brands) on commit delete rows')
  await client.query('create temporary table if not exists incoming_documents (like brand_documents) on commit delete rows')
}

/** Writes a batch whole or not at all; returns how many persons changed. */
export async function writeBatch(client: PoolClient, batch: BatchToWrite): Promise<{ personsChanged: number }> {
  const { office } = batch
  const created: DeliveryToWrite[] = []
  await client.query('begin')
  try {
    const { rows } = await client.query<{ revision: number }>(`select nextval('brand_revision') as revision`)
    const revision = (rows[0] as { revision: number }).revision
    for (const delivery of batch.deliveries.values()) {
      if (delivery.id !== undefined) continue
      delivery.id = await createDelivery(client, batch, delivery)
      created.push(delivery)
    }
    const personsChanged = await writePersons(client, office, batch.persons, revision)
    if (batch.states.length > 0) await writeStates(client, office, batch.states)

    const owners = await ownersOf(client, office, [...batch.fresh, ...batch.changed])
    if (batch.fresh.length > 0) {
      await copy(client, `brands_${office} (${brandColumns})`, brandRows(batch, batch.fresh, owners, revision))
      await copy(client, `brand_documents_${office} (office, serial, document)`, documentRows(office, batch.fresh))
    }
    if (batch.changed.length > 0) {
      await copy(client, `incoming_brands (${brandColumns})`, brandRows(batch, batch.changed, owners, revision))
      await copy(client, 'incoming_documents (office, serial, document)', documentRows(office, batch.changed))
      await client.query(
        `update brands_${office} b set ${assignments} from incoming_brands i where b.office = i.office and b.id = i.id`,
      )
      await client.query(
        `update brand_documents_${office} d set document = i.document from incoming_documents i where d.office = i.office and d.serial = i.serial`,
      )
    }
    if (batch.marksDelta !== 0) {
      await client.query(
        `insert into offices (office, marks, is_sample) values ($1, $2, $3)
         on conflict (office) do update set marks = offices.marks + excluded.marks, is_sample = offices.is_sample or excluded.is_sample`,
        [office, batch.marksDelta, batch.isSample],
      )
    }
    await client.query('commit')
    return { personsChanged }
  } catch (error) {
    for (const delivery of created) delivery.id = undefined
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function createDelivery(client: PoolClient, batch: BatchToWrite, delivery: DeliveryToWrite): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into deliveries (office, feed, file, delivery_date, is_sample, started_at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [batch.office, delivery.feed, delivery.file, delivery.deliveryDate ?? null, batch.isSample, delivery.startedAt],
  )
  return (rows[0] as { id: number }).id
}

/** Persons come before, after or beside the marks that name them: whichever is second makes the owner's name known. */
async function writePersons(
  client: PoolClient,
  office: string,
  persons: readonly PersonToWrite[],
  revision: number,
): Promise<number> {
  const kept = persons.filter((person) => person.address !== undefined)
  const gone = persons.filter((person) => person.address === undefined)
  const changed: { role: string; key: string; address: MarkAddress | null }[] = []
  if (kept.length > 0) {
    const { rows } = await client.query<{ role: string; key: string; address: MarkAddress }>(
      `insert into persons as p (office, role, key, address)
       select $1, role, key, address from unnest($2::text[], $3::text[], $4::jsonb[]) as incoming (role, key, address)
       on conflict (office, role, key) do update set address = excluded.address where p.address is distinct from excluded.address
       returning role, key, address`,
      [office, kept.map(({ role }) => role), kept.map(({ key }) => key), kept.map(({ address }) => JSON.stringify(address))],
    )
    changed.push(...rows)
  }
  if (gone.length > 0) {
    const { rows } = await client.query<{ role: string; key: string }>(
      `delete from persons p using unnest($2::text[], $3::text[]) as gone (role, key)
       where p.office = $1 and p.role = gone.role and p.key = gone.key returning p.role, p.key`,
      [office, gone.map(({ role }) => role), gone.map(({ key }) => key)],
    )
    changed.push(...rows.map((row) => ({ ...row, address: null })))
  }
  const owners = changed.filter(({ role }) => role === 'owner')
  if (owners.length > 0) {
    await client.query(
      `update brands b set owner_name = o.name, owner_seat = o.seat, revision = $5
       from unnest($2::text[], $3::text[], $4::text[]) as o (key, name, seat)
       where b.office = $1 and b.owner_key = o.key and (b.owner_name, b.owner_seat) is distinct from (o.name, o.seat)`,
      [
        office,
        owners.map(({ key }) => key),
        owners.map(({ address }) => (address && ownerNameOf(address)) ?? null),
        owners.map(({ address }) => (address && ownerSeatOf(address)) ?? null),
        revision,
      ],
    )
  }
  return changed.length
}

async function writeStates(client: PoolClient, office: string, states: readonly StateToWrite[]): Promise<void> {
  await client.query(
    `insert into brand_states (key, office, state_category, original, is_known)
     select key, $1, category, original, is_known
     from unnest($2::text[], $3::text[], $4::text[], $5::boolean[]) as s (key, category, original, is_known)
     on conflict (key) do update set is_known = brand_states.is_known or excluded.is_known`,
    [
      office,
      states.map(({ key }) => key),
      states.map(({ category }) => category),
      states.map(({ original }) => original),
      states.map(({ isKnown }) => isKnown),
    ],
  )
}

async function ownersOf(client: PoolClient, office: string, marks: readonly MarkToWrite[]): Promise<Map<string, MarkAddress>> {
  const keys = new Set(marks.flatMap(({ mark }) => mark.ownerKey ?? []))
  if (keys.size === 0) return new Map()
  const { rows } = await client.query<{ key: string; address: MarkAddress }>(
    `select key, address from persons where office = $1 and role = 'owner' and key = any($2::text[])`,
    [office, [...keys]],
  )
  return new Map(rows.map((row) => [row.key, row.address]))
}

function brandRows(
  batch: BatchToWrite,
  marks: readonly MarkToWrite[],
  owners: ReadonlyMap<string, MarkAddress>,
  revision: number,
): CopyRows {
  const rows = new CopyRows(brandColumns.length)
  for (const { mark, serial, logo, removed, delivery } of marks) {
    const owner = mark.ownerKey === undefined ? undefined : owners.get(mark.ownerKey)
    rows
      .row()
      .text(batch.office)
      .text(mark.id)
      .integer(serial)
      .bigint(revision)
      .text(mark.name)
      .text(mark.brandType)
      .text(mark.stateCategory)
      .text(mark.stateKey)
      .text(mark.applicationNumber)
      .text(mark.registrationNumber)
      .text(mark.registrationKey)
      .date(mark.applicationDate)
      .date(mark.registrationDate)
      .date(mark.oppositionEndDate)
      .date(mark.publicationDate)
      .smallints(mark.niceClasses)
      .text(mark.ownerName ?? (owner && ownerNameOf(owner)))
      .text(mark.ownerSeat ?? (owner && ownerSeatOf(owner)))
      .text(mark.ownerKey)
      .text(logo)
      .integer(batch.deliveries.get(delivery)?.id ?? 0)
      .boolean(removed)
      .bytes(Buffer.from(mark.hash, 'hex'))
  }
  return rows
}

function documentRows(office: string, marks: readonly MarkToWrite[]): CopyRows {
  const rows = new CopyRows(3)
  for (const { serial, document } of marks) rows.row().text(office).integer(serial).bytes(document)
  return rows
}

function copy(client: PoolClient, target: string, rows: CopyRows): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = client.query(copyFrom(`copy ${target} from stdin (format binary)`))
    stream.on('error', reject)
    stream.on('finish', resolve)
    stream.end(rows.finish())
  })
}

/** The end of a delivery: when it was read whole, the office's register speaks for its day. */
export async function finishDelivery(
  client: PoolClient,
  office: RegistrationOfficeCode,
  delivery: DeliveryToWrite,
  result: { finishedAt: Date; summary: object; isWhole: boolean; hasMarks: boolean },
): Promise<void> {
  if (delivery.id !== undefined) {
    await client.query('update deliveries set finished_at = $2, summary = $3, delivery_date = $4 where id = $1', [
      delivery.id,
      result.finishedAt,
      JSON.stringify(result.summary),
      delivery.deliveryDate ?? null,
    ])
  }
  if (result.isWhole && result.hasMarks) {
    await client.query('update offices set as_of = greatest(as_of, $2::date), updated_at = $3 where office = $1', [
      office,
      delivery.deliveryDate ?? null,
      result.finishedAt,
    ])
  }
}

export async function holdsSample(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ sample: boolean }>('select exists (select 1 from deliveries where is_sample) as sample')
  return rows[0]?.sample === true
}

/** Takes the sample out, all offices of it. A new generation tells the search index to begin anew. */
export async function removeSample(client: PoolClient): Promise<void> {
  await client.query('begin')
  try {
    await client.query('truncate brands, brand_documents, persons, brand_states, offices, deliveries')
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
