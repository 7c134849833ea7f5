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

/** What an account may evaluate. */
export interface Permit {
  /** The offices that the evaluation may search. */
  offices: OfficeSet
  isTrial: boolean
}

/** Permits an account to evaluate this name. @throws AppError the paywall's code */
export async function permitEvaluation(
  database: Pool | PoolClient,
  clock: Clock,
  accountId: string,
  name: string,
): Promise<Permit> {
  const { refusal: refusalOf, isTrial, offices } = await entitlementOf(database, accountId, clock)
  const refusal = refusalOf(creation)
  const isQuota = refusal === 'trial.quotaUsedUp' || refusal === 'plan.quotaUsedUp'
  if (refusal && !(isQuota && (await isRepetition(database, accountId, name, clock.now())))) throw new AppError(refusal)
  return { offices: isTrial ? allOffices : new Set(offices), isTrial }
}
