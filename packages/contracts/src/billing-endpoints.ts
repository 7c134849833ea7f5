import * as z from 'zod/mini'
import {
  OfficeChoice,
  Package,
  Product,
  ProductChange,
  Subscription,
  SubscriptionGrant,
  SubscriptionProductChange,
  SubscriptionStateChange,
} from './billing.ts'
import { endpoints } from './endpoints.ts'
import { Feature } from './features.ts'
import { RegistrationOfficeCode } from './office.ts'
import { brokenRule } from './rules.ts'

/** Compared as it is stored: a UUID may be written in capital letters too (RFC 9562, 4). */
const id = z.object({ id: z.uuid().check(z.toLowerCase()) })
const key = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) })
/**
 * `reload=true` asks for fresh data. The server remembers none and reads them at every call; pages in between may
 * remember.
 */
const reload = z.object({ reload: z.optional(z.enum(['true', 'false'])) })

const UseFeatureBody = z.union([
  z.object({ requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))) }),
  z.string(),
])
const ChooseOfficesBody = z.object({
  registrationOfficeCodes: z.array(RegistrationOfficeCode).check(z.minLength(1, brokenRule('nonEmptyList')), z.maxLength(7)),
})

/**
 * Spec 2, 7.2, "Products and packages", feature usage, and the subscriptions as a state (payment comes with its own
 * table).
 */
export const billingEndpoints = endpoints({
  products: {
    method: 'GET',
    path: '/Products',
    summary: 'The plans, with prices and features.',
    access: 'public',
    query: reload,
    reply: z.array(Product),
    isTagged: true,
  },
  product: {
    method: 'GET',
    path: '/Products/{key}',
    summary: 'One plan.',
    access: 'public',
    params: key,
    query: reload,
    reply: Product,
  },
  changeProduct: {
    method: 'PUT',
    path: '/Products/{key}',
    summary: "Changes a plan's price, text or features.",
    access: 'permission:Products.Update',
    params: key,
    body: ProductChange,
    reply: Product,
  },
  packages: {
    method: 'GET',
    path: '/Packages',
    summary: 'The offices that a subscription may hold.',
    access: 'public',
    query: reload,
    reply: z.array(Package),
    isTagged: true,
  },
  package: {
    method: 'GET',
    path: '/Packages/{key}',
    summary: 'One office that a subscription may hold.',
    access: 'public',
    params: key,
    query: reload,
    reply: Package,
  },
  useFeature: {
    method: 'PUT',
    path: '/user/account/feature/{key}',
    summary: 'Counts one use of a feature. It grants nothing; the same request id counts once.',
    access: 'account',
    params: key,
    body: UseFeatureBody,
    reply: Feature,
  },
  subscription: {
    method: 'GET',
    path: '/subscriptions/{id}',
    summary: 'One subscription.',
    access: 'own:Accounts.Read',
    params: id,
    reply: Subscription,
  },
  ownSubscriptions: {
    method: 'GET',
    path: '/user/account/subscriptions',
    summary: 'All subscriptions of the default account, the newest first.',
    access: 'user',
    reply: z.array(Subscription),
  },
  ownSubscription: {
    method: 'GET',
    path: '/user/account/subscription',
    summary: 'The subscription that counts now: the valid plan, else the newest plan, else the trial.',
    access: 'user',
    reply: Subscription,
  },
  accountSubscriptions: {
    method: 'GET',
    path: '/accounts/{id}/subscriptions',
    summary: 'All subscriptions of one account, the newest first.',
    access: 'own:Accounts.Read',
    params: id,
    reply: z.array(Subscription),
  },
  grant: {
    method: 'POST',
    path: '/accounts/{id}/subscriptions',
    summary: 'Gives an account a subscription without a payment.',
    access: 'permission:Accounts.Update',
    params: id,
    body: SubscriptionGrant,
    reply: Subscription,
    status: 201,
  },
  changeState: {
    method: 'PUT',
    path: '/subscriptions/{id}/state',
    summary: 'Suspends, resumes or ends a subscription.',
    access: 'permission:Accounts.Update',
    params: id,
    body: SubscriptionStateChange,
    reply: Subscription,
  },
  changeSubscriptionProduct: {
    method: 'PUT',
    path: '/subscriptions/{id}/product',
    summary: 'Moves a granted subscription to another plan.',
    access: 'permission:Accounts.Update',
    params: id,
    body: SubscriptionProductChange,
    reply: Subscription,
  },
  cancel: {
    method: 'DELETE',
    path: '/subscriptions/{id}',
    summary: 'Cancels a granted subscription to the end of its billing period; paid ones are cancelled where they are paid.',
    access: 'own:Accounts.Update',
    params: id,
    reply: Subscription,
  },
  offices: {
    method: 'GET',
    path: '/user/account/offices',
    summary: 'The offices of the default account, and whether they may be changed now.',
    access: 'user',
    reply: OfficeChoice,
  },
  chooseOffices: {
    method: 'PUT',
    path: '/user/account/offices',
    summary: 'Chooses the offices of the plan.',
    access: 'account',
    body: ChooseOfficesBody,
    reply: OfficeChoice,
  },
})
