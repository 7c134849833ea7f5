import type { AccountDeletion } from '@marklot/contracts'
import { recordChange } from '../administration/index.ts'
import { lockAccount } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import { accountIdsOf, accountsToReview, eraseAccount, storedAccount, writeDeletionRequest } from './accounts.store.ts'
import { readAccount } from './accounts.ts'
import type { Member, MembersContext } from './members.ts'
import { deletionDueAt } from './retention.ts'

/** What else is to be removed with people, in the same transaction: the embedded provider's knowledge of them. */
export type ForgetPeople = (client: PoolClient, people: readonly { issuer: string; subject: string }[]) => Promise<void>

/**
 * Asks for the deletion of the default account. Asking again changes nothing: the time runs from the first request.
 * @throws AppError `subscription.running`
 */
export async function requestDeletion(context: MembersContext, by: Member): Promise<AccountDeletion> {
  return writeRequest(context, by, context.clock.now())
}

/** Withdraws the request, as long as the account is there. */
export async function withdrawDeletion(context: MembersContext, by: Member): Promise<AccountDeletion> {
  return writeRequest(context, by, null)
}

async function writeRequest(context: MembersContext, by: Member, at: Date | null): Promise<AccountDeletion> {
  const id = by.account.id
  await transaction(context.pool, async (client) => {
    const now = context.clock.now()
    // A plan that is granted at the same time comes before or after.
    await lockAccount(client, id)
    const account = await storedAccount(client, id, now)
    if (!account) throw new AppError('account.notFound')
    if (at !== null && account.hasOpenContract) throw new AppError('subscription.running')
    if ((at === null) === (account.deletionRequestedAt === null)) return
    await writeDeletionRequest(client, id, at)
    await recordChange(client, {
      at: now,
      userId: by.user.id,
      area: 'Accounts',
      action: at ? 'account.deletionRequested' : 'account.deletionWithdrawn',
      objectId: id,
    })
  })
  const { deletionRequestedUtc, deletionDueUtc } = await readAccount(context, id)
  return { deletionRequestedUtc, deletionDueUtc }
}

/**
 * The job: deletes every account whose time has come, each in a transaction of its own, so that one failure stops no other.
 * @returns how many accounts were deleted
 */
export async function eraseDueAccounts(context: MembersContext, forget: ForgetPeople): Promise<number> {
  const { pool, clock } = context
  const now = clock.now()
  const isDue = (account: Parameters<typeof deletionDueAt>[0]) => {
    const due = deletionDueAt(account)
    return due !== null && due <= now
  }
  let erased = 0
  const failures: unknown[] = []
  for (const { id } of (await accountsToReview(pool, now)).filter(isDue)) {
    await transaction(pool, async (client) => {
      // A request may have been withdrawn, or a plan bought, since the list was made; from here on neither can be.
      await lockAccount(client, id)
      const account = await storedAccount(client, id, now)
      if (!account || !isDue(account)) return
      const people = await eraseAccount(client, id)
      await forget(client, people)
      await recordChange(client, { at: now, userId: null, area: 'Accounts', action: 'account.erased', objectId: id })
      erased++
    }).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`)
  return erased
}

/** Removes the invented people with their accounts: real marks have come into the register. */
export async function removeSamplePeople(
  { pool }: Pick<MembersContext, 'pool'>,
  people: readonly { issuer: string; subject: string }[],
  forget: ForgetPeople,
): Promise<void> {
  await transaction(pool, async (client) => {
    for (const id of await accountIdsOf(client, people)) await eraseAccount(client, id)
    await forget(client, people)
  })
}
