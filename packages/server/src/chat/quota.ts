import type { ChatQuota } from '@marklot/contracts/chat'
import { accountTimeZone } from '../accounts/index.ts'
import { countUseWithin, type Entitlement, entitlementOf } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { dayIn } from '../platform/local-calendar.ts'
import { countQuestion, questionsOn } from './threads.store.ts'

interface QuotaContext {
  pool: Pool
  clock: Clock
}

/** Returns the number of questions per day for a plan whose feature has no limit of its own (decision 49). */
const dailyQuestions = (product: string): number => (product === 'enterprise' ? 400 : 100)

/**
 * Counts a question in the caller's transaction.
 * @throws AppError the paywall's code
 */
export async function countAsked({ pool, clock }: QuotaContext, client: PoolClient, accountId: string): Promise<void> {
  const now = clock.now()
  const current = await entitlementOf(pool, accountId, clock)
  const day = dayIn(now, await accountTimeZone(pool, accountId))
  await countUseWithin(client, accountId, 'chat', now, async () => false)
  const limit = limitOf(current) === null ? dailyQuestions(current.subscription.productKey) : null
  if (!(await countQuestion(client, { accountId, day, limit }))) throw new AppError('plan.quotaUsedUp')
}

export async function quotaOf({ pool, clock }: QuotaContext, accountId: string): Promise<ChatQuota> {
  const current = await entitlementOf(pool, accountId, clock)
  const refusal = current.refusal('chat')
  const limit = limitOf(current)
  if (limit !== null) {
    const used = current.subscription.features.find(({ key }) => key === 'chat')?.usages ?? 0
    return { limit, used, period: current.isTrial ? 'trial' : 'day', refusal }
  }
  const day = dayIn(clock.now(), await accountTimeZone(pool, accountId))
  const used = await questionsOn(pool, accountId, day)
  const daily = dailyQuestions(current.subscription.productKey)
  return { limit: daily, used, period: 'day', refusal: refusal ?? (used >= daily ? 'plan.quotaUsedUp' : null) }
}

/** Returns the feature's own limit, such as the trial's. */
const limitOf = ({ subscription }: Entitlement): number | null =>
  subscription.features.find(({ key }) => key === 'chat')?.limit ?? null
