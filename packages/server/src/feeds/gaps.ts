import type { RegistrationOfficeCode } from '@marklot/contracts'
import { noteGap } from '../ingest/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { PoolClient } from '../platform/database.ts'
import type { Mailer } from '../platform/mailer.ts'
import { addDays } from '../register/index.ts'
import { gapMail } from './feeds.mail.ts'
import { closeGap, keepGap, lockOffice, presentGap } from './feeds.store.ts'

export interface GapContext {
  clock: Clock
  mailer: Mailer
  productName: string
  /** The origin of the product. */
  home: string
  /** The operator's address, which receives the mails. */
  operatorMail: string
}

export const today = (clock: Clock): string => clock.now().toISOString().slice(0, 10)

/**
 * Determines an office's gap, stores it for searches, and mails the operator when a gap opens or closes. Runs in the
 * transaction that may have changed the gap.
 */
export async function judgeGap(context: GapContext, client: PoolClient, office: RegistrationOfficeCode): Promise<void> {
  const { clock, mailer } = context
  const stored = await lockOffice(client, office)
  if (!stored) return
  const now = clock.now()
  // This also covers an office that is no longer configured: missing deliveries stay missing until they are read or
  // skipped.
  const gap = await presentGap(client, office, addDays(today(clock), -stored.graceDays))
  await noteGap(client, office, gap?.since ?? null)
  if (gap) {
    const id = await keepGap(client, office, gap, now)
    if (id !== null)
      await mailer.queue(client, gapMail(context, { kind: 'opened', office, gap, fault: stored.fault }), {
        key: `feed-gap-opened:${id}`,
      })
    return
  }
  const closed = await closeGap(client, office, now)
  if (closed)
    await mailer.queue(client, gapMail(context, { kind: 'closed', office, gap: closed, fault: null }), {
      key: `feed-gap-closed:${closed.id}`,
    })
}
