import * as z from 'zod/mini'
import { Subscription } from './billing.ts'
import { endpoints } from './endpoints.ts'
import {
  Checkout,
  CheckoutQuery,
  customerCancelReason,
  MarketplaceChoice,
  MarketplaceLanding,
  MarketplaceOutcome,
  Order,
  OrderInput,
  PayPalApproval,
  PayPalConfiguration,
  PurchaseOutcome,
} from './payment.ts'

const orderId = z.object({ id: z.uuid().check(z.toLowerCase()) })
/** The id of a subscription here, or the provider's own. */
const subscriptionId = z.object({ id: z.string().check(z.minLength(3), z.maxLength(100)) })
/** Received only by the provider's verifier; larger than any message that providers send. */
const message = { kind: 'raw', mediaType: 'application/json', maximumBytes: 256 * 1_024 } as const
/** Tokens contain +, / and =. If a proxy refuses %2F in a path, the token can be sent as a query value. */
const marketplaceToken = z.string().check(z.minLength(1), z.maxLength(4_096))
/**
 * The server accepts path segments of 3,200 characters, and percent-encoding triples a token. Longer tokens go in the
 * query.
 */
const shortMarketplaceToken = z.string().check(z.minLength(1), z.maxLength(1_024))

/** Spec 2, 7.2, "Subscriptions and payment". The rows about orders come before payment and are ours. */
export const paymentEndpoints = endpoints({
  payPalConfiguration: {
    method: 'GET',
    path: '/Configurations/PayPal',
    summary: 'What the page needs to load the script of the payment provider.',
    access: 'public',
    reply: PayPalConfiguration,
  },
  checkout: {
    method: 'GET',
    path: '/user/account/checkout',
    summary: 'What an order of a plan would mean: price, payments, term, consents, and whether anything prevents it.',
    access: 'account',
    query: CheckoutQuery,
    reply: Checkout,
  },
  order: {
    method: 'POST',
    path: '/user/account/orders',
    summary: 'Stores an order with its consents. The payment is approved afterwards.',
    access: 'account',
    body: OrderInput,
    reply: Order,
    status: 201,
  },
  orderOutcome: {
    method: 'GET',
    path: '/user/account/orders/{id}',
    summary: 'What has become of an order. `refresh=true` asks the provider first.',
    access: 'user',
    params: orderId,
    query: z.object({ refresh: z.optional(z.enum(['true', 'false'])) }),
    reply: z.union([PurchaseOutcome, MarketplaceOutcome]),
  },
  createPayPal: {
    method: 'POST',
    path: '/user/account/orders/{id}/paypal',
    summary: 'Creates the subscription at PayPal for an order. Repetitions return the same one.',
    access: 'account',
    params: orderId,
    body: z.object({}),
    reply: PayPalApproval,
  },
  confirmPayPal: {
    method: 'POST',
    path: '/user/account/subscription/paypal',
    summary: 'Reads an approved subscription from PayPal, checks it against the order and stores it.',
    access: 'account',
    body: z.object({
      orderId: z.uuid().check(z.toLowerCase()),
      subscriptionId: z.string().check(z.minLength(3), z.maxLength(50)),
    }),
    reply: PurchaseOutcome,
  },
  changePayPal: {
    method: 'PUT',
    path: '/subscriptions/paypal/{id}',
    summary: 'Revises the current subscription for an order of another plan. The payer approves it afterwards.',
    access: 'own:Accounts.Update',
    params: subscriptionId,
    body: z.object({ orderId: z.uuid().check(z.toLowerCase()) }),
    reply: PayPalApproval,
  },
  cancelPayPal: {
    method: 'DELETE',
    path: '/subscriptions/paypal/{id}',
    summary: 'Cancels a subscription at PayPal. Access lasts until the end of the paid period.',
    access: 'own:Accounts.Update',
    params: subscriptionId,
    body: z.object({
      reason: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(128)), customerCancelReason),
    }),
    reply: Subscription,
  },
  payPalWebhook: {
    method: 'POST',
    path: '/subscriptions/paypal/webhook',
    summary: 'Receives events of PayPal.',
    access: 'signed:paypal',
    body: message,
    reply: z.object({}),
  },
  marketplacePurchase: {
    method: 'GET',
    path: '/subscriptions/marketplace/purchases/{token}',
    summary: "Resolves the landing page's token of a marketplace purchase.",
    access: 'public',
    params: z.object({ token: shortMarketplaceToken }),
    query: z.object({ token: z.optional(marketplaceToken) }),
    reply: MarketplaceLanding,
  },
  activateMarketplace: {
    method: 'POST',
    path: '/user/account/subscription/marketplace',
    summary: 'Links a marketplace purchase to the account and activates it.',
    access: 'account',
    body: z.object({ orderId: z.uuid().check(z.toLowerCase()), token: marketplaceToken }),
    reply: MarketplaceOutcome,
  },
  cancelMarketplace: {
    method: 'DELETE',
    path: '/subscriptions/marketplace/{id}',
    summary: 'Cancels a subscription in the marketplace, which takes a while.',
    access: 'own:Accounts.Update',
    params: subscriptionId,
    reply: Subscription,
  },
  marketplaceChoice: {
    method: 'GET',
    path: '/subscriptions/marketplace/{id}/changes',
    summary: 'The plans and quantities that a subscription in the marketplace may be changed to.',
    access: 'own:Accounts.Read',
    params: subscriptionId,
    reply: MarketplaceChoice,
  },
  changeMarketplace: {
    method: 'PUT',
    path: '/subscriptions/marketplace/{id}',
    summary: 'Asks the marketplace for the plan or quantity of an order, which takes a while.',
    access: 'own:Accounts.Update',
    params: subscriptionId,
    body: z.object({ orderId: z.uuid().check(z.toLowerCase()) }),
    reply: MarketplaceOutcome,
  },
  marketplaceWebhook: {
    method: 'POST',
    path: '/subscriptions/marketplace/webhook',
    summary: 'Receives operations of the marketplace.',
    access: 'signed:marketplace',
    body: message,
    reply: z.object({}),
  },
})
