import type { AccountDeletion } from '@marklot/contracts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { AccountHooks, PersonKey } from '../platform/capability.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { accountIdsOf, deleteAccounts, lockAccount, peopleOfOnly, writeDeletionRequest } from './accounts.store.ts'
import { readAccount } from './accounts.ts'
import { type AccountsContext, accountWithContracts, reviewedAccounts } from './contracts.ts'
import type { Member } from './members.ts'
import { deletionDueAt } from './retention.ts'
import { eraseObjectsTask } from './tasks.ts'

export interface ErasureContext {
  pool: Pool
  hooks: Pick<Required<AccountHooks>, 'onErase'>
  jobs: Pick<Jobs, 'add'>
  objectStore: ObjectStore
}
export type EraseDueContext = ErasureContext & AccountsContext

/**
 * Requests the deletion of the default account. A second request changes nothing: the period runs from the first one.
 * @throws AppError `subscription.running`
 */
export async function requestDeletion(context: AccountsContext, by: Member): Promise<AccountDeletion> {
  return writeRequest(context, by, context.clock.now())
}

/** Withdraws the request for deletion, as long as the account exists. */
export async function withdrawDeletion(context: AccountsContext, by: Member): Promise<AccountDeletion> {
  return writeRequest(context, by, null)
}

async function writeRequest(context: AccountsContext, by: Member, at: Date | null): Promise<AccountDeletion> {
  const id = by.account.id
  await transaction(context.pool, async (client) => {
    const now = context.clock.now()
    // If a plan is granted at the same time, one of the two waits for the other.
    await lockAccount(client, id)
    const account = await accountWithContracts(context, client, id)
    if (!account) throw new AppError('account.notFound')
    if (at !== null && account.contracts?.hasOpenContract) throw new AppError('subscription.running')
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
 * Deletes every account that is due, each in its own transaction, so that one failure does not stop the others.
 * @returns the number of deleted accounts
 * @throws AggregateError with the failures, after trying all accounts
 */
export async function eraseDueAccounts(context: EraseDueContext): Promise<number> {
  const { pool, clock } = context
  const now = clock.now()
  const isDue = (account: Parameters<typeof deletionDueAt>[0]) => {
    const due = deletionDueAt(account)
    return due !== null && due <= now
  }
  let erased = 0
  const failures: unknown[] = []
  for (const { id } of (await reviewedAccounts(context)).filter(isDue)) {
    await transaction(pool, async (client) => {
      // Since the list was read, the request may have been withdrawn, or a plan may have been bought. From now on, the
      // lock prevents both.
      await lockAccount(client, id)
      const account = await accountWithContracts(context, client, id)
      if (!account || !isDue(account)) return
      await eraseAccounts(context, client, [id])
      await recordChange(client, { at: now, userId: null, area: 'Accounts', action: 'account.erased', objectId: id })
      erased++
    }).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`)
  return erased
}

/** Deletes the sample people with their accounts, once the register holds real marks. */
export async function removeSamplePeople(context: ErasureContext, people: readonly PersonKey[]): Promise<void> {
  await transaction(context.pool, async (client) => {
    await eraseAccounts(context, client, await accountIdsOf(client, people), people)
  })
}

/** Erases accounts with their people. @param alsoPeople people to erase even if they have no account */
async function eraseAccounts(
  { hooks, jobs, objectStore }: ErasureContext,
  client: PoolClient,
  accountIds: readonly string[],
  alsoPeople: readonly PersonKey[] = [],
): Promise<void> {
  const members = await peopleOfOnly(client, accountIds)
  const isMember = (person: PersonKey) =>
    members.some(({ issuer, subject }) => issuer === person.issuer && subject === person.subject)
  const people = [...members, ...alsoPeople.filter((person) => !isMember(person))].map(({ issuer, subject }) => ({
    issuer,
    subject,
  }))
  const prefixes = await hooks.onErase(client, { accountIds, people })
  const userIds = members.map(({ id }) => id)
  await deleteAccounts(client, accountIds, userIds)
  if (prefixes.length > 0) await jobs.add(eraseObjectsTask(objectStore), { prefixes: [...prefixes] }, { client })
}
