import * as z from 'zod/mini'
import { Locale } from './locale.ts'
import { Permission } from './permissions.ts'
import { brokenRule, isMailAddress } from './rules.ts'
import { isVatIdOf, normalizedVatId } from './vat-id.ts'
import { visible } from './visible.ts'

/** An instant in UTC, ISO 8601. */
export const Instant = z.iso.datetime()

export const accountStates = ['active', 'suspended'] as const
/** A suspended account keeps its data. Its users see only public pages and their own data. */
export const AccountState = z.enum(accountStates)
export type AccountState = z.infer<typeof AccountState>

/** A person who signed in at least once. The identity provider owns e-mail and names; every sign-in updates them. */
export const User = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  name: z.nullable(z.string()),
  givenName: z.nullable(z.string()),
  familyName: z.nullable(z.string()),
  state: AccountState,
  createdUtc: Instant,
  /** Precise to the day, for privacy. */
  lastSeenUtc: Instant,
})
export type User = z.infer<typeof User>

/** The owner of saved searches, subscriptions and addresses, created at a user's first sign-in. */
export const Account = z.object({
  id: z.uuid(),
  name: z.string(),
  state: AccountState,
  /** Taken from the billing address. It decides which limits apply (spec 2, 9.3). */
  isBusinessCustomer: z.boolean(),
  /** The IANA name in which days, months and due times are computed. */
  timeZone: z.string(),
  notificationLanguage: Locale,
  createdUtc: Instant,
  /** Null: nobody has requested the deletion. */
  deletionRequestedUtc: z.nullable(Instant),
  /** When everything will be deleted, on request or because the last contract ended. Null: no deletion is scheduled. */
  deletionDueUtc: z.nullable(Instant),
})
export type Account = z.infer<typeof Account>

/** IANA names that the runtime knows. */
export const TimeZone = z.string().check(
  z.maxLength(60),
  z.refine((name) => isTimeZone(name)),
)
function isTimeZone(name: string): boolean {
  try {
    // Offsets such as "+02:00" are valid too, but ignore daylight saving time.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** The fields of an account that its users may change. Missing fields stay as they are. */
export const AccountChange = z.object({
  name: z.optional(z.string().check(z.trim(), visible, z.maxLength(200))),
  timeZone: z.optional(TimeZone),
  notificationLanguage: z.optional(Locale),
})
export type AccountChange = z.infer<typeof AccountChange>

const text = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
const requiredText = text.check(z.minLength(1, brokenRule('required')))

/** The paying person or company. A business customer names a company (spec 1, sections 3 and 5). */
export const BillingAddressInput = z
  .object({
    isBusinessCustomer: z._default(z.boolean(), false),
    firstName: requiredText,
    lastName: requiredText,
    company: text,
    street: requiredText,
    postalCode: requiredText.check(z.maxLength(20)),
    city: requiredText,
    /** ISO 3166-1, two capital letters. */
    country: requiredText.check(z.refine((code) => code === '' || /^[A-Z]{2}$/.test(code))),
    email: requiredText.check(z.refine((address) => address === '' || isMailAddress(address), brokenRule('mail'))),
    /** VAT identification number of a business in the EU, with or without blanks. */
    vatId: z.optional(z.pipe(text, z.transform(normalizedVatId))),
  })
  .check(
    z.refine((address) => !address.isBusinessCustomer || address.company !== '', {
      error: brokenRule('required'),
      path: ['company'],
    }),
    z.refine(({ isBusinessCustomer, country, vatId }) => !isBusinessCustomer || !vatId || isVatIdOf(country, vatId), {
      error: brokenRule('vatId'),
      path: ['vatId'],
    }),
  )
export type BillingAddressInput = z.infer<typeof BillingAddressInput>

/**
 * Until it is first changed, it holds the names and e-mail address of the signed-in user. All other fields are empty.
 */
export const BillingAddress = z.object({
  isBusinessCustomer: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  /** Present only if a business customer gave one. */
  vatId: z.optional(z.string()),
})
export type BillingAddress = z.infer<typeof BillingAddress>

/** When deletion was requested, and when it will happen. */
export const AccountDeletion = z.object({ deletionRequestedUtc: z.nullable(Instant), deletionDueUtc: z.nullable(Instant) })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** Filters the administrators' lists by part of a name, e-mail address or id, and selects a page. */
export const ListQuery = z.object({
  query: z._default(z.string().check(z.maxLength(200)), ''),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type ListQuery = z.infer<typeof ListQuery>

/** One page of the users that match `query`; `total` counts all pages. */
export const UserList = z.object({ total: z.int(), users: z.array(User) })
export type UserList = z.infer<typeof UserList>

/** One row of the administrators' list: the account, its people and its plan. */
export const AccountOverview = z.object({
  ...Account.shape,
  users: z.array(z.object({ id: z.uuid(), name: z.nullable(z.string()), email: z.nullable(z.string()) })),
  /** Null: the account has no valid subscription other than the trial. */
  productKey: z.nullable(z.string()),
})
export type AccountOverview = z.infer<typeof AccountOverview>
export const AccountList = z.object({ total: z.int(), accounts: z.array(AccountOverview) })
export type AccountList = z.infer<typeof AccountList>

export const PermissionList = z.array(Permission).check(
  z.maxLength(7),
  z.refine((list) => new Set(list.map(({ resource }) => resource)).size === list.length),
)

/** Returns the initials in the account menu. Null: the menu shows a user icon (spec 1, section 2). */
export function initialsOf(user: Pick<User, 'name' | 'givenName' | 'familyName'>): string | null {
  const words =
    user.givenName || user.familyName ? [user.givenName, user.familyName] : (user.name ?? '').split(/\s+/).filter(Boolean)
  const chosen = words.length > 2 ? [words[0], words.at(-1)] : words
  const letters = chosen.map((word) => [...(word ?? '').trim().matchAll(/[\p{L}\p{N}]/gu)][0]?.[0] ?? '').join('')
  return letters === '' ? null : letters.toLocaleUpperCase('en')
}
