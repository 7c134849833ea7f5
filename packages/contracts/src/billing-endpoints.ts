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

/** Lower case, as stored. A UUID may also be written in upper case (RFC 9562, section 4). */
const id = z.object({ id: z.uuid().check(z.toLowerCase()) })
const key = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) })
/** `reload=true` requests fresh data. The server reads the data on every call anyway; caches in between may not. */
const reload = z.object({ reload: z.optional(z.enum(['true', 'false'])) })

const UseFeatureBody = z.union([
  z.object({ requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))) }),
  z.string(),
])
const ChooseOfficesBody = z.object({
  registrationOfficeCodes: z.array(RegistrationOfficeCode).check(z.minLength(1, brokenRule('nonEmptyList')), z.maxLength(7)),
})

/** Spec 2, 7.2, "Products and packages", feature usage, and the state of subscriptions. Payment has its own table. */
export const billingEndpoints = endpoints({
  products: {
    method: 'GET',
    path: '/Products',
    summary: 'All plans with prices and features.',
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
    summary: 'The offices that a subscription may include.',
    access: 'public',
    query: reload,
    reply: z.array(Package),
    isTagged: true,
  },
  package: {
    method: 'GET',
    path: '/Packages/{key}',
    summary: 'One office that a subscription may include.',
    access: 'public',
    params: key,
    query: reload,
    reply: Package,
  },
  useFeature: {
    method: 'PUT',
    path: '/user/account/feature/{key}',
    summary: 'Counts one use of a feature without granting access. Calls with the same request id count once.',
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
    summary: 'All subscriptions of the default account, newest first.',
    access: 'user',
    reply: z.array(Subscription),
  },
  ownSubscription: {
    method: 'GET',
    path: '/user/account/subscription',
    summary: 'The current subscription: the valid plan, otherwise the newest plan, otherwise the trial.',
    access: 'user',
    reply: Subscription,
  },
  accountSubscriptions: {
    method: 'GET',
    path: '/accounts/{id}/subscriptions',
    summary: 'All subscriptions of one account, newest first.',
    access: 'own:Accounts.Read',
    params: id,
    reply: z.array(Subscription),
  },
  grant: {
    method: 'POST',
    path: '/accounts/{id}/subscriptions',
    summary: 'Grants an account a subscription without payment.',
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
    summary: 'Cancels a granted subscription at the end of its billing period. Paid ones are cancelled where they are billed.',
    access: 'own:Accounts.Update',
    params: id,
    reply: Subscription,
  },
  offices: {
    method: 'GET',
    path: '/user/account/offices',
    summary: 'The offices of the default account, and when they may be changed.',
    access: 'user',
    reply: OfficeChoice,
  },
  chooseOffices: {
    method: 'PUT',
    path: '/user/account/offices',
    summary: 'Chooses the offices that the plan covers.',
    access: 'account',
    body: ChooseOfficesBody,
    reply: OfficeChoice,
  },
})
