import type { Locale } from '@marklot/contracts'
import type { AuditEntry } from '@marklot/contracts/administration'
import { accounts as phrases } from '@marklot/phrases/accounts'
import { changesAbout } from '../audit/index.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import type { AccountHooks } from '../platform/capability.ts'
import { permissionsOf, userNames } from './accounts.store.ts'
import { listAccountsOf, presentUser, readBillingAddress } from './accounts.ts'
import type { AccountsContext } from './contracts.ts'
import type { Member, MembersContext } from './members.ts'

export interface PersonalDataContext extends AccountsContext {
  hooks: Pick<Required<AccountHooks>, 'contracts' | 'personalData'>
}

/** Exports everything that is stored about a person and the person's accounts as a file (GDPR, article 20). */
export async function exportPersonalData(context: PersonalDataContext, member: Member, locale: Locale): Promise<RawReply> {
  const { pool, clock, hooks } = context
  const { id, issuer, subject } = member.user
  const ofUser = await hooks.personalData({ kind: 'user', id, issuer, subject }, locale)
  const accounts = await Promise.all(
    (await listAccountsOf(context, id)).map(async (account) => ({
      account,
      billingAddress: await readBillingAddress(context, account.id),
      others: await hooks.personalData({ kind: 'account', id: account.id }, locale),
    })),
  )
  const ownIds = [id, ...(ofUser?.objectIds ?? [])]
  for (const { account, others } of accounts) ownIds.push(account.id, ...(others?.objectIds ?? []))
  const data = {
    exportedUtc: clock.now().toISOString(),
    user: { ...presentUser(member.user), issuer, subject },
    permissions: await permissionsOf(pool, id),
    ...ofUser?.sections,
    accounts: accounts.map(({ account, billingAddress, others }) => ({ ...account, billingAddress, ...others?.sections })),
    changes: await presentChanges(context, id, ownIds),
  }
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${phrases['export.fileName'][locale]}"`,
      'Cache-Control': 'no-store',
    },
    body: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
  }
}

/**
 * Returns the recorded changes by the person and to the person's objects. Leaves out other people's names, which are
 * not this person's data.
 */
async function presentChanges({ pool }: MembersContext, userId: string, objectIds: readonly string[]): Promise<AuditEntry[]> {
  const name = (await userNames(pool, [userId])).get(userId) ?? null
  return (await changesAbout(pool, userId, objectIds)).map(({ at, ...change }) => ({
    ...change,
    at: at.toISOString(),
    ...(change.userId === userId ? { userName: name } : { userId: null, userName: null }),
  }))
}
