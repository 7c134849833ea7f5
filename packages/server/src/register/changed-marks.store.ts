import type { Pool } from '../platform/database.ts'
import { unpackDocument } from './document.ts'
import type { RegisterMark } from './mark.ts'

/*
 * Reads the data with which searches watch the register: which marks have changed, and the facts by which a change is
 * detected.
 */

export interface ChangedMark {
  serial: number
  revision: number
}

/**
 * Returns at most `limit` marks whose newest change lies after `after` and not after `until`, the oldest change first.
 * Revisions are committed in order, so the changes up to a visible revision are complete.
 */
export async function marksChangedBetween(pool: Pool, after: number, until: number, limit: number): Promise<ChangedMark[]> {
  const { rows } = await pool.query<ChangedMark>(
    'select serial, revision from brands where revision > $1 and revision <= $2 order by revision, serial limit $3',
    [after, until, limit],
  )
  return rows
}

/** The columns by which a watch judges a mark. */
export interface WatchedMark {
  serial: number
  revision: number
  applicationDate: string | null
  publicationDate: string | null
  /** The office's person keys, or the owners' names if it has none. */
  ownerKey: string
}

/** Returns the revision, the days and the owner of marks, by serial. */
export async function watchedColumns(pool: Pool, serials: readonly number[]): Promise<Map<number, WatchedMark>> {
  if (serials.length === 0) return new Map()
  const { rows } = await pool.query<WatchedMark>(
    `select serial, revision, application_date as "applicationDate", publication_date as "publicationDate",
       coalesce(array_to_string(owner_keys, ';'), owner_key, owner_names, owner_name, '') as "ownerKey"
     from brands where serial = any($1::integer[])`,
    [serials],
  )
  return new Map(rows.map((row) => [row.serial, row]))
}

/** Returns the documents of marks, by serial. */
export async function documentsBySerial(pool: Pool, serials: readonly number[]): Promise<Map<number, RegisterMark>> {
  if (serials.length === 0) return new Map()
  const { rows } = await pool.query<{ serial: number; document: Buffer }>(
    `select d.serial, d.document from brands b join brand_documents d on d.office = b.office and d.serial = b.serial
     where b.serial = any($1::integer[])`,
    [serials],
  )
  return new Map(rows.map(({ serial, document }) => [serial, unpackDocument(document)]))
}
