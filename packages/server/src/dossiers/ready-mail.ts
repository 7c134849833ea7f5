import type { Locale } from '@marklot/contracts'
import { dossierDays } from '@marklot/contracts/dossiers'
import { notations } from '@marklot/contracts/locale'
import { paths } from '@marklot/contracts/pages'
import { formatPhrase } from '@marklot/phrases'
import { dossierMail as phrases } from '@marklot/phrases/dossier-mail'
import { layoutMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'
import type { StoredDossier } from './dossiers.store.ts'

interface Recipient {
  to: string
  /** The language of the account's mails. */
  notificationLanguage: Locale
  timeZone: string
}

/** Announces that a large dossier is ready, and until when it can be downloaded. */
export function readyMail(
  { productName, home }: { productName: string; home: string },
  { title, format, createdAt }: Pick<StoredDossier, 'title' | 'format' | 'createdAt'>,
  { to, notificationLanguage: locale, timeZone }: Recipient,
): Mail {
  const say = (key: keyof typeof phrases, values: Record<string, string> = {}) =>
    formatPhrase(phrases[key][locale], locale, { product: productName, title, format: format.toUpperCase(), ...values })
  const of = (key: 'subject' | 'heading' | 'text') => say(format === 'pdf' ? key : `table.${key}`)
  const date = new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone }).format(
    new Date(createdAt.getTime() + dossierDays * 86_400_000),
  )
  const url = home + paths.my(locale, productName, { section: 'dossiers' })
  const layout = {
    locale,
    productName,
    heading: of('heading'),
    paragraphs: [of('text'), say('until', { date })],
    action: { label: say('action'), url },
    note: say('note'),
  }
  return { to, locale, subject: of('subject'), ...layoutMail(layout) }
}
