import { isLocale, type Locale } from '@marklot/contracts'
import { paths } from '@marklot/contracts/pages'
import { activationHintMinutes } from '@marklot/contracts/payment'
import { formatPhrase, type PhraseValue } from '@marklot/phrases'
import { paymentMail as phrases } from '@marklot/phrases/payment-mail'
import { accountSettings } from '../accounts/index.ts'
import { dunningDays, type StoredSubscription } from '../billing/index.ts'
import type { PoolClient } from '../platform/database.ts'
import { dateFormat, longDay, numberFormat } from '../platform/intl-formats.ts'
import { dayIn } from '../platform/local-calendar.ts'
import { layoutMail } from '../platform/mail-layout.ts'
import type { PaymentContext } from './context.ts'
import type { StoredLedgerEntry } from './ledger.store.ts'
import { confirmationOf } from './order-mail.ts'
import { presentAddressOf, type StoredOrder } from './orders.store.ts'
import { orderNumber } from './orders.ts'
import type { ProviderReading } from './provider.ts'

/** A mail about a subscription; the key prevents it from being sent twice. */
export interface Notice {
  kind: 'activated' | 'renewed' | 'ordered' | 'paymentFailed' | 'suspended' | 'cancelled' | 'delayed'
  key: string
  /** The order that the mail also confirms, with the terms. */
  confirms?: StoredOrder
  /** The payment whose invoice the mail announces. */
  payment?: Pick<StoredLedgerEntry, 'amount' | 'currency' | 'happenedAt'>
}
interface About {
  subscription: StoredSubscription | null
  order: StoredOrder | null
  reading: ProviderReading | null
}
type MailContext = Pick<PaymentContext, 'mailer' | 'productName' | 'home' | 'clock'>

/** Queues mails to the customer in the transaction that causes them. */
export async function queueNotices(
  context: MailContext,
  client: PoolClient,
  notices: readonly Notice[],
  about: About,
): Promise<void> {
  const accountId = about.subscription?.accountId ?? about.order?.accountId
  if (notices.length === 0 || accountId === undefined) return
  const settings = (await accountSettings(client, [accountId])).get(accountId)
  if (!settings) return
  const address = about.order && (await presentAddressOf(client, about.order))
  const to = address?.email ?? settings.mails[0]
  if (to === undefined) return
  const language = settings.notificationLanguage ?? about.order?.locale
  const locale: Locale = isLocale(language) ? language : 'en'
  const { timeZone } = settings
  const { productName } = context
  for (const notice of notices) {
    const { key, confirms } = notice
    const { heading, paragraphs } = contentOf(notice, { ...about, locale, timeZone, productName, now: context.clock.now() })
    const confirmation = confirms && (await confirmationOf(client, confirms, { locale, timeZone, productName }))
    const action =
      notice.kind === 'renewed'
        ? { label: phrases['action.invoices'][locale], url: `${context.home}${paths.account(locale, 'invoices')}` }
        : { label: phrases.action[locale], url: `${context.home}${paths.account(locale)}` }
    const { text, html } = layoutMail({
      locale,
      productName,
      heading,
      paragraphs: [...paragraphs, ...(confirmation ? [confirmation.paragraph] : [])],
      sections: confirmation ? [confirmation.section] : [],
      action,
    })
    const attachments = confirmation?.attachments ?? []
    await context.mailer.queue(client, { to, locale, subject: heading, text, html, attachments }, { key })
  }
}

function contentOf(
  { kind, confirms, payment }: Notice,
  {
    subscription,
    order,
    reading,
    locale,
    timeZone,
    productName,
    now,
  }: About & { locale: Locale; timeZone: string; productName: string; now: Date },
): { heading: string; paragraphs: string[] } {
  const day = (instant: Date | null | undefined) => (instant ? longDay(dayIn(instant, timeZone), locale) : '–')
  const lastDay = (until: Date | null) => day(until && new Date(until.getTime() - 1))
  const end = subscription?.validUntil ?? null
  const accessEnd = end && new Date(end.getTime() + dunningDays * 86_400_000)
  const failure = reading?.failure
  const next = subscription?.atProvider?.next
  const values: Record<string, PhraseValue> = {
    product: productName,
    plan: subscription?.productName ?? order?.productKey ?? '',
    ordered: next?.name ?? subscription?.productName ?? '',
    number: order ? orderNumber(order) : '',
    minutes: activationHintMinutes,
    end: lastDay(end),
    time: end ? timeOf(end, locale, timeZone) : '–',
    amount: money(payment ?? failure, locale),
    paid: day(payment?.happenedAt),
    retry: day(failure?.retryAt),
    until: lastDay(accessEnd),
  }
  const say = (key: keyof typeof phrases) => formatPhrase(phrases[key][locale], locale, values)
  const more: Partial<Record<typeof kind, (keyof typeof phrases)[]>> = {
    paymentFailed: [
      accessEnd && accessEnd <= now ? 'paymentFailed.blocked' : 'paymentFailed.access',
      failure?.retryAt ? 'paymentFailed.retry' : 'paymentFailed.last',
    ],
    // A confirmation contains the number.
    activated: [
      ...(order && !confirms ? (['activated.order'] as const) : []),
      ...(subscription?.type === 'paypal' ? (['activated.invoices'] as const) : []),
    ],
    renewed: end && end > now ? ['renewed.until'] : [],
    ordered: next ? ['ordered.until'] : [],
    cancelled: end ? [end > now ? 'cancelled.access' : 'cancelled.ended'] : [],
  }
  const paragraphs = [textKey(kind, subscription), ...(more[kind] ?? [])]
  return { heading: say(`${kind}.subject`), paragraphs: paragraphs.map(say) }
}

/** Writes the time at which a period ends. Midnight ends the day before. */
function timeOf(end: Date, locale: Locale, timeZone: string): string {
  const format = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const written = format.format(end)
  return written === '00:00' ? '24:00' : written
}

/** Writes an amount; a dash if there is none. */
function money(paid: { amount: number | null; currency: string | null } | null | undefined, locale: Locale): string {
  if (!paid || paid.amount === null || paid.currency === null) return '–'
  return numberFormat(locale, { style: 'currency', currency: paid.currency }).format(paid.amount)
}

/** Returns the key of a mail's first paragraph. Microsoft itself resumes what it has suspended. */
function textKey(kind: Notice['kind'], subscription: StoredSubscription | null): keyof typeof phrases {
  if (kind === 'ordered' && !subscription?.atProvider?.next) return 'ordered.now'
  if (kind === 'suspended' && subscription?.type === 'marketplace') return 'suspended.marketplace'
  return `${kind}.text`
}
