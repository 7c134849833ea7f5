import type { Pool, PoolClient } from '../platform/database.ts'
import type { UploadedLogoName } from '../platform/object-store-keys.ts'

type Database = Pool | PoolClient

export interface StoredLogo extends UploadedLogoName {
  width: number
  height: number
  size: number
  uploadedAt: Date
  /** SHA-256 of the logo's pixels, in hex. */
  digest: string
}

const columns = `id, account_id as "accountId", width, height, size, media_type as "mediaType", uploaded_at as "uploadedAt", digest`

/**
 * Stores a logo. If the account already has a logo with the same picture, that logo stays and gets the new upload time.
 * @returns the logo that is stored now
 */
export async function upsertLogo(database: Database, logo: StoredLogo): Promise<StoredLogo> {
  const { rows } = await database.query<StoredLogo>(
    `insert into uploaded_logos as known (id, account_id, width, height, size, media_type, uploaded_at, digest)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (account_id, digest) do update set uploaded_at = greatest(known.uploaded_at, excluded.uploaded_at)
     returning ${columns}`,
    [logo.id, logo.accountId, logo.width, logo.height, logo.size, logo.mediaType, logo.uploadedAt, logo.digest],
  )
  return rows[0] as StoredLogo
}

/** Returns these logos by id. */
export async function storedLogos(database: Database, ids: readonly string[]): Promise<Map<string, StoredLogo>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<StoredLogo>(`select ${columns} from uploaded_logos where id = any($1::uuid[])`, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the logos of an account, the newest first. */
export async function logosOf(database: Database, accountId: string): Promise<StoredLogo[]> {
  const { rows } = await database.query<StoredLogo>(
    `select ${columns} from uploaded_logos where account_id = $1 order by uploaded_at desc, id`,
    [accountId],
  )
  return rows
}

/**
 * Deletes a logo, unless it was uploaded again at or after this time.
 * @returns whether it was deleted
 * @throws DatabaseError for the foreign key if the logo is still in use
 */
export async function deleteLogo(client: PoolClient, id: string, before: Date | null): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from uploaded_logos where id = $1 and ($2::timestamptz is null or uploaded_at < $2)',
    [id, before],
  )
  return rowCount === 1
}

/** Returns logos uploaded before this time, the oldest first, beginning after the given one. */
export async function oldLogos(
  database: Database,
  { before, after, limit }: { before: Date; after: StoredLogo | undefined; limit: number },
): Promise<StoredLogo[]> {
  const { rows } = await database.query<StoredLogo>(
    `select ${columns} from uploaded_logos
     where uploaded_at < $1 and ($2::timestamptz is null or (uploaded_at, id) > ($2, $3::uuid))
     order by uploaded_at, id limit $4`,
    [before, after?.uploadedAt ?? null, after?.id ?? null, limit],
  )
  return rows
}
