import type { Pool, PoolClient } from './database.ts'

export interface StoredMail<Message> {
  id: string
  message: Message
  attempts: number
}

/**
 * Stores a mail.
 * @returns false if a mail with the same key already exists
 */
export async function insertMail(
  database: Pool | PoolClient,
  mail: { id: string; key: string | null; message: object; now: Date },
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'insertMail',
    text: `insert into mails (id, key, message, state, due_at, created_at) values ($1, $2, $3, 'waiting', $4, $4)
     on conflict do nothing`,
    values: [mail.id, mail.key, JSON.stringify(mail.message), mail.now],
  })
  return (rowCount ?? 0) > 0
}

/**
 * Stores many mails.
 * @returns the ids of those that did not exist yet
 */
export async function insertMails(
  client: PoolClient,
  mails: readonly { id: string; key: string; message: object }[],
  now: Date,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into mails (id, key, message, state, due_at, created_at)
     select id, key, message, 'waiting', $4, $4 from unnest($1::uuid[], $2::text[], $3::jsonb[]) as mail (id, key, message)
     on conflict do nothing returning id`,
    [mails.map(({ id }) => id), mails.map(({ key }) => key), mails.map(({ message }) => JSON.stringify(message)), now],
  )
  return rows.map(({ id }) => id)
}

/** The current state of a mail. */
export interface MailFate {
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  sentAt: Date | null
}

/** Returns the fates of mails by key. */
export async function selectFates(pool: Pool, keys: readonly string[]): Promise<Map<string, MailFate>> {
  if (keys.length === 0) return new Map()
  const { rows } = await pool.query<MailFate & { key: string }>(
    'select key, state, attempts, sent_at as "sentAt" from mails where key = any($1::text[])',
    [keys],
  )
  return new Map(rows.map(({ key, ...fate }) => [key, fate]))
}

/**
 * Returns the mail unless it was sent or given up. Its job prevents other processes from sending it at the same time.
 */
export async function selectWaitingMail<Message>(pool: Pool, id: string): Promise<StoredMail<Message> | undefined> {
  const { rows } = await pool.query<StoredMail<Message>>({
    name: 'selectWaitingMail',
    text: `select id, message, attempts from mails where id = $1 and state = 'waiting'`,
    values: [id],
  })
  return rows[0]
}

/** Returns due mails that no longer have a job, because it was given up. */
export async function selectDueMails(pool: Pool, now: Date, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from mails where state = 'waiting' and due_at <= $1
       and not exists (select from jobs where task = 'mail.send' and key = mails.id::text and not is_final)
     order by due_at limit $2`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

/** Deletes the message of a sent or abandoned mail, because it may contain a code or an address. */
export async function markSent(pool: Pool, id: string, now: Date, failure: string | null): Promise<void> {
  await pool.query({
    name: 'markMailSent',
    text: `update mails set state = 'sent', sent_at = $2, attempts = attempts + 1, failure = $3, message = '{}' where id = $1`,
    values: [id, now, failure],
  })
}

export async function markFailed(pool: Pool, id: string, failure: string): Promise<void> {
  await pool.query(`update mails set state = 'failed', attempts = attempts + 1, failure = $2, message = '{}' where id = $1`, [
    id,
    failure,
  ])
}

export async function putOff(client: PoolClient, id: string, dueAt: Date, failure: string): Promise<void> {
  await client.query('update mails set attempts = attempts + 1, due_at = $2, failure = $3 where id = $1', [id, dueAt, failure])
}
