import type { AccountState, Locale, Permission } from '@marklot/contracts'
import type { SignedIn } from '../identity/index.ts'
import type { Pool, PoolClient } from '../platform/database.ts'

export interface StoredUser {
  id: string
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  givenName: string | null
  familyName: string | null
  state: AccountState
  createdAt: Date
  lastSeenAt: Date
}
export interface MemberRow {
  user: StoredUser
  accountId: string
  accountState: AccountState
  /** The person's accounts, the default account first. */
  accountIds: string[]
  permissions: Permission[]
}

export const userColumns = `u.id, u.issuer, u.subject, u.email, u.email_verified as "emailVerified", u.name,
  u.given_name as "givenName", u.family_name as "familyName", u.state, u.created_at as "createdAt", u.last_seen_at as "lastSeenAt"`

type Row = StoredUser & Omit<MemberRow, 'user'>

/**
 * Looks up the person that a token names. Uses a single statement, because every call of a signed-in person needs it.
 */
export async function storedMember(pool: Pool, issuer: string, subject: string): Promise<MemberRow | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'member',
    text: `select ${userColumns}, a.id as "accountId", a.state as "accountState",
        (select json_agg(m.account_id order by m.is_default desc, m.account_id) from account_users m where m.user_id = u.id)
          as "accountIds",
        (select coalesce(json_agg(json_build_object('resource', p.resource, 'level', p.level) order by p.resource), '[]')
         from permissions p where p.user_id = u.id) as permissions
      from users u join account_users au on au.user_id = u.id and au.is_default join accounts a on a.id = au.account_id
      where u.issuer = $1 and u.subject = $2`,
    values: [issuer, subject],
  })
  const row = rows[0]
  if (!row) return undefined
  const { accountId, accountState, accountIds, permissions, ...user } = row
  return { user, accountId, accountState, accountIds, permissions }
}

/** Stores a new user. Returns false if another call has just created the person; the transaction is then aborted. */
export async function insertUser(
  client: PoolClient,
  id: string,
  caller: SignedIn,
  at: { now: Date; day: Date },
): Promise<boolean> {
  const { issuer, subject, claims } = caller
  const { rowCount } = await client.query(
    `insert into users (id, issuer, subject, email, email_verified, name, given_name, family_name, created_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (issuer, subject) do nothing`,
    [id, issuer, subject, claims.email, claims.emailVerified, claims.name, claims.givenName, claims.familyName, at.now, at.day],
  )
  return rowCount === 1
}

export async function insertAccount(
  client: PoolClient,
  account: { id: string; name: string; notificationLanguage: Locale; createdAt: Date; userId: string },
): Promise<void> {
  await client.query('insert into accounts (id, name, notification_language, created_at) values ($1, $2, $3, $4)', [
    account.id,
    account.name,
    account.notificationLanguage,
    account.createdAt,
  ])
  await client.query('insert into account_users (account_id, user_id, is_default) values ($1, $2, true)', [
    account.id,
    account.userId,
  ])
}

/** Stores the provider's current claims and the day. Claims that the provider omits keep their values. */
export async function updateUser(pool: Pool, id: string, { claims }: SignedIn, day: Date): Promise<StoredUser | undefined> {
  const { rows } = await pool.query<StoredUser>({
    name: 'updateUser',
    text: `update users u set email = coalesce($2, u.email), email_verified = case when $2::text is null then u.email_verified else $3 end,
       name = coalesce($4, u.name), given_name = coalesce($5, u.given_name), family_name = coalesce($6, u.family_name),
       last_seen_at = $7
     where u.id = $1 returning ${userColumns}`,
    values: [id, claims.email, claims.emailVerified, claims.name, claims.givenName, claims.familyName, day],
  })
  return rows[0]
}
