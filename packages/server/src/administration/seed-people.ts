import { allPermissionLevels, type SubscriptionGrant } from '@marklot/contracts'
import { changePermissions, type FindMember, type MembersContext } from '../accounts/index.ts'
import { grantSubscription, hasHadPlan } from '../billing/index.ts'
import type { SampleRole, SignedIn } from '../identity/index.ts'
import { AppError } from '../platform/app-error.ts'

/** A sample person, as identified by tokens. */
export interface SampleCaller {
  role: SampleRole
  person: SignedIn
}

const planOf: Record<SampleRole, string | null> = {
  trial: null,
  starter: 'starter',
  professional: 'professional',
  enterprise: 'enterprise',
  // An administrator gets the largest plan, which includes every feature.
  administrator: 'enterprise',
}

/**
 * Gives the people of a sample installation an account, a plan and permissions, but only once. Later changes by an
 * administrator are kept. Several processes may do so at the same time. The plan comes last and marks a person as done.
 */
export async function seedPeople(
  context: MembersContext & { memberOf: FindMember },
  people: readonly SampleCaller[],
): Promise<void> {
  for (const { role, person } of people) {
    const member = await context.memberOf(person, 'de')
    const product = planOf[role]
    const isNew = !(await hasHadPlan(context.pool, member.account.id))
    if (!isNew) continue
    if (role === 'administrator')
      await changePermissions(context, member.user.id, [{ resource: 'Global', level: allPermissionLevels }], null)
    if (product !== null) await grantOnce(context, member.account.id, product)
  }
}

/** Grants a product unless another process has just done so. */
async function grantOnce(context: MembersContext, accountId: string, product: string): Promise<void> {
  const grant: SubscriptionGrant = { product, billingPlan: 'monthly', packages: [] }
  try {
    await grantSubscription(context, accountId, grant, null)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'subscription.alreadyActive')) throw error
  }
}
