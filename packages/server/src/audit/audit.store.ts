import type { PermissionArea } from '@marklot/contracts'
import type { Pool, PoolClient } from '../platform/database.ts'

/** A change to record: author, time and action. Details contain no names, addresses or other personal data. */
export interface Change {
  at: Date
  /** Null for changes by the product itself and by the command line. */
  userId: string | null
  area: PermissionArea
  /** For example `subscription.granted`. */
  action: string
  objectId: string | null
  details?: Record<string, unknown>
}

/** Records a change in the transaction that makes it. */
export async function recordChange(client: PoolClient, change: Change): Promise<void> {
  await client.query({
    name: 'recordChange',
    text: 'insert into audit_entries (at, user_id, area, action, object_id, details) values ($1, $2, $3, $4, $5, $6)',
    values: [change.at, change.userId, change.area, change.action, change.objectId, JSON.stringify(change.details ?? {})],
  })
}

/** A recorded change as stored. Only the accounts capability knows the name of `userId`. */
export interface StoredChange extends Required<Change> {
  id: number
}
const columns = `id, at, user_id as "userId", area, action, object_id as "objectId", details`

/** Returns a page of the audit log, newest first. The search words may be part of an action or a whole id. */
export async function recordedChanges(
  pool: Pool,
  { query, page, size }: { query: string; page: number; size: number },
): Promise<{ total: number; changes: StoredChange[] }> {
  const words = query.trim()
  const condition = `($1 = '' or strpos(lower(action), lower($1)) > 0 or object_id = $1 or user_id::text = $1)`
  const { rows: counts } = await pool.query<{ total: number }>(`select count(*) as total from audit_entries where ${condition}`, [
    words,
  ])
  const { rows } = await pool.query<StoredChange>(
    `select ${columns} from audit_entries where ${condition} order by id desc limit $2 offset $3`,
    [words, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, changes: rows }
}

/**
 * Returns the changes that a user made, and those that anybody made to the given objects, oldest first.
 * @param objectIds ids of the user, the accounts and the subscriptions
 */
export async function changesAbout(pool: Pool, userId: string, objectIds: readonly string[]): Promise<StoredChange[]> {
  const { rows } = await pool.query<StoredChange>(
    `select ${columns} from audit_entries where user_id = $1 or object_id = any($2) order by id`,
    [userId, objectIds],
  )
  return rows
}
