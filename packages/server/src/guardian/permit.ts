import type { FeatureKey } from '@marklot/contracts'
import { foldName } from '@marklot/similarity'
import { entitlementOf } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { allOffices, type OfficeSet } from '../search/index.ts'
import { namesAssessedSince } from './assessments.store.ts'

export const creation: FeatureKey = 'guardian.creation'
/** How long evaluations of the same name are free, in milliseconds, so that a founder can correct regions and goods. */
const freeRepetition = 24 * 3_600_000

/** Returns whether the account has had this name evaluated within the last day. */
export async function isRepetition(database: Pool | PoolClient, accountId: string, name: string, now: Date): Promise<boolean> {
  const names = await namesAssessedSince(database, accountId, new Date(now.getTime() - freeRepetition))
  return names.some((one) => foldName(one) === foldName(name))
}

/**
 * Returns the offices that an evaluation of this name may search.
 * @throws AppError the paywall's code
 */
export async function permitEvaluation(
  { pool, clock }: { pool: Pool; clock: Clock },
  accountId: string,
  name: string,
): Promise<OfficeSet> {
  const current = await entitlementOf(pool, accountId, clock)
  const refusal = current.refusal(creation)
  const isQuota = refusal === 'trial.quotaUsedUp' || refusal === 'plan.quotaUsedUp'
  if (refusal && !(isQuota && (await isRepetition(pool, accountId, name, clock.now())))) throw new AppError(refusal)
  return current.isTrial ? allOffices : new Set(current.offices)
}
