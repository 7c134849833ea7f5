import type { Contract } from '@marklot/contracts/contract'
import type { ServiceKind } from '@marklot/contracts/payment'
import { paymentFramePath } from '@marklot/contracts/payment-frame'
import type { Handlers } from '../accounts/index.ts'
import { type PresentContext, type Provider, presentSubscription, subscriptionById } from '../billing/index.ts'
import type { IssueInvoices } from '../invoices/index.ts'
import type { AskForNews } from '../news/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { VerifiersOf } from '../platform/bind-contract.ts'
import type { Capability } from '../platform/capability.ts'
import type { ContractEnder } from '../platform/contract-ender.ts'
import type { ContractWithdrawals } from '../platform/contract-withdrawals.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { Outbound } from '../platform/outbound.ts'
import { administrationHandlers } from './administration.ts'
import { readCheckout } from './checkout.ts'
import type { PaymentContext } from './context.ts'
import { paidContracts } from './contract-ender.ts'
import { tellDelay } from './delay.ts'
import { serveFrame } from './frame.ts'
import { insertEvent } from './inbox.store.ts'
import { processEvent, receive } from './inbox.ts'
import { ledgerOf, subscriptionIdOfPayment } from './ledger.store.ts'
import {
  forgetPurchases,
  type MarketplaceHandlers,
  type MarketplaceSettings,
  type OpenMarketplace,
  openMarketplace,
} from './marketplace/index.ts'
import { forgetAddresses, orderById, ordersOf } from './orders.store.ts'
import { ownOrder, placeOrder, presentOrder } from './orders.ts'
import { outcomeOf } from './outcomes.ts'
import { type CataloguedPlan, openPayPal, type PayPal, type PayPalParts, type PayPalSettings, readEvent } from './paypal/index.ts'
import { cancelPayPal, changePayPal, confirmPayPal, createPayPal, type PayPalContext, readOutcome } from './paypal-purchase.ts'
import { movePrices, type PriceChanges, priceChanges } from './price-changes.ts'
import type { PaymentProvider } from './provider.ts'
import { reconcile } from './reconcile.ts'
import { settle } from './settle.ts'
import { soldProducts } from './sold-products.ts'
import { definePaymentTasks } from './tasks.ts'
import { paidWithdrawals } from './withdrawals.ts'

export type { MarketplaceSettings } from './marketplace/index.ts'
export type { PayPalSettings } from './paypal/index.ts'
export type { PriceChanges, Subscriber } from './price-changes.ts'

export interface PaymentParts extends PresentContext {
  log: Log
  jobs: Jobs
  mailer: Mailer
  outbound: Outbound
  productName: string
  /** The origin of the product. */
  home: string
  serviceKind: ServiceKind
  invoices: IssueInvoices
  news: AskForNews
  /** The settings of PayPal; null if it is not configured. */
  payPal: PayPalSettings | null
  /** The settings of the marketplace; null if it is not configured. */
  marketplace: MarketplaceSettings | null
  /** Origin of the page that runs the provider's script; null for the product's own origin, in a sandbox. */
  frameOrigin: string | null
}
export interface Payment extends Capability<Pick<Handlers, 'payment' | 'paymentAdministration'>> {
  verifiers: VerifiersOf<Contract>
  /** Ends paid subscriptions by declaration. */
  contractEnder: ContractEnder
  /** Assesses withdrawals of consumers and carries them out. */
  withdrawals: ContractWithdrawals
  /** Changes prices on the announced day. */
  prices: PriceChanges
  /** Creates or updates PayPal's plans for the products' prices; see `npm run paypal:catalogue`. */
  fillCatalogue(): Promise<CataloguedPlan[]>
}

/** Creates or updates PayPal's plans from the command line. @throws ProviderAway, ProviderRefusal */
export async function fillCatalogue(parts: Omit<PayPalParts, 'home'>): Promise<CataloguedPlan[]> {
  return openPayPal({ ...parts, home: '' }).fillCatalogue(await soldProducts(parts.pool))
}

/** Opens payment: orders, the providers, the inbox, the ledger and the reconciliation. */
export function openPayment(parts: PaymentParts): Payment {
  const { pool, log, frameOrigin, home } = parts
  const payPal = parts.payPal && openPayPal({ ...parts, settings: parts.payPal })
  const providers = new Map<Provider, PaymentProvider>()
  if (payPal) providers.set('paypal', payPal)
  const marketplace = parts.marketplace && openMarketplace({ ...parts, settings: parts.marketplace }, () => context)
  if (marketplace) providers.set('marketplace', marketplace.provider)
  const { tasks, recurring } = definePaymentTasks({
    process: (id) => processEvent(context, id),
    look: async (provider, providerId) => {
      const known = providers.get(provider)
      return known && settle(context, known, providerId, 'person')
    },
    tellDelay: (orderId) => tellDelay(context, orderId),
    movePrices: async (moved, signal) => {
      const after = await movePrices(context, payPal, moved, signal)
      if (after === null) return
      const next = { noticeId: moved.noticeId, after }
      await context.jobs.add(tasks.movePrices, next, { key: `${moved.noticeId} ${after}` })
    },
    reconcile: (signal) => reconcile(context, { isThorough: false, signal }),
  })
  const context: PaymentContext = {
    ...parts,
    providers,
    tasks,
    isBillable: async (product, channel) =>
      channel === 'marketplace'
        ? marketplace?.provider.isSold(product.key) === true
        : (await payPal?.planFor(product)) !== undefined,
  }
  return {
    handlers: {
      payment: paymentHandlers(context, { payPal, marketplace }, `${frameOrigin ?? ''}${paymentFramePath}`),
      paymentAdministration: administrationHandlers(context),
    },
    // Without a provider, there is nothing to compare with.
    ...(providers.size > 0 ? { tasks: [...Object.values(tasks), ...(marketplace?.tasks ?? [])], recurring: [recurring] } : {}),
    mount: (app) => {
      if (parts.payPal)
        serveFrame(app, { settings: parts.payPal, pageOrigin: frameOrigin === null ? null : new URL(home).origin })
    },
    verifiers: { paypal: payPal?.verify ?? refuseAll, marketplace: marketplace?.provider.verify ?? sendAgain },
    contractEnder: paidContracts(context),
    withdrawals: paidWithdrawals(context),
    prices: priceChanges(context, payPal),
    fillCatalogue: async () => {
      const plans = (await payPal?.fillCatalogue(await soldProducts(pool))) ?? []
      for (const { productKey, isNew } of plans) if (isNew) log.info({ product: productKey }, 'A plan was created at PayPal')
      return plans
    },
    personalData: async (subject) => {
      if (subject.kind !== 'account') return null
      const orders = await ordersOf(pool, subject.id)
      return {
        sections: {
          orders: await Promise.all(orders.map((order) => presentOrder(pool, order))),
          payments: await ledgerOf(pool, subject.id),
        },
        objectIds: orders.map(({ id }) => id),
      }
    },
    onErase: async (client, { accountIds }) => {
      await forgetAddresses(client, accountIds)
      await forgetPurchases(client, accountIds)
      return []
    },
  }
}

