import type { Pool, PoolClient } from '../../platform/database.ts'

type Database = Pool | PoolClient

/** A person who can sign in with a confirmed e-mail address and a password. */
export interface Person {
  /** The subject of tokens. */
  id: string
  email: string
  passwordHash: string
  givenName: string
  familyName: string
  locale: string
}
const columns = `id, email, password_hash as "passwordHash", given_name as "givenName", family_name as "familyName", locale`

/** Returns the form in which addresses are compared. */
export const emailKey = (email: string) => email.trim().toLowerCase()

/** Stores a new person. @returns false when the address is taken */
export async function insertPerson(
  database: Database,
  person: Person & { sampleRole: string | null; createdAt: Date },
): Promise<boolean> {
  const { id, email, passwordHash, givenName, familyName, locale, sampleRole, createdAt } = person
  const { rowCount } = await database.query(
    `insert into identity_people (id, email, email_key, password_hash, given_name, family_name, locale, sample_role, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [id, email, emailKey(email), passwordHash, givenName, familyName, locale, sampleRole, createdAt],
  )
  return (rowCount ?? 0) > 0
}

export async function selectPerson(database: Database, id: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>({
    name: 'person',
    text: `select ${columns} from identity_people where id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function selectPersonByEmail(database: Database, email: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(`select ${columns} from identity_people where email_key = $1`, [emailKey(email)])
  return rows[0]
}

export async function selectSamplePeople(database: Database): Promise<(Person & { role: string })[]> {
  const { rows } = await database.query<Person & { role: string }>(
    `select ${columns}, sample_role as role from identity_people where sample_role is not null`,
  )
  return rows
}

export async function updateName(database: Database, id: string, name: { givenName: string; familyName: string }): Promise<void> {
  await database.query('update identity_people set given_name = $2, family_name = $3 where id = $1', [
    id,
    name.givenName,
    name.familyName,
  ])
}

/** Changes a person's address. @returns false when another person has taken the address */
export async function updateEmail(database: Database, id: string, email: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `update identity_people set email = $2, email_key = $3 where id = $1
       and not exists (select from identity_people where email_key = $3 and id <> $1)`,
    [id, email, emailKey(email)],
  )
  return (rowCount ?? 0) > 0
}

export async function updatePassword(database: Database, id: string, passwordHash: string): Promise<void> {
  await database.query('update identity_people set password_hash = $2 where id = $1', [id, passwordHash])
}

/** The data stored about a person, for the export of personal data. */
export interface PersonalRecord {
  email: string
  givenName: string
  familyName: string
  locale: string
  createdAt: Date
  /** The kinds are those of the protocol: Session, Grant, RefreshToken … */
  records: { kind: string; expiresAt: string | null }[]
  /** Mailed codes and links that can still be used. */
  challenges: { kind: string; expiresAt: string }[]
}
export async function selectPersonalRecord(database: Database, id: string): Promise<PersonalRecord | undefined> {
  const { rows } = await database.query<PersonalRecord>(
    `select email, given_name as "givenName", family_name as "familyName", locale, created_at as "createdAt",
       (select coalesce(json_agg(json_build_object('kind', r.kind, 'expiresAt', r.expires_at) order by r.kind, r.expires_at), '[]')
        from identity_records r where r.account_id = p.id) as records,
       (select coalesce(json_agg(json_build_object('kind', c.kind, 'expiresAt', c.expires_at) order by c.expires_at), '[]')
        from identity_challenges c where c.person_id = p.id) as challenges
     from identity_people p where id = $1`,
    [id],
  )
  return rows[0]
}

/** Deletes a person with their codes and links. `deleteRecordsOfPerson` deletes their sessions and grants. */
export async function deletePerson(database: Database, id: string): Promise<void> {
  await database.query('delete from identity_people where id = $1', [id])
}

/** Returns the name under which the running installation issues tokens; null before its first start. */
export async function selectIssuer(database: Database): Promise<string | null> {
  const { rows } = await database.query<{ issuer: string }>('select issuer from identity_installation')
  return rows[0]?.issuer ?? null
}

export async function storeIssuer(database: Database, issuer: string): Promise<void> {
  await database.query(
    'insert into identity_installation (issuer) values ($1) on conflict (single_row) do update set issuer = excluded.issuer',
    [issuer],
  )
}
