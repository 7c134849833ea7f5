import type { Locale } from '@marklot/contracts'
import { accounts as phrases } from '@marklot/phrases/accounts'
import { changesBy } from '../administration/index.ts'
import { listSubscriptions } from '../billing/index.ts'
import type { RawReply } from '../platform/serve.ts'
import { permissionsOf } from './accounts.store.ts'
import { listAccountsOf, presentUser, readBillingAddress } from './accounts.ts'
import type { Member, MembersContext } from './members.ts'

/** Everything that is held about a person and the person's accounts, as a file (GDPR, article 20). */
export async function exportPersonalData(context: MembersContext, member: Member, locale: Locale): Promise<RawReply> {
  const { pool, clock } = context
  const accounts = await listAccountsOf(context, member.user.id)
  const data = {
    exportedUtc: clock.now().toISOString(),
    user: { ...presentUser(member.user), issuer: member.user.issuer, subject: member.user.subject },
    permissions: await permissionsOf(pool, member.user.id),
    accounts: await Promise.all(
      accounts.map(async (account) => ({
        ...account,
        billingAddress: await readBillingAddress(context, account.id),
        subscriptions: await listSubscriptions(context, account.id, locale),
      })),
    ),
    changes: await changesBy(pool, member.user.id),
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
