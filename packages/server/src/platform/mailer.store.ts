import type { Pool, PoolClient } from './database.ts'

export interface StoredMail<Message> {
  id: string
  message: Message
  attempts: number
}

/** @returns false = a mail of the same key exists */
export async function insertMail(
  database: Pool | PoolClient,
  mail: { id: string; key: string | null; message: object; now: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into mails (id, key, message, state, due_at, created_at) values ($1, $2, $3, 'waiting', $4, $4) on conflict do nothing`,
    [mail.id, mail.key, JSON.stringify(mail.message), mail.now],
  )
  return (rowCount ?? 0) > 0
}

/** The mail, locked until the transaction's end; undefined when it is sent, not due, or another process has it. */
export async function claimMail<Message>(client: PoolClient, id: string, now: Date): Promise<StoredMail<Message> | undefined> {
  const { rows } = await client.query<StoredMail<Message>>(
    `select id, message, attempts from mails where id = $1 and state = 'waiting' and due_at <= $2 for update skip locked`,
    [id, now],
  )
  return rows[0]
}

export async function selectDueMails(pool: Pool, now: Date, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from mails where state = 'waiting' and due_at <= $1 order by due_at limit $2`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

/** What was sent or given up is not kept: the text of a mail can hold a code or an address. */
export async function markSent(client: PoolClient, id: string, now: Date, failure: string | null): Promise<void> {
  await client.query(
    `update mails set state = 'sent', sent_at = $2, attempts = attempts + 1, failure = $3, message = '{}' where id = $1`,
    [id, now, failure],
  )
}

export async function markFailed(client: PoolClient, id: string, failure: string): Promise<void> {
  await client.query(`update mails set state = 'failed', attempts = attempts + 1, failure = $2, message = '{}' where id = $1`, [
    id,
    failure,
  ])
}

export async function putOff(client: PoolClient, id: string, dueAt: Date, failure: string): Promise<void> {
  await client.query('update mails set attempts = attempts + 1, due_at = $2, failure = $3 where id = $1', [id, dueAt, failure])
}
