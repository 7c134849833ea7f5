import { type OfficeChoice, type RegistrationOfficeCode, recommendedOffice } from '@marklot/contracts'
import { accountTimeZone, lockAccount, type Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import { type Entitlement, entitlement, entitlementOf } from './entitlement.ts'
import { periodOf } from './period.ts'
import { officeLimit } from './products.ts'
import { currentSubscription } from './subscription-rules.ts'
import { markOfficesChanged, replacePackages, type StoredSubscription, subscriptionsOf } from './subscriptions.store.ts'

/** Returns the offices of the account, and whether they can be changed now. */
export async function readOffices(pool: Pool, clock: Clock, member: Member): Promise<OfficeChoice> {
  const { id } = member.account
  return present(await entitlementOf(pool, id, clock), await accountTimeZone(pool, id), clock.now())
}

/**
 * Chooses the offices: freely until the subscription's first search, then once per billing period (decisions, "Changing
 * offices"). Reordering the same offices and filling unused places do not count as changes.
 * @throws AppError `plan.notActive`, `plan.featureNotIncluded` (trial), `offices.allIncluded`, `offices.tooMany`,
 * `offices.alreadyChanged`
 */
export async function chooseOffices(
  pool: Pool,
  clock: Clock,
  member: Member,
  wanted: readonly RegistrationOfficeCode[],
): Promise<OfficeChoice> {
  await transaction(pool, async (client) => {
    const now = clock.now()
    const accountId = member.account.id
    const account = await lockAccount(client, accountId)
    if (!account) throw new AppError('account.notFound')
    const subscription = currentSubscription(await subscriptionsOf(client, accountId), now)
    if (!subscription) throw new AppError('subscription.notFound')
    const current = entitlement(subscription, now)
    if (!current.isOpen) throw new AppError(current.isTrial ? 'trial.quotaUsedUp' : 'plan.notActive')
    if (current.isTrial) throw new AppError('plan.featureNotIncluded')
    const limit = officeLimit(subscription.features)
    if (limit === null) throw new AppError('offices.allIncluded')
    const chosen = [...new Set(wanted)]
    if (chosen.length > limit) throw new AppError('offices.tooMany')
    const keepsAll = current.offices.every((code) => chosen.includes(code))
    const isSame = keepsAll && chosen.length === current.offices.length
    if (!keepsAll && changeableFrom(subscription, account.timeZone, now) !== null) throw new AppError('offices.alreadyChanged')
    await replacePackages(client, subscription.id, chosen)
    if (isSame) return
    if (!keepsAll && subscription.firstUsedAt !== null) await markOfficesChanged(client, subscription.id, now)
    await recordChange(client, {
      at: now,
      userId: member.user.id,
      area: 'Packages',
      action: 'offices.chosen',
      objectId: subscription.id,
      details: { offices: [current.offices, chosen] },
    })
  })
  return readOffices(pool, clock, member)
}

function present({ subscription, isOpen, isTrial, offices }: Entitlement, timeZone: string, now: Date): OfficeChoice {
  const limit = officeLimit(subscription.features)
  const isChoosable = isOpen && !isTrial && limit !== null
  return {
    limit,
    enabled: offices,
    isChoosable,
    changeableFromUtc: isChoosable ? (changeableFrom(subscription, timeZone, now)?.toISOString() ?? null) : null,
    recommendation: isChoosable ? recommendedOffice(offices) : null,
  }
}

/** Returns when the offices can be changed again; null if they can be changed now. */
function changeableFrom(subscription: StoredSubscription, timeZone: string, now: Date): Date | null {
  const { firstUsedAt, officesChangedAt } = subscription
  if (firstUsedAt === null || officesChangedAt === null) return null
  const period = periodOf(subscription, timeZone, now)
  // A change in the future was made before the clock was set back.
  return period && officesChangedAt >= period.start && officesChangedAt <= now ? period.end : null
}
