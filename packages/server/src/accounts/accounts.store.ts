import type { AccountChange, AccountState, BillingAddress, Locale, Permission } from '@marklot/contracts'
import type { PersonKey } from '../platform/capability.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { type StoredUser, userColumns } from './members.store.ts'

type Database = Pool | PoolClient

export interface StoredAccount {
  id: string
  name: string
  state: AccountState
  timeZone: string
  notificationLanguage: Locale
  createdAt: Date
  isBusinessCustomer: boolean
  deletionRequestedAt: Date | null
  lastSeenAt: Date
}

const accountColumns = `a.id, a.name, a.state, a.time_zone as "timeZone", a.notification_language as "notificationLanguage",
  a.created_at as "createdAt", a.deletion_requested_at as "deletionRequestedAt",
  coalesce(b.is_business_customer, false) as "isBusinessCustomer",
  (select coalesce(max(u.last_seen_at), a.created_at) from account_users m join users u on u.id = m.user_id
   where m.account_id = a.id) as "lastSeenAt"`
const accountTables = 'accounts a left join billing_addresses b on b.account_id = a.id'

export async function storedAccount(database: Database, id: string): Promise<StoredAccount | undefined> {
  const { rows } = await database.query<StoredAccount>(`select ${accountColumns} from ${accountTables} where a.id = $1`, [id])
  return rows[0]
}

/** Returns the accounts of a user, the default one first. */
export async function accountsOf(pool: Pool, userId: string): Promise<StoredAccount[]> {
  const { rows } = await pool.query<StoredAccount>(
    `select ${accountColumns} from ${accountTables} join account_users au on au.account_id = a.id
     where au.user_id = $1 order by au.is_default desc, a.created_at, a.id`,
    [userId],
  )
  return rows
}

/** Returns the given accounts, and the accounts with a request for deletion. */
export async function accountsToReview(pool: Pool, ids: readonly string[]): Promise<StoredAccount[]> {
  const { rows } = await pool.query<StoredAccount>(
    `select ${accountColumns} from ${accountTables} where a.deletion_requested_at is not null or a.id = any($1::uuid[])`,
    [ids],
  )
  return rows
}

export interface AccountPerson {
  id: string
  name: string | null
  email: string | null
}
export type AccountWithPeople = StoredAccount & { users: AccountPerson[] }

/** An SQL condition: true if the name of the account `a`, or of one of its people, contains the lower-case words $1. */
const isNamed = `(strpos(lower(a.name), $1) > 0
  or exists (select 1 from account_users m join users u on u.id = m.user_id where m.account_id = a.id
             and strpos(lower(concat_ws(' ', u.name, u.given_name, u.family_name, u.email)), $1) > 0))`

/** Returns a page of the accounts whose name, id or people contain the search words, newest first. */
export async function searchAccounts(
  pool: Pool,
  { query, page, size }: { query: string; page: number; size: number },
): Promise<{ total: number; rows: AccountWithPeople[] }> {
  const condition = `($1::text = '' or a.id::text = $1 or ${isNamed})`
  const words = query.trim().toLowerCase()
  const { rows: counts } = await pool.query<{ total: number }>(`select count(*) as total from accounts a where ${condition}`, [
    words,
  ])
  const { rows } = await pool.query<AccountWithPeople>(
    `select ${accountColumns},
       (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email) order by u.created_at), '[]')
        from account_users m join users u on u.id = m.user_id where m.account_id = a.id) as users
     from ${accountTables} where ${condition} order by a.created_at desc, a.id limit $2 offset $3`,
    [words, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, rows }
}

/** Returns the names of accounts, for lists that other capabilities keep. */
export async function accountNames(pool: Pool, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from accounts where id = any($1::uuid[])', [
    ids,
  ])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the ids of the accounts whose name or people contain the search words, regardless of case. */
export async function accountIdsNamed(pool: Pool, words: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`select a.id from accounts a where ${isNamed}`, [words.toLowerCase()])
  return rows.map(({ id }) => id)
}

/**
 * Returns the time zone of an account, in which its billing periods begin and end.
 * @throws Error when there is no such account
 */
export async function accountTimeZone(pool: Pool, id: string): Promise<string> {
  const { rows } = await pool.query<{ timeZone: string }>({
    name: 'accountTimeZone',
    text: 'select time_zone as "timeZone" from accounts where id = $1',
    values: [id],
  })
  if (!rows[0]) throw new Error(`There is no account ${id}`)
  return rows[0].timeZone
}

/** The facts about an account that background work needs. */
export interface AccountSettings {
  id: string
  state: AccountState
  timeZone: string
  notificationLanguage: Locale
  /** The confirmed addresses of its people, the oldest person first. */
  mails: string[]
}