const refuseAll = async () => {
  throw new AppError('payment.invalidSignature')
}

/** Replies so that the marketplace sends the message again. A refusal would count as an answer to the operation. */
const sendAgain = async () => {
  throw new AppError('payment.unavailable')
}
/** The handlers of an installation without the marketplace. */
const noMarketplace: MarketplaceHandlers = {
  marketplacePurchase: () => ({ outcome: 'notAccessible', providerStatus: null }),
  activateMarketplace: async () => {
    throw new AppError('payment.unavailable')
  },
  cancelMarketplace: async () => {
    throw new AppError('subscription.notFound')
  },
  marketplaceChoice: async () => {
    throw new AppError('subscription.notFound')
  },
  changeMarketplace: async () => {
    throw new AppError('subscription.notFound')
  },
  marketplaceWebhook: () => ({}),
}

function paymentHandlers(
  context: PaymentContext,
  { payPal, marketplace }: { payPal: PayPal | null; marketplace: OpenMarketplace | null },
  frameUrl: string,
): Handlers['payment'] {
  const { pool } = context
  const withPayPal = (): PayPalContext => {
    if (!payPal) throw new AppError('payment.unavailable')
    return { ...context, payPal }
  }
  return {
    payPalConfiguration: () => withPayPal().payPal.configuration(frameUrl),
    checkout: async ({ query }, { member, locale }) =>
      readCheckout(
        context,
        (await member()).account.id,
        {
          ...query,
          isBusinessCustomer: query.isBusinessCustomer === 'true',
          hasVatId: query.hasVatId === 'true',
          change: query.isChange === 'true' ? { quantity: query.quantity ?? null } : null,
        },
        locale,
      ),
    order: async ({ body }, { member, locale }) => placeOrder(context, body, await member(), locale),
    orderOutcome: async ({ params, query }, { member, locale }) => {
      const order = ownOrder(await orderById(pool, params.id), await member())
      const isFresh = query.refresh === 'true'
      if (order.channel === 'paypal' && payPal) return readOutcome(withPayPal(), order, isFresh, locale)
      const activation = order.channel === 'marketplace' ? await marketplace?.outcomeOf(order, isFresh, locale) : null
      return activation ?? outcomeOf(context, order, locale)
    },
    createPayPal: async ({ params }, { member }) => createPayPal(withPayPal(), params.id, await member()),
    confirmPayPal: async ({ body }, { member, locale }) => confirmPayPal(withPayPal(), body, await member(), locale),
    changePayPal: async ({ params, body }, { member }) => {
      const by = await member()
      return changePayPal(withPayPal(), params.id, body.orderId, by)
    },
    cancelPayPal: async ({ params, body }, { member, locale }) =>
      presentSubscription(await cancelPayPal(withPayPal(), params.id, body.reason, await member()), context, locale),
    payPalWebhook: async ({ body }) => {
      await receivePayPal(withPayPal(), body)
      return {}
    },
    ...(marketplace?.handlers ?? noMarketplace),
  }
}

/** Stores a verified message. Afterwards, its facts are read from PayPal. */
async function receivePayPal(context: PayPalContext, body: Uint8Array): Promise<void> {
  const { isRelevant, saleId, refund, ...event } = readEvent(body)
  await transaction(context.pool, async (client) => {
    if (refund) await context.payPal.hearRefund(client, refund)
    const objectId = event.objectId || (saleId === null ? '' : await subscriptionPaidBy(client, saleId))
    if (isRelevant && objectId !== '') await receive(context, client, { ...event, objectId })
    else await insertEvent(client, event, context.clock.now(), 'ignored')
  })
}

/** Returns PayPal's id of the subscription that a payment was for, or an empty text for an unknown payment. */
async function subscriptionPaidBy(client: PoolClient, saleId: string): Promise<string> {
  const id = await subscriptionIdOfPayment(client, 'paypal', saleId)
  const subscription = id === undefined ? undefined : await subscriptionById(client, id)
  return subscription?.atProvider?.providerId ?? ''
}
