import type { Pool, PoolClient } from '../../platform/database.ts'

export type ChallengeKind = 'sign-up' | 'email' | 'reset'
/** A code or link that was mailed and can still be used. */
export interface Challenge {
  id: string
  kind: ChallengeKind
  personId: string | null
  secretHash: string
  payload: Record<string, unknown>
  attemptsLeft: number
  expiresAt: Date
}

export async function insertChallenge(database: Pool | PoolClient, challenge: Challenge): Promise<void> {
  const { id, kind, personId, secretHash, payload, attemptsLeft, expiresAt } = challenge
  await database.query(
    `insert into identity_challenges (id, kind, person_id, secret_hash, payload, attempts_left, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set secret_hash = excluded.secret_hash, attempts_left = excluded.attempts_left,
       expires_at = excluded.expires_at`,
    [id, kind, personId, secretHash, JSON.stringify(payload), attemptsLeft, expiresAt],
  )
}

export async function selectChallenge(
  database: Pool | PoolClient,
  { id, kind, now }: { id: string; kind: ChallengeKind; now: Date },
): Promise<Challenge | undefined> {
  const { rows } = await database.query<Challenge>(
    `select id, kind, person_id as "personId", secret_hash as "secretHash", payload, attempts_left as "attemptsLeft",
       expires_at as "expiresAt"
     from identity_challenges where id = $1 and kind = $2 and expires_at > $3 and attempts_left > 0`,
    [id, kind, now],
  )
  return rows[0]
}

/**
 * Uses up one attempt. Called before the code is compared, so that concurrent guesses count as well. @returns false if
 * no attempt was left
 */
export async function takeAttempt(database: Pool | PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update identity_challenges set attempts_left = attempts_left - 1 where id = $1 and attempts_left > 0',
    [id],
  )
  return (rowCount ?? 0) > 0
}

/** Deletes a code or link. @returns false if a concurrent call has already deleted it */
export async function deleteChallenge(database: Pool | PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await database.query('delete from identity_challenges where id = $1', [id])
  return (rowCount ?? 0) > 0
}

/** Invalidates every code and link mailed to a person. */
export async function deleteChallengesOfPerson(database: Pool | PoolClient, personId: string): Promise<void> {
  await database.query('delete from identity_challenges where person_id = $1', [personId])
}
