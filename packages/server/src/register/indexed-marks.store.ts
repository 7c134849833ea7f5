import type { BrandStateCategory, BrandType, RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'

/** The data about a mark that a search engine indexes. */
export interface IndexedMark {
  serial: number
  /** The name; null for a mark without words. */
  name: string | null
  /** The recorded translation of the name. */
  translation: string | null
  office: RegistrationOfficeCode
  category: BrandStateCategory
  type: BrandType
  stateKey: string
  niceClasses: number[]
  /** Main categories of the Vienna Classification, 1 to 29. */
  viennaCategories: number[]
  /** Dates are YYYY-MM-DD. */
  applicationDate: string | null
  registrationDate: string | null
  oppositionPeriodEndDate: string | null
  /** The day that determines which of two marks is earlier. */
  priorityDate: string | null
  /** All owners' names, if there are several. */
  ownerName: string | null
  ownerSeat: string | null
}

/** The number of rows per round trip, which take a few MB of memory. */
const batchSize = 20_000

const columns = `serial, name, translation, office, state_category as category, brand_type as type, state_key as "stateKey",
  nice_classes as "niceClasses", vienna_categories as "viennaCategories", application_date as "applicationDate", registration_date as "registrationDate",
  opposition_end_date as "oppositionPeriodEndDate", coalesce(priority_date, application_date) as "priorityDate",
  coalesce(owner_names, owner_name) as "ownerName", owner_seat as "ownerSeat"`

/** Returns the newest revision of the register. */
export async function newestRevision(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ revision: number | null }>('select max(revision) as revision from brands')
  return rows[0]?.revision ?? 0
}

/**
 * Yields all marks in batches, in the order of the database's index on serials, in constant memory, without sorting or
 * a long transaction. The database reads the next batch while the caller processes the current one.
 */
export async function* allMarks(pool: Pool): AsyncGenerator<IndexedMark[]> {
  const batchAfter = (serial: number) =>
    pool.query<IndexedMark>(`select ${columns} from brands where serial > $1 order by serial limit ${batchSize}`, [serial])
  let next = batchAfter(0)
  for (;;) {
    const { rows } = await next
    const last = rows.at(-1)
    if (!last) return
    next = batchAfter(last.serial)
    // If the caller stops early, the promise is never awaited.
    next.catch(() => undefined)
    yield rows
  }
}

/**
 * Returns the marks that changed after a revision, oldest change first, and the revision of the last change. Returns
 * undefined if nothing changed.
 */
export async function changedMarks(
  pool: Pool,
  revision: number,
): Promise<{ marks: IndexedMark[]; revision: number } | undefined> {
  // Revisions are committed in order, one per batch, so a visible revision is complete.
  const { rows: bounds } = await pool.query<{ until: number | null }>(
    `select max(revision) as until from (select revision from brands where revision > $1 order by revision limit ${batchSize}) page`,
    [revision],
  )
  const until = bounds[0]?.until
  if (until === null || until === undefined) return undefined
  const { rows } = await pool.query<IndexedMark>(`select ${columns} from brands where revision > $1 and revision <= $2`, [
    revision,
    until,
  ])
  return { marks: rows, revision: until }
}
