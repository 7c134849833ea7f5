import type { Pool } from '../platform/database.ts'

export interface StoredCalendar {
  accountId: string
  reminds: boolean
  createdAt: Date
}
const columns = 'account_id as "accountId", reminds, created_at as "createdAt"'

export async function calendarOf(pool: Pool, accountId: string): Promise<StoredCalendar | undefined> {
  const { rows } = await pool.query<StoredCalendar>(`select ${columns} from deadline_calendars where account_id = $1`, [
    accountId,
  ])
  return rows[0]
}

export async function calendarByHash(pool: Pool, tokenHash: Buffer): Promise<StoredCalendar | undefined> {
  const { rows } = await pool.query<StoredCalendar>(`select ${columns} from deadline_calendars where token_hash = $1`, [
    tokenHash,
  ])
  return rows[0]
}

/** Stores the calendar of an account, replacing the previous one. */
export async function storeCalendar(pool: Pool, calendar: StoredCalendar & { tokenHash: Buffer }): Promise<void> {
  await pool.query(
    `insert into deadline_calendars (account_id, token_hash, reminds, created_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update set token_hash = excluded.token_hash, reminds = excluded.reminds,
       created_at = excluded.created_at`,
    [calendar.accountId, calendar.tokenHash, calendar.reminds, calendar.createdAt],
  )
}

/** Changes the reminders; returns undefined if the account has no calendar. */
export async function writeReminds(pool: Pool, accountId: string, reminds: boolean): Promise<StoredCalendar | undefined> {
  const { rows } = await pool.query<StoredCalendar>(
    `update deadline_calendars set reminds = $2 where account_id = $1 returning ${columns}`,
    [accountId, reminds],
  )
  return rows[0]
}

export async function removeCalendar(pool: Pool, accountId: string): Promise<void> {
  await pool.query('delete from deadline_calendars where account_id = $1', [accountId])
}
