import type { RegistrationOfficeCode } from '@marklot/contracts'
import { from as copyFrom } from 'pg-copy-streams'
import type { PoolClient } from '../platform/database.ts'
import type { MarkAddress } from '../register/index.ts'
import { CopyRows } from './copy-rows.ts'
import { ownersOf, type PersonToWrite, writePersons } from './persons.store.ts'
import { joinNames, ownerNameOf, ownerSeatOf, type PreparedMark } from './prepare-mark.ts'

/** A mark to be written. */
export interface MarkToWrite {
  mark: PreparedMark
  document: Buffer
  serial: number
  logo: string | undefined
  removed: boolean
  /** The delivery that contains the mark, as a key of `BatchToWrite.deliveries`. */
  delivery: string
}
export interface DeliveryToWrite {
  /** The id of the delivery's row; set once the row exists. */
  id: number | undefined
  feed: string
  file: string
  deliveryDate: string | undefined
  startedAt: Date
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
  /** The change in the office's number of marks. */
  marksDelta: number
}

const brandColumns = [
  'office',
  'id',
  'serial',
  'revision',
  'name',
  'translation',
  'brand_type',
  'state_category',
  'state_key',
  'application_number',
  'registration_number',
  'registration_key',
  'application_date',
  'registration_date',
  'opposition_end_date',
  'priority_date',
  'publication_date',
  'nice_classes',
  'vienna_categories',
  'owner_name',
  'owner_seat',
  'owner_key',
  'owner_names',
  'owner_keys',
  'international_number',
  'logo',
  'delivery',
  'removed',
  'content_hash',
]
const keyColumns = new Set(['office', 'id', 'serial'])
const assignments = brandColumns.filter((column) => !keyColumns.has(column)).map((column) => `${column} = i.${column}`)

/** Creates the session's tables that receive changed rows by COPY, before they update the register. */
export async function prepareSession(client: PoolClient): Promise<void> {
  await client.query('create temporary table if not exists incoming_brands (like brands) on commit delete rows')
  await client.query('create temporary table if not exists incoming_documents (like brand_documents) on commit delete rows')
}

/** Writes a whole batch or nothing. Returns the number of persons that changed. */
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

function brandRows(
  batch: BatchToWrite,
  marks: readonly MarkToWrite[],
  owners: ReadonlyMap<string, MarkAddress>,
  revision: number,
): CopyRows {
  const rows = new CopyRows(brandColumns.length)
  for (const { mark, serial, logo, removed, delivery } of marks) {
    const [firstKey] = mark.ownerKeys
    const owner = firstKey === undefined ? undefined : owners.get(firstKey)
    const known = mark.ownerKeys.flatMap((key) => owners.get(key) ?? [])
    rows
      .row()
      .text(batch.office)
      .text(mark.id)
      .integer(serial)
      .bigint(revision)
      .text(mark.name)
      .text(mark.translation)
      .text(mark.brandType)
      .text(mark.stateCategory)
      .text(mark.stateKey)
      .text(mark.applicationNumber)
      .text(mark.registrationNumber)
      .text(mark.registrationKey)
      .date(mark.applicationDate)
      .date(mark.registrationDate)
      .date(mark.oppositionEndDate)
      .date(mark.priorityDate)
      .date(mark.publicationDate)
      .smallints(mark.niceClasses)
      .smallints(mark.viennaCategories)
      .text(mark.ownerName ?? (owner && ownerNameOf(owner)))
      .text(mark.ownerSeat ?? (owner && ownerSeatOf(owner)))
      .text(firstKey)
      .text(mark.ownerNames ?? joinNames(known))
      .texts(mark.ownerKeys.length > 1 ? mark.ownerKeys : undefined)
      .text(mark.internationalNumber)
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
