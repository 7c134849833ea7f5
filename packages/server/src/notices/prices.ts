import type { Locale } from '@marklot/contracts'
import { isLocale } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import type { PriceNotice } from '@marklot/contracts/notices'
import { paths } from '@marklot/contracts/pages'
import { formatPhrase } from '@marklot/phrases'
import { noticesMail as phrases } from '@marklot/phrases/notices-mail'
import { accountSettings, type Member } from '../accounts/index.ts'
import type { PriceChanges } from '../payment/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import { operatorTimeZone } from '../platform/local-calendar.ts'
import { layoutMail } from '../platform/mail-layout.ts'
import type { KeyedMail } from '../platform/mailer.ts'
import {
  agreeingAccounts,
  comingPriceNotices,
  markApplied,
  noticeById,
  type StoredNotice,
  type StoredPriceAnswer,
  storePriceAnswer,
} from './notices.store.ts'
import type { SendContext } from './send.ts'

export interface PricesContext extends SendContext {
  prices: PriceChanges
}

/** A notice of a changed price, whose fields are all set. */
type PriceChangeNotice = StoredNotice & { productKey: string; price: number }
const isOfPrice = (notice: StoredNotice | undefined): notice is PriceChangeNotice =>
  notice?.productKey != null && notice.price !== null

const moneyIn = (locale: Locale) => new Intl.NumberFormat(notations[locale], { style: 'currency', currency: 'EUR' })

/** Returns the sentence to which a customer agrees with the button. */
const agreementText = (locale: Locale, price: number, { startsAt, productName }: { startsAt: Date; productName: string }) =>
  formatPhrase(phrases['price.agreement'][locale], locale, {
    plan: productName,
    price: moneyIn(locale).format(price),
    date: new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone: operatorTimeZone }).format(startsAt),
  })

/**
 * Returns the changed prices that affect the running subscription of an account and have not taken effect yet, the next
 * first.
 */
export async function ownPrices(context: PricesContext, { account }: Member, locale: Locale): Promise<PriceNotice[]> {
  const { pool, clock, prices } = context
  const own: PriceNotice[] = []
  for (const notice of await comingPriceNotices(pool, account.id, clock.now())) {
    if (!isOfPrice(notice)) continue
    const { id, productKey, price, startsAt, announcedAt, agrees } = notice
    const subscriber = await prices.subscriberOf(pool, account.id, { productKey, before: announcedAt })
    if (!subscriber || subscriber.price === price) continue
    const product = await prices.product(productKey)
    const productName = product?.name ?? productKey
    own.push({
      id,
      product: { key: productKey, name: productName },
      oldPrice: subscriber.price,
      price,
      announcedUtc: announcedAt.toISOString(),
      startsUtc: startsAt.toISOString(),
      isRaise: price > subscriber.price,
      answer: agrees === null ? 'open' : agrees ? 'agreed' : 'declined',
      agreement: agreementText(locale, price, { startsAt, productName }),
    })
  }
  return own
}

/**
 * Stores whether a customer agrees to a higher price. The answer can be changed until the price applies.
 * @throws AppError `notice.notFound`
 */
export async function answerPrice(
  context: PricesContext,
  id: string,
  agrees: boolean,
  by: Member,
  locale: Locale,
): Promise<PriceNotice> {
  const { pool, clock, mailer } = context
  const notice = (await ownPrices(context, by, locale)).find((one) => one.id === id && one.isRaise)
  if (!notice) throw new AppError('notice.notFound')
  const now = clock.now()
  const answer: StoredPriceAnswer = {
    noticeId: id,
    accountId: by.account.id,
    userId: by.user.id,
    agrees,
    text: notice.agreement,
    answeredAt: now,
  }
  await transaction(pool, async (client) => {
    await storePriceAnswer(client, answer)
    if (!agrees || notice.answer === 'agreed') return
    const settings = (await accountSettings(client, [by.account.id])).get(by.account.id)
    const key = `price agreed ${id} ${by.account.id} ${now.getTime()}`
    const subject = phrases['price.agreed.subject'][locale]
    const layout = layoutMail({
      locale,
      productName: context.productName,
      heading: subject,
      paragraphs: [notice.agreement, phrases['price.agreed.text'][locale]],
    })
    const mails = settings?.mails ?? []
    await mailer.queueAll(
      client,
      mails.map((to): KeyedMail => ({ key: `${key} ${to}`, to, locale, subject, ...layout, attachments: [] })),
    )
  })
  return { ...notice, answer: agrees ? 'agreed' : 'declined' }
}

/** Queues the mails to a slice of the subscribers whom a changed price affects. */
export async function priceMails(
  context: PricesContext,
  client: PoolClient,
  notice: StoredNotice,
  limit: number,
): Promise<{ accounts: string[]; mails: KeyedMail[] }> {
  if (!isOfPrice(notice)) return { accounts: [], mails: [] }
  const { productKey, price, announcedAt: before, lastAccount: after } = notice
  const subscribers = await context.prices.subscribers(client, { productKey, before, after, limit })
  const accounts = subscribers.map(({ accountId }) => accountId)
  const settings = await accountSettings(client, accounts)
  const name = (await context.prices.product(productKey))?.name ?? productKey
  const mails = subscribers
    .filter((one) => one.price !== price)
    .flatMap((one) => {
      const known = settings.get(one.accountId)
      if (!known) return []
      const locale = isLocale(known.notificationLanguage) ? known.notificationLanguage : 'en'
      const content = contentOf(context, notice, { locale, name, oldPrice: one.price, timeZone: known.timeZone })
      return known.mails.map((to): KeyedMail => ({ key: `notice ${notice.id} ${one.accountId} ${to}`, to, locale, ...content }))
    })
  return { accounts, mails }
}

function contentOf(
  { productName, home }: PricesContext,
  { startsAt, price }: PriceChangeNotice,
  { locale, name, oldPrice, timeZone }: { locale: Locale; name: string; oldPrice: number; timeZone: string },
) {
  const day = (at: Date) => new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone }).format(at)
  const money = moneyIn(locale)
  const values = {
    product: productName,
    plan: name,
    date: day(startsAt),
    last: day(new Date(startsAt.getTime() - 1)),
    old: money.format(oldPrice),
    price: money.format(price),
  }
  const say = (key: keyof typeof phrases) => formatPhrase(phrases[key][locale], locale, values)
  const subject = say('price.subject')
  const paragraphs = price > oldPrice ? [say('price.raise'), say('price.consent'), say('price.cancel')] : [say('price.lower')]
  const action = { label: say('price.action'), url: `${home}${paths.account(locale, 'prices')}` }
  return { subject, ...layoutMail({ locale, productName, heading: subject, paragraphs, action }), attachments: [] }
}

/** Puts an announced price into effect on its day. A repeated call completes the work that is left. */
export async function applyPrice(context: PricesContext, id: string): Promise<void> {
  const { pool, clock, prices } = context
  const notice = await noticeById(pool, id)
  if (!isOfPrice(notice) || notice.appliedAt !== null) return
  const { productKey, price } = notice
  await prices.change(
    { noticeId: id, productKey, price },
    (client, accountIds) => agreeingAccounts(client, id, accountIds),
    (client) => markApplied(client, id, clock.now()),
  )
}
