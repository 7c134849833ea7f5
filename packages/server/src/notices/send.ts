import { isLocale, type Locale } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import { paths } from '@marklot/contracts/pages'
import { formatPhrase } from '@marklot/phrases'
import { noticesMail as phrases } from '@marklot/phrases/notices-mail'
import { accountSettings, noticedAccounts } from '../accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { legalAttachments } from '../platform/legal-files.ts'
import { layoutMail } from '../platform/mail-layout.ts'
import type { KeyedMail, Mailer } from '../platform/mailer.ts'
import type { LinkSigner } from '../platform/signed-links.ts'
import { lockNotice, noticeById, recordSlice, type StoredNotice } from './notices.store.ts'
import { objectionToken } from './objections.ts'

export interface SendContext {
  pool: Pool
  clock: Clock
  mailer: Mailer
  productName: string
  /** The origin of the product. */
  home: string
  /** Signs the links with which recipients object. */
  signer: LinkSigner
}

interface QueueContext extends SendContext {
  /** Returns the mails to the next subscribers whom a changed price affects, and the accounts that were checked. */
  priceMails(client: PoolClient, notice: StoredNotice, limit: number): Promise<{ accounts: string[]; mails: KeyedMail[] }>
}

/** The number of accounts whose mails are queued in one transaction. */
const slice = 200

/**
 * Queues the mails of a notice, account by account. Each slice stores its mails together with the place where the next
 * slice begins. A killed process can therefore continue at the same place, and nobody receives a mail twice.
 */
export async function sendNotice(context: QueueContext, id: string, signal: AbortSignal): Promise<void> {
  while (await queueSlice(context, id)) signal.throwIfAborted()
}

/** Queues the next slice of mails. @returns whether there may be more accounts */
function queueSlice(context: QueueContext, id: string): Promise<boolean> {
  return transaction(context.pool, async (client) => {
    await lockNotice(client, id)
    const notice = await noticeById(client, id)
    if (!notice || notice.sentAt) return false
    const { accounts, mails } =
      notice.kind === 'price' ? await context.priceMails(client, notice, slice) : await noticed(context, client, notice)
    await context.mailer.queueAll(client, mails)
    const isLast = accounts.length < slice
    const sentAt = isLast ? context.clock.now() : null
    await recordSlice(client, id, { lastAccount: accounts.at(-1) ?? null, mails: mails.length, sentAt })
    return !isLast
  })
}

async function noticed(context: SendContext, client: PoolClient, notice: StoredNotice) {
  const { document, lastAccount: after, announcedAt: before } = notice
  const isBusiness = document === null ? null : document === 'terms-business'
  const accounts = await noticedAccounts(client, { after, before, isBusiness, limit: slice })
  return { accounts, mails: await mailsTo(context, client, notice, accounts) }
}

async function mailsTo(
  context: SendContext,
  client: PoolClient,
  notice: StoredNotice,
  accounts: readonly string[],
): Promise<KeyedMail[]> {
  const settings = await accountSettings(client, accounts)
  const mails = accounts.map(async (accountId) => {
    const known = settings.get(accountId)
    if (!known) return []
    const locale = isLocale(known.notificationLanguage) ? known.notificationLanguage : 'en'
    const token = await objectionToken(context.signer, notice.id, accountId)
    const content = contentOf(context, notice, { locale, timeZone: known.timeZone, token })
    return known.mails.map((to) => ({ key: `notice ${notice.id} ${accountId} ${to}`, to, locale, ...content }))
  })
  return (await Promise.all(mails)).flat()
}

function contentOf(
  { productName, home }: SendContext,
  notice: StoredNotice,
  { locale, timeZone, token }: { locale: Locale; timeZone: string; token: string },
) {
  const { startsAt, endsAt, document, version } = notice
  const notation = notations[locale]
  const moment = (at: Date) => new Intl.DateTimeFormat(notation, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)
  const day = (at: Date) => new Intl.DateTimeFormat(notation, { dateStyle: 'long', timeZone }).format(at)
  const values = {
    product: productName,
    from: moment(startsAt),
    until: moment(endsAt ?? startsAt),
    // This is the last day on which an objection counts.
    last: day(new Date(startsAt.getTime() - 1)),
    date: day(startsAt),
  }
  const say = (key: keyof typeof phrases) => formatPhrase(phrases[key][locale], locale, values)
  const isTerms = document !== null && version !== null
  const subject = say(isTerms ? 'terms.subject' : 'maintenance.subject')
  const layout = layoutMail({
    locale,
    productName,
    heading: subject,
    paragraphs: isTerms ? [say('terms.text'), say('terms.objection'), say('terms.effect')] : [say('maintenance.text')],
    ...(isTerms ? { action: { label: say('terms.action'), url: `${home}${paths.account(locale, 'terms')}` } } : {}),
    ...(isTerms ? { links: [{ label: say('terms.object'), url: `${home}${paths.termsObjection(locale, token)}` }] } : {}),
  })
  const attachments = isTerms ? legalAttachments(document, version, locale, productName) : []
  return { subject, ...layout, attachments }
}
