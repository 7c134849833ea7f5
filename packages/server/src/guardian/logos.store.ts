import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

export interface StoredLogo {
  id: string
  accountId: string
  width: number
  height: number
  size: number
  uploadedAt: Date
  /** A draft or an assessment holds it. */
  isHeld: boolean
}

const held = `(exists (select 1 from assessment_drafts d where d.logo_id = l.id)
  or exists (select 1 from assessments a where a.logo_id = l.id))`
const columns = `id, account_id as "accountId", width, height, size, uploaded_at as "uploadedAt", ${held} as "isHeld"`

export async function insertLogo(database: Database, logo: Omit<StoredLogo, 'isHeld'>): Promise<void> {
  await database.query(
    'insert into assessment_logos (id, account_id, width, height, size, uploaded_at) values ($1, $2, $3, $4, $5, $6)',
    [logo.id, logo.accountId, logo.width, logo.height, logo.size, logo.uploadedAt],
  )
}

/** These logos by id. */
export async function storedLogos(database: Database, ids: readonly string[]): Promise<Map<string, StoredLogo>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<StoredLogo>(`select ${columns} from assessment_logos l where id = any($1::uuid[])`, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

/** The logos of an account, the newest first. */
export async function logosOf(database: Database, accountId: string): Promise<StoredLogo[]> {
  const { rows } = await database.query<StoredLogo>(
    `select ${columns} from assessment_logos l where account_id = $1 order by uploaded_at desc, id`,
    [accountId],
  )
  return rows
}

/** Takes a logo off the drafts. */
export async function takeOffDrafts(client: PoolClient, id: string): Promise<void> {
  await client.query('update assessment_drafts set logo_id = null where logo_id = $1', [id])
}

/** Deletes a logo unless a draft or assessment holds it. @returns whether it was deleted */
export async function deleteLogoUnlessHeld(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(`delete from assessment_logos l where id = $1 and not ${held}`, [id])
  return rowCount === 1
}

/** Logos uploaded before this time that nothing holds, at most `limit`. */
export async function unheldLogos(database: Database, before: Date, limit: number): Promise<StoredLogo[]> {
  const { rows } = await database.query<StoredLogo>(
    `select ${columns} from assessment_logos l where uploaded_at < $1 and not ${held} order by uploaded_at limit $2`,
    [before, limit],
  )
  return rows
}
