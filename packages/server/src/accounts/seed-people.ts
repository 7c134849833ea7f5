import { allPermissionLevels, type SubscriptionGrant } from '@marklot/contracts'
import { grantSubscription, hasHadPlan } from '../billing/index.ts'
import type { SampleRole, SignedIn } from '../identity/index.ts'
import { changePermissions } from './accounts.ts'
import { type MembersContext, memberOf } from './members.ts'

/** Somebody invented, as the token will name them. */
export interface SampleCaller {
  role: SampleRole
  person: SignedIn
}

const planOf: Record<SampleRole, string | null> = {
  trial: null,
  starter: 'starter',
  professional: 'professional',
  enterprise: 'enterprise',
  // Everything of the product can be looked at as well.
  administrator: 'enterprise',
}

/**
 * Gives the invented people of a sample installation their account, plan and permissions. What an administrator has done to their
 * subscriptions since stays.
 */
export async function seedPeople(context: MembersContext, people: readonly SampleCaller[]): Promise<void> {
  for (const { role, person } of people) {
    const member = await memberOf(context, person, 'de')
    const product = planOf[role]
    const isNew = !(await hasHadPlan(context.pool, member.account.id))
    if (product !== null && isNew) {
      const grant: SubscriptionGrant = { product, billingPlan: 'monthly', packages: [] }
      await grantSubscription(context, member.account.id, grant, null)
    }
    if (role === 'administrator' && isNew)
      await changePermissions(context, member.user.id, [{ resource: 'Global', level: allPermissionLevels }], null)
  }
}
