import { isLocale, type Locale } from '@marklot/contracts'
import { paths } from '@marklot/contracts/pages'
import { activationHintMinutes } from '@marklot/contracts/payment'
import { formatPhrase, type PhraseValue } from '@marklot/phrases'
import { paymentMail as phrases } from '@marklot/phrases/payment-mail'
import { accountSettings } from '../accounts/index.ts'
import { dunningDays, type StoredSubscription } from '../billing/index.ts'
import type { PoolClient } from '../platform/database.ts'
import { longDay } from '../platform/intl-formats.ts'
import { dayIn } from '../platform/local-calendar.ts'
import { layoutMail } from '../platform/mail-layout.ts'
import type { PaymentContext } from './context.ts'
import { confirmationOf } from './order-mail.ts'
import { presentAddressOf, type StoredOrder } from './orders.store.ts'
import { orderNumber } from './orders.ts'
import type { ProviderReading } from './provider.ts'

/** A mail about a subscription; the key prevents it from being sent twice. */
export interface Notice {
  kind: 'activated' | 'ordered' | 'paymentFailed' | 'suspended' | 'cancelled' | 'delayed'
  key: string
  /** The order that the mail also confirms, with the terms. */
  confirms?: StoredOrder
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
    const action = { label: phrases.action[locale], url: `${context.home}${paths.account(locale)}` }
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
  { kind, confirms }: Notice,
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
  const end = subscription?.validUntil ?? null
  const next = subscription?.atProvider?.next
  const values: Record<string, PhraseValue> = {
    product: productName,
    plan: subscription?.productName ?? order?.productKey ?? '',
    ordered: next?.name ?? subscription?.productName ?? '',
    number: order ? orderNumber(order) : '',
    minutes: activationHintMinutes,
    // This is the last day of the paid period, not the first day after it.
    end: day(end && new Date(end.getTime() - 1)),
    retry: day(reading?.failure?.retryAt),
    until: day(end && new Date(end.getTime() + dunningDays * 86_400_000 - 1)),
  }
  const say = (key: keyof typeof phrases) => formatPhrase(phrases[key][locale], locale, values)
  const last: Partial<Record<typeof kind, keyof typeof phrases>> = {
    paymentFailed: reading?.failure?.retryAt ? 'paymentFailed.retry' : 'paymentFailed.last',
    // A confirmation contains the number.
    ...(order && !confirms && { activated: 'activated.order' }),
    ...(next && { ordered: 'ordered.until' }),
    ...(end && { cancelled: end > now ? 'cancelled.access' : 'cancelled.ended' }),
  }
  const paragraphs = [textKey(kind, subscription), last[kind]].filter((key) => key !== undefined)
  return { heading: say(`${kind}.subject`), paragraphs: paragraphs.map(say) }
}

/** Returns the key of a mail's first paragraph. Microsoft itself resumes what it has suspended. */
function textKey(kind: Notice['kind'], subscription: StoredSubscription | null): keyof typeof phrases {
  if (kind === 'ordered' && !subscription?.atProvider?.next) return 'ordered.now'
  if (kind === 'suspended' && subscription?.type === 'marketplace') return 'suspended.marketplace'
  return `${kind}.text`
}
