import type { BillingAddress } from '@marklot/contracts/accounts'
import type { Product, Subscription } from '@marklot/contracts/billing'
import type { Checkout, Order, PayPalConfiguration } from '@marklot/contracts/payment'
import type { Replies } from './page.tsx'
import { id, now, products, signedIn, subscriptionTo } from './person.ts'

export const professional = products[1] as Product
export const address: BillingAddress = {
  isBusinessCustomer: false,
  firstName: 'Erika',
  lastName: 'Muster',
  company: '',
  street: 'Lange Gasse 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'erika@example.org',
}
export const order: Order = {
  id,
  number: '2026-000042',
  channel: 'paypal',
  kind: 'purchase',
  product: { key: 'professional', name: 'Professional' },
  packages: ['de', 'em'],
  quantity: null,
  price: professional.price,
  introductoryPrice: null,
  isBusinessCustomer: false,
  serviceKind: 'service',
  termsVersion: '2025-05-31',
  consents: [],
  orderedUtc: now,
}
export const checkout = (isBusinessCustomer: boolean): Checkout => ({
  channel: 'paypal',
  kind: 'purchase',
  obstacle: null,
  subscription: null,
  product: professional,
  price: professional.price,
  payments: [{ dueUtc: now, amount: 79 }],
  vat: { treatment: 'domestic', rate: 19 },
  billingPlan: 'monthly',
  startsUtc: now,
  serviceKind: 'service',
  isBusinessCustomer,
  termsVersion: '2025-05-31',
  consentsVersion: isBusinessCustomer ? 'business' : 'consumer',
  consents: [
    { kind: 'terms', isRequired: true, text: isBusinessCustomer ? 'Terms for businesses' : 'Terms for consumers' },
    ...(isBusinessCustomer ? [] : [{ kind: 'earlyStart' as const, isRequired: true, text: 'Please begin at once' }]),
    { kind: 'marketing', isRequired: false, text: 'News by email' },
  ],
})
export const configuration: PayPalConfiguration = {
  clientId: 'client',
  environment: 'sandbox',
  scriptUrl: 'https://paypal.test/sdk/js',
  scriptGeneration: 5,
  currency: 'EUR',
  intent: 'subscription',
  vault: true,
  paymentMethods: ['paypal', 'card'],
  frameUrl: 'https://pay.marklot.test/payment-frame/paypal',
}
export const paid: Subscription = { ...subscriptionTo(professional), type: 'paypal' }

/** Returns a server that sells plans to a signed-in person without one. */
export const selling = (more: Replies = {}): Replies =>
  signedIn({
    'GET /user/account/subscription': () => new Response('{}', { status: 404 }),
    'GET /Products/professional': () => professional,
    'GET /user/account/Addresses/billing': () => address,
    'PUT /user/account/Addresses/billing': (body) => body,
    'GET /user/account/checkout': () => checkout(false),
    'GET /Configurations/PayPal': () => configuration,
    'POST /user/account/orders': () => Response.json(order, { status: 201 }),
    ...more,
  })

/** PayPal's part of a subscription that runs. */
export const paidByPayPal = (providerId: string): NonNullable<Subscription['payPalSubscription']> => ({
  id: providerId,
  status: 'ACTIVE',
  startTime: now,
  nextBillingTime: null,
  outstandingBalance: 0,
  failedPaymentsCount: 0,
  lastFailedPayment: null,
  lastPayment: null,
})
