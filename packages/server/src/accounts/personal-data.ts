import type { Locale } from '@marklot/contracts'
import { accounts as phrases } from '@marklot/phrases/accounts'
import { changesAbout } from '../administration/index.ts'
import { listSubscriptions, type PresentContext, usageTracesOf } from '../billing/index.ts'
import { feedbacksOf } from '../feedback/index.ts'
import { personalRecordOf } from '../identity/index.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import { permissionsOf } from './accounts.store.ts'
import { listAccountsOf, presentUser, readBillingAddress } from './accounts.ts'
import type { Member } from './members.ts'

/** Everything that is held about a person and the person's accounts, as a file (GDPR, article 20). */
export async function exportPersonalData(context: PresentContext, member: Member, locale: Locale): Promise<RawReply> {
  const { pool, clock } = context
  const { user } = member
  const accounts = await Promise.all(
    (await listAccountsOf(context, user.id)).map(async (account) => ({
      ...account,
      billingAddress: await readBillingAddress(context, account.id),
      subscriptions: await listSubscriptions(context, account.id, locale),
      usage: await usageTracesOf(pool, account.id),
      feedbacks: await feedbacksOf(pool, account.id),
    })),
  )
  const ownIds = accounts.flatMap(({ id, subscriptions }) => [id, ...subscriptions.map((subscription) => subscription.id)])
  const data = {
    exportedUtc: clock.now().toISOString(),
    user: { ...presentUser(user), issuer: user.issuer, subject: user.subject },
    signIn: await personalRecordOf(pool, user),
    permissions: await permissionsOf(pool, user.id),
    accounts,
    changes: await changesAbout(pool, user.id, [user.id, ...ownIds]),
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
