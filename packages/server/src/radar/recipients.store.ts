import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

/**
 * Replaces the recipients of a search. Addresses that unsubscribed stay unsubscribed, even if they are entered again.
 * @param own the addresses of the account's people, who may subscribe again by saving
 */
export async function replaceRecipients(
  client: PoolClient,
  queryId: number,
  recipients: readonly { role: 'to' | 'cc'; mail: string }[],
  own: readonly string[],
): Promise<void> {
  const mails = recipients.map(({ mail }) => mail)
  await client.query('delete from query_recipients where query_id = $1 and left_at is null and mail <> all($2::text[])', [
    queryId,
    mails,
  ])
  await client.query(
    `insert into query_recipients (query_id, role, place, mail)
     select $1, role, place, mail from unnest($2::text[], $3::text[]) with ordinality as given (role, mail, place)
     on conflict (query_id, mail) do update set role = excluded.role, place = excluded.place,
       left_at = case when lower(excluded.mail) = any($4::text[]) then null else query_recipients.left_at end`,
    [queryId, recipients.map(({ role }) => role), mails, own.map((mail) => mail.toLowerCase())],
  )
}

/**
 * Records addresses that must be confirmed before they receive mails.
 * @param repeatedBefore addresses that were last asked before this time and have not answered are asked again
 * @param limit the limit of unanswered requests from an account, which prevents it from flooding strangers
 * @returns the addresses to ask now
 */
export async function noteUnconfirmed(
  client: PoolClient,
  accountId: string,
  mails: readonly string[],
  { now, repeatedBefore, limit }: { now: Date; repeatedBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await client.query<{ mail: string }>(
    `insert into radar_mail_addresses as known (account_id, mail, asked_at)
     select $1, mail, $3 from unnest($2::text[]) as given (mail)
     where (select count(*) from radar_mail_addresses where account_id = $1 and confirmed_at is null) < $5
     on conflict (account_id, mail) do update set asked_at = excluded.asked_at
       where known.confirmed_at is null and known.asked_at < $4
     returning mail`,
    [accountId, mails, now, repeatedBefore, limit],
  )
  return rows.map(({ mail }) => mail)
}

/** A recipient with its search and account. */
export interface FoundRecipient {
  id: number
  queryId: number
  accountId: string
  role: 'to' | 'cc'
  mail: string
  leftAt: Date | null
  confirmedAt: Date | null
}

export async function storedRecipient(database: Database, id: number): Promise<FoundRecipient | undefined> {
  const { rows } = await database.query<FoundRecipient>(
    `select r.id, r.query_id as "queryId", q.account_id as "accountId", r.role, r.mail, r.left_at as "leftAt",
       m.confirmed_at as "confirmedAt"
     from query_recipients r join stored_brand_queries q on q.id = r.query_id
       left join radar_mail_addresses m on m.account_id = q.account_id and m.mail = r.mail
     where r.id = $1`,
    [id],
  )
  return rows[0]
}

/** Confirms an address for all searches of an account. */
export async function confirmMail(database: Database, accountId: string, mail: string, now: Date): Promise<void> {
  await database.query(
    `insert into radar_mail_addresses (account_id, mail, asked_at, confirmed_at) values ($1, $2, $3, $3)
     on conflict (account_id, mail) do update set confirmed_at = coalesce(radar_mail_addresses.confirmed_at, excluded.confirmed_at)`,
    [accountId, mail, now],
  )
}

/** Unsubscribes one recipient. */
export async function leaveRecipients(database: Database, id: number, now: Date): Promise<void> {
  await database.query('update query_recipients set left_at = coalesce(left_at, $2) where id = $1', [id, now])
}

/** Returns the addresses to which an account sends mails, for the export of personal data. */
export async function mailAddressesOf(
  pool: Pool,
  accountId: string,
): Promise<{ mail: string; askedAt: Date; confirmedAt: Date | null }[]> {
  const { rows } = await pool.query<{ mail: string; askedAt: Date; confirmedAt: Date | null }>(
    `select mail, asked_at as "askedAt", confirmed_at as "confirmedAt" from radar_mail_addresses where account_id = $1
     order by asked_at, mail`,
    [accountId],
  )
  return rows
}
