import type { Locale, LogosCompared, OfficeSearchState } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import { paths } from '@marklot/contracts/pages'
import type { PauseReason, ResultBrand } from '@marklot/contracts/radar'
import { formatPhrase, labelled, type PhraseValue } from '@marklot/phrases'
import { errors } from '@marklot/phrases/errors'
import { logos as logoPhrases } from '@marklot/phrases/logos'
import { offices as territories } from '@marklot/phrases/offices'
import { radarMail as phrases } from '@marklot/phrases/radar-mail'
import type { AccountSettings } from '../accounts/index.ts'
import { dayIn } from '../platform/local-calendar.ts'
import { layoutMail, type MailSection } from '../platform/mail-layout.ts'
import type { KeyedMail } from '../platform/mailer.ts'
import type { LinkSigner } from '../platform/signed-links.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import type { Conclusion } from './conclude.ts'
import { linkToken } from './link-tokens.ts'
import { brandSection, dayText } from './mail-brand.ts'
import { lineOf } from './mail-picture.ts'
import { comparesNames } from './matching.ts'
import { presentFound } from './present-brands.ts'
import { mailKey, recipientState } from './present-query.ts'
import type { StoredQuery, StoredRecipient } from './radar.store.ts'

export interface MailContext {
  signer: LinkSigner
  texts: ReferenceTexts
  productName: string
  /** The origin of the product. */
  home: string
}
export interface RecipientMail {
  recipientId: number
  mail: KeyedMail
}

/** The number of brands that a mail shows; the others are only in the result. */
const mostShown = 10

type Key = keyof typeof phrases
const say = (key: Key, locale: Locale, values: Record<string, PhraseValue> = {}) =>
  formatPhrase(phrases[key][locale], locale, values)

/**
 * Returns the mails about a finished execution, one for each recipient that receives mails. There are none if nothing
 * is new, unless the search requests them.
 */
export async function mailsAbout(
  context: MailContext,
  conclusion: Conclusion,
  settings: AccountSettings,
  now: Date,
): Promise<RecipientMail[]> {
  const { query, newBrands, changedBrands, executionId } = conclusion
  if (newBrands + changedBrands === 0 && !query.mailWhenNothingNew) return []
  const recipients = query.recipients.filter((recipient) => recipientState(recipient, settings.mails) === 'active')
  if (recipients.length === 0) return []
  const brands = await reportedBrands(context, conclusion, dayIn(now, settings.timeZone))
  return Promise.all(
    recipients.map(async (recipient) => ({
      recipientId: recipient.id,
      mail: {
        key: mailKey(executionId, recipient.id),
        ...(await mailTo(context, { conclusion, recipient, brands, settings, now })),
      },
    })),
  )
}

/** Returns the first new and changed brands, compared with the searched sign. */
function reportedBrands(
  { texts }: MailContext,
  { query, brands, weakElements }: Conclusion,
  today: string,
): Promise<ResultBrand[]> {
  const reported = brands.filter(({ verdict }) => verdict !== 'known').slice(0, mostShown)
  const reader = { locale: query.notificationLanguage, mayReadOwners: true }
  return presentFound({ search: query.search, weakElements }, reported, { reader, texts, today, known: null })
}

interface Message {
  conclusion: Conclusion
  recipient: StoredRecipient
  brands: readonly ResultBrand[]
  settings: AccountSettings
  now: Date
}

/**
 * Writes the mail to a recipient. The owner reads and accepts brands in the product; others read a signed result
 * without a login.
 */
async function mailTo(context: MailContext, message: Message): Promise<Omit<KeyedMail, 'key'>> {
  const { signer, productName, home } = context
  const { conclusion, recipient, brands, now } = message
  const { query, executionId, newBrands, changedBrands, offices, logosCompared } = conclusion
  const locale = query.notificationLanguage
  const isOwner = recipient.role === 'to'
  const tokenOf = (kind: 'shared' | 'leave') =>
    linkToken(signer, { kind, queryId: query.id, recipientId: recipient.id, executionId }, now)
  const result = isOwner ? paths.storedQueryResult(locale, query.id, executionId) : paths.shared(locale, await tokenOf('shared'))
  const leave = `${home}${paths.notifications(locale, await tokenOf('leave'))}`
  const more = newBrands + changedBrands - brands.length
  const subject = subjectOf(conclusion)
  const pictures = brands.flatMap((brand) => lineOf(query, brand, executionId) ?? [])
  const content = layoutMail({
    locale,
    productName,
    kicker: query.description === '' ? query.name : labelled(locale, query.name, query.description.split('\n')[0] ?? ''),
    heading: subject,
    paragraphs: [introOf(message)],
    sections: await Promise.all(brands.map((brand) => sectionOf(context, message, brand))),
    action: { label: say('result', locale), url: `${home}${result}` },
    note: [
      ...(more > 0 ? [say('more', locale, { count: more })] : []),
      officesText(offices, locale),
      ...(logosCompared ? [logosText(logosCompared, locale)] : []),
      say('orientation', locale),
      say(isOwner ? 'whyTo' : 'whyCc', locale),
    ].join(' '),
    links: [{ label: say('leave', locale), url: leave }],
  })
  return { to: recipient.mail, locale, subject, ...content, unsubscribe: leave, attachments: pictures }
}

