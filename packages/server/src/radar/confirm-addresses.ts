import { paths } from '@marklot/contracts/pages'
import { formatPhrase } from '@marklot/phrases'
import { radarMail as phrases } from '@marklot/phrases/radar-mail'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import { layoutMail } from '../platform/mail-layout.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { LinkSigner } from '../platform/signed-links.ts'
import { linkToken } from './link-tokens.ts'
import { inOneLine } from './radar.mail.ts'
import type { StoredQuery, StoredRecipient } from './radar.store.ts'
import { noteUnconfirmed } from './recipients.store.ts'

export interface ConfirmContext {
  pool: Pool
  clock: Clock
  mailer: Mailer
  signer: LinkSigner
  productName: string
  /** The origin of the product. */
  home: string
}

/** How long a saved search waits before it asks an address again that has not answered, in milliseconds. */
const repeatAfter = 7 * 86_400_000
/** The most unanswered requests of one account. */
const mostUnanswered = 50

/**
 * Asks addresses whether they want an account's mails. Each address is asked at most once a week. The mail names the
 * search, and only its reader can confirm.
 */
export async function askForConfirmation(
  context: ConfirmContext,
  query: StoredQuery,
  recipients: readonly StoredRecipient[],
): Promise<void> {
  if (recipients.length === 0) return
  const { pool, clock, mailer, signer, productName, home } = context
  const now = clock.now()
  const locale = query.notificationLanguage
  await transaction(pool, async (client) => {
    const asked = new Set(
      await noteUnconfirmed(
        client,
        query.accountId,
        recipients.map(({ mail }) => mail),
        { now, repeatedBefore: new Date(now.getTime() - repeatAfter), limit: mostUnanswered },
      ),
    )
    for (const { id, mail } of recipients) {
      if (!asked.has(mail)) continue
      const token = await linkToken(signer, { kind: 'confirm', queryId: query.id, recipientId: id }, now)
      const say = (key: 'confirm.subject' | 'confirm.text' | 'confirm.action' | 'confirm.note') =>
        formatPhrase(phrases[key][locale], locale, { product: productName, name: inOneLine(query.name) })
      const subject = say('confirm.subject')
      const action = { label: say('confirm.action'), url: `${home}${paths.notifications(locale, token)}` }
      const content = {
        locale,
        productName,
        heading: subject,
        paragraphs: [say('confirm.text')],
        action,
        note: say('confirm.note'),
      }
      await mailer.queue(client, { to: mail, locale, subject, ...layoutMail(content) })
    }
  })
}
