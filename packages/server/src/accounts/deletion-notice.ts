import { notations } from '@marklot/contracts/locale'
import { paths } from '@marklot/contracts/pages'
import { formatPhrase } from '@marklot/phrases'
import { mail as phrases } from '@marklot/phrases/mail'
import { layoutMail } from '../platform/mail-layout.ts'
import type { Mail, Mailer } from '../platform/mailer.ts'
import { type StoredAccount, usersOf } from './accounts.store.ts'
import { type AccountsContext, reviewedAccounts } from './contracts.ts'
import { deletionDueAt } from './retention.ts'

/** How long before an account's deletion its people receive a mail, in milliseconds. */
const notice = 7 * 86_400_000

export interface NoticeContext extends AccountsContext {
  mailer: Mailer
  productName: string
  /** The origin of the product. */
  home: string
}

/**
 * Queues a mail to the people of every account that will be deleted within a week. Each deletion date is announced
 * once, to confirmed addresses only. The law does not require this mail, but it allows people who forgot the account to
 * export their data or keep the account.
 * @returns the number of queued mails
 */
export async function announceDeletions(context: NoticeContext): Promise<number> {
  const { pool, clock, mailer } = context
  const now = clock.now()
  let queued = 0
  for (const account of await reviewedAccounts(context)) {
    const due = deletionDueAt(account)
    if (due === null || due <= now || due.getTime() - now.getTime() > notice) continue
    for (const { id, email, emailVerified } of await usersOf(pool, account.id)) {
      if (email === null || !emailVerified) continue
      const key = `deletion:${account.id}:${id}:${due.toISOString().slice(0, 10)}`
      if (await mailer.queue(pool, noticeMail(context, account, email, due), { key })) queued++
    }
  }
  return queued
}

function noticeMail({ productName, home }: NoticeContext, account: StoredAccount, to: string, due: Date): Mail {
  const { notificationLanguage: locale, timeZone } = account
  const date = new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone }).format(due)
  const say = (key: keyof typeof phrases) => formatPhrase(phrases[key][locale], locale, { product: productName, date })
  const subject = say('deletion.subject')
  const content = {
    heading: subject,
    paragraphs: [say(account.deletionRequestedAt === null ? 'deletion.ended' : 'deletion.requested'), say('deletion.data')],
    action: { label: say('deletion.action'), url: `${home}${paths.account(locale)}` },
  }
  return { to, locale, subject, ...layoutMail({ locale, productName, ...content }) }
}
