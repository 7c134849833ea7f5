import type { BrandStateCategory, BrandType, RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'

/** The columns of a mark that lists show. */
export interface BrandRow {
  office: RegistrationOfficeCode
  id: string
  serial: number
  name: string | null
  brandType: BrandType
  stateCategory: BrandStateCategory
  stateKey: string
  applicationNumber: string
  registrationNumber: string | null
  applicationDate: string | null
  registrationDate: string | null
  oppositionEndDate: string | null
  /** The day that determines which of two marks is earlier. */
  priorityDate: string | null
  niceClasses: number[]
  ownerName: string | null
  /** All owners' names, if there are several. */
  ownerNames: string | null
  ownerSeat: string | null
  logo: string | null
  removed: boolean
}

const rowColumns = `office, id, serial, name, brand_type as "brandType", state_category as "stateCategory", state_key as "stateKey",
  application_number as "applicationNumber", registration_number as "registrationNumber", application_date as "applicationDate",
  registration_date as "registrationDate", opposition_end_date as "oppositionEndDate",
  coalesce(priority_date, application_date) as "priorityDate", nice_classes as "niceClasses",
  owner_name as "ownerName", owner_names as "ownerNames", owner_seat as "ownerSeat", logo, removed`

/** Returns the rows of a page, by serial. Leaves out marks that were deleted in the meantime. */
export async function rowsBySerial(pool: Pool, serials: readonly number[]): Promise<Map<number, BrandRow>> {
  if (serials.length === 0) return new Map()
  const { rows } = await pool.query<BrandRow>({
    name: 'rowsBySerial',
    text: `select ${rowColumns} from brands where serial = any($1::integer[])`,
    values: [serials],
  })
  return new Map(rows.map((row) => [row.serial, row]))
}

/** Identifies a mark whose office is known. */
export interface MarkKey {
  serial: number
  office: RegistrationOfficeCode
}

/** Like `rowsBySerial`, in half the time: it reads only the part of the table that belongs to the mark's office. */
export async function rowsOfMarks(pool: Pool, marks: readonly MarkKey[]): Promise<Map<number, BrandRow>> {
  if (marks.length === 0) return new Map()
  const { rows } = await pool.query<BrandRow>({
    name: 'rowsOfMarks',
    text: `select ${rowColumns} from unnest($1::text[], $2::integer[]) as wanted (office, serial)
      join brands using (office, serial)`,
    values: [marks.map(({ office }) => office), marks.map(({ serial }) => serial)],
  })
  return new Map(rows.map((row) => [row.serial, row]))
}

/** Returns the row of one mark. */
export async function brandRow(pool: Pool, office: string, id: string): Promise<BrandRow | undefined> {
  const { rows } = await pool.query<BrandRow>(`select ${rowColumns} from brands where office = $1 and id = $2`, [office, id])
  return rows[0]
}

export interface StoredBrand extends BrandRow {
  document: Buffer
  feed: string
  file: string
  deliveryDate: string | null
  isSample: boolean
}

/** Returns one mark with its document and its source. */
export async function storedBrand(pool: Pool, office: string, id: string): Promise<StoredBrand | undefined> {
  const { rows } = await pool.query<StoredBrand>(
    `select b.*, d.document, v.feed, v.file, v.delivery_date as "deliveryDate", v.is_sample as "isSample"
     from (select ${rowColumns}, delivery from brands where office = $1 and id = $2) b
     join brand_documents d on d.office = b.office and d.serial = b.serial
     join deliveries v on v.id = b.delivery`,
    [office, id],
  )
  return rows[0]
}

const idsGiven = `(office, id) in (select split_part(x, '-', 1), x from unnest($1::text[]) x)`

/** Returns the rows of these marks, by id. Leaves out marks that the register does not hold. */
export async function rowsById(pool: Pool, ids: readonly string[]): Promise<Map<string, BrandRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<BrandRow>(`select ${rowColumns} from brands where ${idsGiven}`, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the rows of these marks with their documents, by id. Leaves out marks that the register does not hold. */
export async function storedMarks(pool: Pool, ids: readonly string[]): Promise<Map<string, BrandRow & { document: Buffer }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<BrandRow & { document: Buffer }>(
    `select b.*, d.document
     from (select ${rowColumns} from brands where ${idsGiven}) b
     join brand_documents d on d.office = b.office and d.serial = b.serial`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Finds marks by application, registration or international number: at most `limit` serials, by id. Each look-up uses
 * an index.
 */
export async function serialsByNumber(
  pool: Pool,
  numbers: {
    ids: readonly string[]
    registrationKeys: readonly string[]
    internationalNumbers?: readonly string[]
    office?: string
  },
  limit: number,
): Promise<number[]> {
  const { rows } = await pool.query<{ serial: number }>(
    `select serial from (
       select office, id, serial from brands where (office, id) in (select split_part(x, '-', 1), x from unnest($1::text[]) x)
       union
       select office, id, serial from brands where registration_key = any($2::text[])
       union
       select office, id, serial from brands where international_number = any($5::text[])
     ) found where $3::text is null or office = $3 order by id limit $4`,
    [numbers.ids, numbers.registrationKeys, numbers.office ?? null, limit, numbers.internationalNumbers ?? []],
  )
  return rows.map((row) => row.serial)
}

export type PersonRole = 'owner' | 'representative'

/** Returns the persons that an office delivers separately from its marks, by key. */
export async function personsByKey(
  pool: Pool,
  office: string,
  role: PersonRole,
  keys: readonly string[],
): Promise<Map<string, unknown>> {
  if (keys.length === 0) return new Map()
  const { rows } = await pool.query<{ key: string; address: unknown }>(
    'select key, address from persons where office = $1 and role = $2 and key = any($3::text[])',
    [office, role, keys],
  )
  return new Map(rows.map((row) => [row.key, row.address]))
}

/** Returns the highest running number of a mark, 0 in an empty register. Reads the last index entry of each office. */
export async function lastSerial(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(serial), 0)::integer as last from brands')
  return rows[0]?.last ?? 0
}

/**
 * Returns the identifiers of the marks with running numbers from `first` to `last`, both included, without removed
 * entries.
 */
export async function markIds(pool: Pool, first: number, last: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from brands where serial between $1 and $2 and not removed order by serial`,
    [first, last],
  )
  return rows.map(({ id }) => id)
}
