import type { Locale } from '@marklot/contracts'
import type { ChatQuota } from '@marklot/contracts/chat'
import { chat as phrases } from '@marklot/phrases/chat'
import { formatPhrase } from '@marklot/phrases/phrase'
import { accountTimeZone } from '../accounts/index.ts'
import { countUseWithin, entitlementOf } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { dateFormat } from '../platform/intl-formats.ts'
import { endOfDay } from '../platform/local-calendar.ts'

interface QuotaContext {
  pool: Pool
  clock: Clock
}

/**
 * Counts a question in the caller's transaction.
 * @throws AppError the paywall's code. When the day's questions are used up, its sentence says when it goes on.
 */
export async function countAsked(
  { pool, clock }: QuotaContext,
  client: PoolClient,
  accountId: string,
  locale: Locale,
): Promise<void> {
  const now = clock.now()
  const feature = (await entitlementOf(client, accountId, clock)).feature('chat')
  try {
    await countUseWithin(client, accountId, 'chat', now, async () => false)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'plan.quotaUsedUp' || feature?.per !== 'day') throw error
    const timeZone = await accountTimeZone(pool, accountId)
    const moments = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    const places = { count: feature.limit ?? 0, moment: moments.format(endOfDay(now, timeZone)) }
    const sentence = formatPhrase(phrases['plan.usedUpToday'][locale], locale, places)
    throw new AppError(error.code, { sentence, cause: error })
  }
}

export async function quotaOf({ pool, clock }: QuotaContext, accountId: string): Promise<ChatQuota> {
  const current = await entitlementOf(pool, accountId, clock)
  const feature = current.feature('chat')
  const isDaily = feature?.per === 'day'
  return {
    limit: feature?.limit ?? null,
    used: feature?.usages ?? 0,
    period: current.isTrial ? 'trial' : 'day',
    renewsUtc: isDaily ? endOfDay(clock.now(), await accountTimeZone(pool, accountId)).toISOString() : null,
    refusal: current.refusal('chat'),
  }
}