/**
 * Returns the section about a brand, with its links. Only the search's owner sees who owns the brand, and only that
 * person may accept it.
 */
async function sectionOf(
  { signer, home }: MailContext,
  { conclusion: { query, executionId }, recipient, now }: Message,
  brand: ResultBrand,
): Promise<MailSection> {
  const locale = query.notificationLanguage
  const picture = lineOf(query, brand, executionId)
  const view = { label: say('view', locale), url: `${home}${paths.brand(locale, brand.brandId, signOf(query))}` }
  if (recipient.role === 'cc') return brandSection({ ...brand, ownerName: null, ownerNames: null }, [view], locale, picture)
  const subject = { kind: 'accept', queryId: query.id, recipientId: recipient.id, executionId, brandId: brand.brandId } as const
  const accept = `${home}${paths.accept(locale, await linkToken(signer, subject, now))}`
  return brandSection(brand, [view, { label: say('accept', locale), url: accept }], locale, picture)
}

function introOf({ conclusion: { query, newBrands, changedBrands }, settings, now }: Message): string {
  const { notificationLanguage: locale, executionFrequency } = query
  const frequency = executionFrequency === 'none' ? 'daily' : executionFrequency
  const { timeZone } = settings
  const format = new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeStyle: 'short', timeZone })
  return say(`intro.${frequency}`, locale, { date: format.format(now), fresh: newBrands, changed: changedBrands })
}

/** Returns the name on one line, because a header must not contain line breaks. */
export const inOneLine = (name: string): string => name.replace(/\s+/g, ' ')

const signOf = ({ search }: StoredQuery) => (comparesNames(search) ? { q: search.text } : {})

function subjectOf({ query: { name, notificationLanguage: locale }, newBrands, changedBrands }: Conclusion): string {
  const line = inOneLine(name)
  if (newBrands > 0) return say('found.subject', locale, { count: newBrands, name: line })
  if (changedBrands > 0) return say('changed.subject', locale, { count: changedBrands, name: line })
  return say('nothing.subject', locale, { name: line })
}

/** Returns a text about the offices: which were searched, the day of their data, and which were not searched. */
function officesText(offices: readonly OfficeSearchState[], locale: Locale): string {
  const name = ({ code }: OfficeSearchState) => territories[code][locale]
  const searched = offices
    .filter(({ state }) => state === 'searched')
    .map((office) => {
      const { asOf, gapSince } = office
      if (asOf === null) return name(office)
      const values = { office: name(office), date: dayText(asOf, locale) }
      return gapSince === undefined
        ? say('asOf', locale, values)
        : say('asOf.gap', locale, { ...values, since: dayText(gapSince, locale) })
    })
  const others = offices.filter(({ state }) => state !== 'searched').map(name)
  const list = new Intl.ListFormat(notations[locale], { type: 'conjunction' })
  return [
    ...(searched.length > 0 ? [say('searched', locale, { offices: list.format(searched) })] : []),
    ...(others.length > 0 ? [say('notSearched', locale, { offices: list.format(others) })] : []),
  ].join(' ')
}

/** Returns a text about how many of the new marks' logos were compared. */
function logosText({ of, total }: LogosCompared, locale: Locale): string {
  const number = (value: number) => value.toLocaleString(notations[locale])
  const compared = formatPhrase(logoPhrases.compared[locale], locale, { of: number(of), total: number(total) })
  const left = total - of
  if (left === 0) return compared
  return `${compared} ${formatPhrase(logoPhrases.notCompared[locale], locale, { count: left, number: number(left) })}`
}

/** Tells the owner that a search is paused, and why. */
export function pauseNotice(
  { productName, home }: MailContext,
  query: StoredQuery,
  settings: AccountSettings,
  reason: PauseReason,
  now: Date,
): KeyedMail[] {
  const locale = query.notificationLanguage
  const subject = say('pause.subject', locale, { name: inOneLine(query.name) })
  const content = layoutMail({
    locale,
    productName,
    heading: subject,
    paragraphs: [errors[reason][locale], say('pause.text', locale)],
    action: { label: say('pause.action', locale), url: `${home}${paths.products(locale)}` },
  })
  return query.recipients
    .filter((recipient) => recipient.role === 'to' && recipientState(recipient, settings.mails) === 'active')
    .map(({ mail, id }) => ({ to: mail, locale, subject, ...content, key: `radar-pause:${query.id}:${id}:${now.toISOString()}` }))
}
