import { allPermissionLevels } from '@marklot/contracts'
import type { Account, User } from '@marklot/contracts/accounts'
import type { Product, Subscription } from '@marklot/contracts/billing'
import type { FeatureLimit } from '@marklot/contracts/features'
import type { Replies } from './page.tsx'

export const id = '00000000-0000-4000-8000-000000000001'
export const now = '2026-06-30T10:00:00.000Z'
export const user: User = {
  id,
  email: 'erika@example.org',
  emailVerified: true,
  name: 'Erika Muster',
  givenName: 'Erika',
  familyName: 'Muster',
  state: 'active',
  createdUtc: now,
  lastSeenUtc: now,
}
export const account: Account = {
  id,
  name: 'Erika Muster',
  state: 'active',
  isBusinessCustomer: false,
  timeZone: 'Europe/Berlin',
  notificationLanguage: 'en',
  createdUtc: now,
  deletionRequestedUtc: null,
  deletionDueUtc: null,
}
const features: FeatureLimit[] = [{ key: 'search.name', limit: null }]
const product = (key: string, rank: number, amount: number): Product => ({
  key,
  name: key[0]?.toUpperCase() + key.slice(1),
  description: `The plan ${key}`,
  billingPlan: 'monthly',
  price: { amount, currency: 'EUR', vatRate: 19 },
  introductoryPrice: null,
  isOffered: true,
  isPromotional: false,
  rank,
  offices: rank,
  features,
})
export const products = [product('starter', 1, 29), product('professional', 2, 79), product('enterprise', 3, 199)]
export const subscriptionTo = ({ key, name, description }: Product): Subscription => ({
  id,
  accountId: id,
  type: 'granted',
  state: 'Active',
  billingPlan: 'monthly',
  startDate: '2026-06-01',
  validUntilDate: null,
  createdUtc: now,
  validFromUtc: now,
  validUntilUtc: null,
  accessUntilUtc: null,
  usagePeriod: null,
  upcomingProduct: null,
  product: { key, name, description, billingPlan: 'monthly', features: features.map((one) => ({ ...one, usages: 0 })) },
  packages: [],
  subscriber: null,
  payPalSubscription: null,
  marketplaceSubscription: null,
})
/** Returns a server that knows one signed-in person. */
export const signedIn = (more: Replies = {}): Replies => ({
  'GET /user': () => user,
  'GET /user/account': () => account,
  'GET /user/Permissions': () => [{ resource: 'Global', level: allPermissionLevels }],
  'GET /user/account/subscription': () => subscriptionTo(products[1] as Product),
  'GET /Products': () => products,
  ...more,
})
