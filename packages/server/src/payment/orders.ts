import type { ErrorCode, Locale } from '@marklot/contracts'
import type { ConsentKind, Order, OrderInput, OrderObstacle } from '@marklot/contracts/payment'
import type { core } from 'zod/mini'
import { lockAccount, type Member, storeBillingAddress } from '../accounts/index.ts'
import { officeLimit, type StoredProduct, storedProduct, subscriptionsOf } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { type CheckoutContext, meaningOf, orderedProduct, saleObstacle } from './checkout.ts'
import { consentsVersion, consentTexts, termsVersion } from './order-texts.ts'
import { consentsOf, insertOrder, type OrderConsent, orderById, type StoredOrder } from './orders.store.ts'

type Input = core.output<typeof OrderInput>

const refusals: Record<OrderObstacle, ErrorCode> = {
  alreadyActive: 'subscription.alreadyActive',
  awaitingActivation: 'subscription.awaitingActivation',
  samePlan: 'subscription.samePlan',
  paidElsewhere: 'subscription.paidElsewhere',
  promotionUsed: 'order.promotionUsed',
  notForSale: 'product.notFound',
}

/**
 * Stores an order with the exact sentences to which the customer agreed. Repeated calls with the same id store one
 * order.
 * @throws AppError a code of `refusals`, `consent.outdated`, `order.priceChanged`, `offices.tooMany`, `order.notFound`
 */
export async function placeOrder(context: CheckoutContext, input: Input, by: Member, locale: Locale): Promise<Order> {
  const { pool, clock } = context
  const known = await orderById(pool, input.id)
  if (known) return presentOrder(pool, ownOrder(known, by))
  const { isBusinessCustomer } = input.billingAddress
  const about = { serviceKind: context.serviceKind, isBusinessCustomer, productName: context.productName }
  if (input.consentsVersion !== consentsVersion(about)) throw new AppError('consent.outdated')
  const product = await orderedProduct(pool, input.product)
  const forSale = await saleObstacle(context, product, input.channel)
  if (forSale) throw new AppError(refusals[forSale])
  const isPaidHere = input.channel === 'paypal'
  const isShownPrice = input.priceAmount === product.price && input.introductoryAmount === product.introductoryPrice
  if (isPaidHere && !isShownPrice) throw new AppError('order.priceChanged')
  refuseOffices(input, product)
  const { country, vatId } = input.billingAddress
  const vat = context.invoices.vatOf({ country, isBusinessCustomer, hasVatId: isBusinessCustomer && Boolean(vatId) })
  const now = clock.now()
  const given: Record<ConsentKind, boolean> = {
    terms: input.acceptsTerms,
    earlyStart: input.demandsEarlyStart,
    marketing: input.agreesToMarketing,
  }
  const consents = consentTexts(about, locale).map(
    ({ kind, text }): OrderConsent => ({ kind, isGiven: given[kind], version: input.consentsVersion, text, at: now }),
  )
  const placed = await transaction(pool, async (client) => {
    if (!(await lockAccount(client, by.account.id))) throw new AppError('account.notFound')
    const change = input.isChange ? { quantity: input.quantity } : null
    const meaning = meaningOf(await subscriptionsOf(client, by.account.id), product, input.channel, now, change)
    if (meaning.obstacle) throw new AppError(refusals[meaning.obstacle])
    const order: Omit<StoredOrder, 'number'> = {
      id: input.id,
      accountId: by.account.id,
      userId: by.user.id,
      channel: input.channel,
      kind: meaning.kind,
      subscriptionId: meaning.subscription?.id ?? null,
      productKey: product.key,
      billingPlan: 'monthly',
      price: isPaidHere ? product.price : null,
      vatRate: vat.rate / 100,
      introductoryPrice: isPaidHere ? product.introductoryPrice : null,
      introductoryMonths: isPaidHere && product.introductoryPrice !== null ? product.introductoryMonths : null,
      packages: [...new Set(input.packages)],
      quantity: input.isChange ? input.quantity : null,
      isBusinessCustomer,
      serviceKind: context.serviceKind,
      termsVersion: termsVersion(isBusinessCustomer),
      locale,
      orderedAt: now,
    }
    const placed = await insertOrder(client, order, consents, input.billingAddress)
    if (!placed) return null
    await storeBillingAddress(client, input.billingAddress, by, now)
    const marketing = consents.find(({ kind, isGiven }) => kind === 'marketing' && isGiven)
    if (!marketing) return placed
    const { version, text, at: givenAt } = marketing
    const { email } = input.billingAddress
    await context.news.ask(client, { accountId: by.account.id, orderId: input.id, email, locale, version, text, givenAt })
    return placed
  })
  if (placed) return present(placed, product.name, consents)
  // If two copies were sent at the same time, the first one is stored.
  return presentOrder(pool, ownOrder(await orderById(pool, input.id), by))
}

/**
 * Refuses a wrong choice of offices. Plans with all offices need no choice, the others need at least one office (spec
 * 1, section 5).
 */
function refuseOffices({ packages }: Input, { features }: StoredProduct): void {
  const limit = officeLimit(features)
  if (limit === null) return
  if (packages.length === 0) throw new AppError('offices.required')
  if (new Set(packages).size > limit) throw new AppError('offices.tooMany')
}

/** Returns the member's own order. @throws AppError `order.notFound` for another account's order */
export function ownOrder(order: StoredOrder | undefined, by: Pick<Member, 'accountIds'>): StoredOrder {
  if (!order || !by.accountIds.includes(order.accountId)) throw new AppError('order.notFound')
  return order
}

/** Returns an order's number in readable form: the year in UTC and a consecutive number. */
export const orderNumber = ({ number, orderedAt }: Pick<StoredOrder, 'number' | 'orderedAt'>): string =>
  `${orderedAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`

export async function presentOrder(database: Pool | PoolClient, order: StoredOrder): Promise<Order> {
  const product = await storedProduct(database, order.productKey)
  return present(order, product?.name ?? order.productKey, await consentsOf(database, order.id))
}

function present(order: StoredOrder, productName: string, consents: readonly OrderConsent[]): Order {
  const { price, vatRate, introductoryPrice, introductoryMonths } = order
  const money = (amount: number) => ({ amount, currency: 'EUR' as const, vatRate })
  return {
    id: order.id,
    number: orderNumber(order),
    channel: order.channel,
    kind: order.kind,
    product: { key: order.productKey, name: productName },
    packages: order.packages,
    quantity: order.quantity,
    price: price === null ? null : money(price),
    introductoryPrice:
      introductoryPrice === null || introductoryMonths === null
        ? null
        : { ...money(introductoryPrice), months: introductoryMonths },
    isBusinessCustomer: order.isBusinessCustomer,
    serviceKind: order.serviceKind,
    termsVersion: order.termsVersion,
    consents: consents.map(({ at, ...consent }) => ({ ...consent, atUtc: at.toISOString() })),
    orderedUtc: order.orderedAt.toISOString(),
  }
}
