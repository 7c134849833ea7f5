import { allPermissionLevels } from '@marklot/contracts'
import { grantSubscription } from '../billing/index.ts'
import type { SignedIn } from '../identity/index.ts'
import { changePermissions } from './accounts.ts'
import { type MembersContext, memberOf } from './members.ts'

/** The people of the sample installation, one for each role. */
export const sampleRoles = ['trial', 'starter', 'professional', 'enterprise', 'administrator'] as const
export type SampleRole = (typeof sampleRoles)[number]
export interface SamplePerson {
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

/** Gives the invented people of a sample installation their account, plan and permissions; a second run changes nothing. */
export async function seedPeople(context: MembersContext, people: readonly SamplePerson[]): Promise<void> {
  for (const { role, person } of people) {
    const member = await memberOf(context, person, 'de')
    const product = planOf[role]
    if (product !== null) {
      await grantSubscription(
        context,
        member.account.id,
        { product, billingPlan: 'monthly', packages: [], validUntilUtc: null },
        null,
      ).catch((error) => {
        if (error?.code !== 'subscription.alreadyActive') throw error
      })
    }
    if (role === 'administrator' && !member.holds('Global', 'Delete'))
      await changePermissions(context, member.user.id, [{ resource: 'Global', level: allPermissionLevels }], null)
  }
}
