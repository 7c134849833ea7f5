import type { PermissionArea } from '@marklot/contracts'
import type { AuditEntry } from '@marklot/contracts/administration'
import type { Pool, PoolClient } from '../platform/database.ts'

/** One change to be recorded: who, when, what. Details hold no names, addresses or other personal data. */
export interface Change {
  at: Date
  /** Null: the product itself or the command line. */
  userId: string | null
  area: PermissionArea
  /** Such as `subscription.granted`. */
  action: string
  objectId: string | null
  details?: Record<string, unknown>
}

/** Records a change in the transaction that makes it. */
export async function recordChange(client: PoolClient, change: Change): Promise<void> {
  await client.query(
    'insert into audit_entries (at, user_id, area, action, object_id, details) values ($1, $2, $3, $4, $5, $6)',
    [change.at, change.userId, change.area, change.action, change.objectId, JSON.stringify(change.details ?? {})],
  )
}

type AuditRow = Omit<AuditEntry, 'at'> & { at: Date }
const present = (row: AuditRow): AuditEntry => ({ ...row, at: row.at.toISOString() })
const columns = `e.id, e.at, e.user_id as "userId", coalesce(u.name, u.email) as "userName", e.area, e.action,
  e.object_id as "objectId", e.details`

/** A page of the record, the newest first. The words may be a part of an action, or a whole id. */
export async function auditEntries(
  pool: Pool,
  { query, page, size }: { query: string; page: number; size: number },
): Promise<{ total: number; entries: AuditEntry[] }> {
  const words = query.trim()
  const condition = `($1 = '' or strpos(lower(e.action), lower($1)) > 0 or e.object_id = $1 or e.user_id::text = $1)`
  const { rows: counts } = await pool.query<{ total: number }>(
    `select count(*) as total from audit_entries e where ${condition}`,
    [words],
  )
  const { rows } = await pool.query<AuditRow>(
    `select ${columns} from audit_entries e left join users u on u.id = e.user_id where ${condition}
     order by e.id desc limit $2 offset $3`,
    [words, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, entries: rows.map(present) }
}

/**
 * Everything that was recorded of one user's own changes, and of others' changes to what is theirs, for the file of their data.
 * Who the others are is not said.
 * @param objectIds of the user, the accounts, the subscriptions
 */
export async function changesAbout(pool: Pool, userId: string, objectIds: readonly string[]): Promise<AuditEntry[]> {
  const { rows } = await pool.query<AuditRow>(
    `select ${columns} from audit_entries e left join users u on u.id = e.user_id
     where e.user_id = $1 or e.object_id = any($2) order by e.id`,
    [userId, objectIds],
  )
  return rows.map((row) => present(row.userId === userId ? row : { ...row, userId: null, userName: null }))
}
