import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { FeedFaultKind } from '@marklot/contracts/feeds'
import { notations } from '@marklot/contracts/locale'
import { paths } from '@marklot/contracts/pages'
import { formatPhrase, type PhraseValue } from '@marklot/phrases'
import { feedsMail as phrases } from '@marklot/phrases/feeds-mail'
import { layoutMail, linesSection } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'
import type { Gap } from './feeds.store.ts'

interface MailContext {
  productName: string
  /** The origin of the product. */
  home: string
  operatorMail: string
}

interface GapNews {
  kind: 'opened' | 'closed'
  office: RegistrationOfficeCode
  gap: Gap
  /** The reason why the last run ended early. */
  fault: FeedFaultKind | null
}

/**
 * Returns the mail that tells the operator that an office's deliveries are missing or have arrived. It contains no
 * address or key.
 */
export function gapMail({ productName, home, operatorMail }: MailContext, { kind, office, gap, fault }: GapNews): Mail {
  const locale = 'de'
  const say = (key: keyof typeof phrases, values: Record<string, PhraseValue> = {}): string =>
    formatPhrase(phrases[key][locale], locale, { product: productName, office: office.toUpperCase(), ...values })
  const date = (day: string) =>
    new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  const subject = say(`${kind}.subject`)
  const lines = [
    { label: say('since'), value: date(gap.since) },
    { label: say('until'), value: date(gap.until) },
    { label: say('deliveries'), value: String(gap.deliveries) },
    ...(fault === null ? [] : [{ label: say('fault'), value: say(`fault.${fault}`) }]),
  ]
  const layout = {
    locale,
    productName,
    heading: subject,
    paragraphs: [say(`${kind}.text`)],
    sections: [linesSection(lines, locale)],
    action: { label: say('action'), url: `${home}${paths.admin(locale, { tab: 'register' })}` },
  } as const
  return { to: operatorMail, locale, subject, ...layoutMail(layout) }
}