/** Returns the settings of accounts by id. Leaves out deleted accounts. */
export async function accountSettings(database: Database, ids: readonly string[]): Promise<Map<string, AccountSettings>> {
  const { rows } = await database.query<AccountSettings>({
    name: 'accountSettings',
    text: `select a.id, a.state, a.time_zone as "timeZone", a.notification_language as "notificationLanguage",
       array(select u.email from account_users m join users u on u.id = m.user_id
             where m.account_id = a.id and u.email is not null and u.email_verified order by u.created_at, u.id) as mails
     from accounts a where a.id = any($1::uuid[])`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Returns a slice of the accounts that a notice concerns, in the order of their ids.
 * @param facts.before only accounts that existed then
 * @param facts.isBusiness null for all accounts; otherwise only those whose billing address matches
 */
export async function noticedAccounts(
  database: Database,
  facts: { after: string | null; before: Date; isBusiness: boolean | null; limit: number },
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select a.id from ${accountTables} where ($1::uuid is null or a.id > $1) and a.created_at <= $2
       and ($3::boolean is null or coalesce(b.is_business_customer, false) = $3) order by a.id limit $4`,
    [facts.after, facts.before, facts.isBusiness, facts.limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns which terms apply to an account, and since when. Consumers' terms apply until a billing address says
 * otherwise.
 */
export async function termsOfAccount(database: Database, id: string): Promise<{ isBusiness: boolean; createdAt: Date }> {
  const { rows } = await database.query<{ isBusiness: boolean; createdAt: Date }>(
    `select coalesce(b.is_business_customer, false) as "isBusiness", a.created_at as "createdAt" from ${accountTables} where a.id = $1`,
    [id],
  )
  return rows[0] ?? { isBusiness: false, createdAt: new Date(0) }
}

/** Stores the given fields and leaves the others unchanged. */
export async function updateAccount(client: PoolClient, id: string, change: AccountChange): Promise<void> {
  await client.query(
    `update accounts set name = coalesce($2, name), time_zone = coalesce($3, time_zone),
       notification_language = coalesce($4, notification_language) where id = $1`,
    [id, change.name ?? null, change.timeZone ?? null, change.notificationLanguage ?? null],
  )
}

/** Changes the state of an account. Returns the previous state, or undefined if there is no such account. */
export async function updateAccountState(client: PoolClient, id: string, state: AccountState): Promise<AccountState | undefined> {
  const { rows } = await client.query<{ state: AccountState }>('select state from accounts where id = $1 for update', [id])
  await client.query('update accounts set state = $2 where id = $1', [id, state])
  return rows[0]?.state
}

export async function writeDeletionRequest(client: PoolClient, id: string, at: Date | null): Promise<void> {
  await client.query('update accounts set deletion_requested_at = $2 where id = $1', [id, at])
}

/**
 * Locks an account's row until the transaction ends, so that changes that depend on it have to wait.
 * @returns the account's time zone; undefined when there is no such account
 */
export async function lockAccount(client: PoolClient, id: string): Promise<{ timeZone: string } | undefined> {
  const { rows } = await client.query<{ timeZone: string }>({
    name: 'lockAccount',
    text: 'select time_zone as "timeZone" from accounts where id = $1 for update',
    values: [id],
  })
  return rows[0]
}

/** Returns the people who have one of these accounts and no other account. */
export async function peopleOfOnly(client: PoolClient, accountIds: readonly string[]): Promise<(PersonKey & { id: string })[]> {
  const { rows } = await client.query<PersonKey & { id: string }>(
    `select u.id, u.issuer, u.subject from users u
     where exists (select 1 from account_users m where m.user_id = u.id and m.account_id = any($1::uuid[]))
       and not exists (select 1 from account_users m where m.user_id = u.id and m.account_id <> all($1::uuid[]))`,
    [accountIds],
  )
  return rows
}

/** Deletes users, and accounts with every row that refers to them. */
export async function deleteAccounts(
  client: PoolClient,
  accountIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  await client.query('delete from account_users where account_id = any($1::uuid[])', [accountIds])
  await client.query('delete from accounts where id = any($1::uuid[])', [accountIds])
  await client.query('delete from users where id = any($1::uuid[])', [userIds])
}

/** Returns the display names of users for lists of changes: the name, else the e-mail address. */
export async function userNames(database: Database, ids: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await database.query<{ id: string; name: string | null }>(
    'select id, coalesce(name, email) as name from users where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function storedBillingAddress(database: Database, accountId: string): Promise<BillingAddress | undefined> {
  const { rows } = await database.query<Omit<BillingAddress, 'vatId'> & { vatId: string | null }>(
    `select is_business_customer as "isBusinessCustomer", first_name as "firstName", last_name as "lastName", company, street,
       postal_code as "postalCode", city, country, email, vat_id as "vatId" from billing_addresses where account_id = $1`,
    [accountId],
  )
  if (!rows[0]) return undefined
  const { vatId, ...address } = rows[0]
  return vatId === null ? address : { ...address, vatId }
}

export async function writeBillingAddress(
  client: PoolClient,
  accountId: string,
  address: BillingAddress,
  at: Date,
): Promise<void> {
  await client.query({
    name: 'writeBillingAddress',
    text: `insert into billing_addresses (account_id, is_business_customer, first_name, last_name, company, street, postal_code, city,
       country, email, vat_id, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (account_id) do update set is_business_customer = excluded.is_business_customer, first_name = excluded.first_name,
       last_name = excluded.last_name, company = excluded.company, street = excluded.street,
       postal_code = excluded.postal_code, city = excluded.city, country = excluded.country, email = excluded.email,
       vat_id = excluded.vat_id, updated_at = excluded.updated_at`,
    values: [
      accountId,
      address.isBusinessCustomer,
      address.firstName,
      address.lastName,
      address.company,
      address.street,
      address.postalCode,
      address.city,
      address.country,
      address.email,
      address.isBusinessCustomer ? address.vatId || null : null,
      at,
    ],
  })
}

export async function storedUser(database: Database, id: string): Promise<StoredUser | undefined> {
  const { rows } = await database.query<StoredUser>(`select ${userColumns} from users u where u.id = $1`, [id])
  return rows[0]
}

/** Returns the people of an account, oldest first. */
export async function usersOf(pool: Pool, accountId: string): Promise<StoredUser[]> {
  const { rows } = await pool.query<StoredUser>(
    `select ${userColumns} from users u join account_users m on m.user_id = u.id where m.account_id = $1 order by u.created_at, u.id`,
    [accountId],
  )
  return rows
}

/** Returns a page of the users whose name, e-mail address or id contains the search words, newest first. */
export async function searchUsers(
  pool: Pool,
  { query, page, size }: { query: string; page: number; size: number },
): Promise<{ total: number; rows: StoredUser[] }> {
  const words = query.trim().toLowerCase()
  const condition = `($1 = '' or u.id::text = $1
    or strpos(lower(concat_ws(' ', u.name, u.given_name, u.family_name, u.email)), $1) > 0)`
  const { rows: counts } = await pool.query<{ total: number }>(`select count(*) as total from users u where ${condition}`, [
    words,
  ])
  const { rows } = await pool.query<StoredUser>(
    `select ${userColumns} from users u where ${condition} order by u.created_at desc, u.id limit $2 offset $3`,
    [words, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, rows }
}

export async function updateUserState(client: PoolClient, id: string, state: AccountState): Promise<void> {
  await client.query('update users set state = $2 where id = $1', [id, state])
}

export async function permissionsOf(database: Database, userId: string): Promise<Permission[]> {
  const { rows } = await database.query<Permission>(
    'select resource, level from permissions where user_id = $1 order by resource',
    [userId],
  )
  return rows
}

/** Returns the combined permissions of an account's people. */
export async function permissionsWithin(client: PoolClient, accountId: string): Promise<Permission[]> {
  const { rows } = await client.query<Permission>(
    `select p.resource, bit_or(p.level)::int as level from permissions p join account_users m on m.user_id = p.user_id
     where m.account_id = $1 group by p.resource`,
    [accountId],
  )
  return rows
}

/** Serialises all changes of permissions, so that two administrators cannot remove each other's rights at once. */
export async function lockPermissions(client: PoolClient): Promise<void> {
  await client.query('lock table permissions in share row exclusive mode')
}

export async function replacePermissions(client: PoolClient, userId: string, list: readonly Permission[]): Promise<void> {
  await client.query('delete from permissions where user_id = $1', [userId])
  await client.query(
    `insert into permissions (user_id, resource, level) select $1, resource, level
     from unnest($2::text[], $3::smallint[]) as given (resource, level) where level > 0`,
    [userId, list.map(({ resource }) => resource), list.map(({ level }) => level)],
  )
}

/** Counts the people whose global entry has every bit and who are not suspended. */
export async function administrators(client: PoolClient, allBits: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from permissions p join users u on u.id = p.user_id
       join account_users m on m.user_id = u.id and m.is_default join accounts a on a.id = m.account_id
     where p.resource = 'Global' and p.level = $1 and u.state = 'active' and a.state = 'active'`,
    [allBits],
  )
  return rows[0]?.count ?? 0
}

export async function userIdsByEmail(client: PoolClient, email: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from users where lower(email) = lower($1) and email_verified', [
    email,
  ])
  return rows.map(({ id }) => id)
}

/** Returns the people with this confirmed address, ignoring case. */
export async function peopleByMail(database: Database, mail: string): Promise<PersonKey[]> {
  const { rows } = await database.query<PersonKey>(
    'select issuer, subject from users where lower(email) = lower($1) and email_verified',
    [mail],
  )
  return rows
}

/** Returns the accounts of the people with a confirmed address, ignoring case. */
export async function accountIdsByMail(database: Database, mail: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select distinct m.account_id as id from account_users m join users u on u.id = m.user_id
     where lower(u.email) = lower($1) and u.email_verified`,
    [mail],
  )
  return rows.map(({ id }) => id)
}

/** Returns the account ids of people, who are given by issuer and subject. */
export async function accountIdsOf(client: PoolClient, people: readonly PersonKey[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct m.account_id as id from account_users m join users u on u.id = m.user_id
     join unnest($1::text[], $2::text[]) as named (issuer, subject) on named.issuer = u.issuer and named.subject = u.subject`,
    [people.map(({ issuer }) => issuer), people.map(({ subject }) => subject)],
  )
  return rows.map(({ id }) => id)
}
