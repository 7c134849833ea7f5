import * as z from 'zod/mini'
import { Locale } from './locale.ts'
import { Permission } from './permissions.ts'
import { brokenRule, isMailAddress } from './rules.ts'

/** An instant in UTC, ISO 8601. */
export const Instant = z.iso.datetime()

export const accountStates = ['active', 'suspended'] as const
/** A suspended account keeps its data; its users see public pages only, and their own data. */
export const AccountState = z.enum(accountStates)
export type AccountState = z.infer<typeof AccountState>

/** A person who signed in at least once. The identity provider owns e-mail and names; they are taken over at every sign-in. */
export const User = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  name: z.nullable(z.string()),
  givenName: z.nullable(z.string()),
  familyName: z.nullable(z.string()),
  state: AccountState,
  createdUtc: Instant,
  /** To the day: more is nobody's business. */
  lastSeenUtc: Instant,
})
export type User = z.infer<typeof User>

/** What saved searches, subscriptions and addresses belong to; made at a user's first sign-in. */
export const Account = z.object({
  id: z.uuid(),
  name: z.string(),
  state: AccountState,
  /** Of the billing address: decides which legal figures hold (spec 2, 9.3). */
  isBusinessCustomer: z.boolean(),
  /** IANA name; days, months and due times are computed in it. */
  timeZone: z.string(),
  notificationLanguage: Locale,
  createdUtc: Instant,
  /** Null: nobody asked for deletion. */
  deletionRequestedUtc: z.nullable(Instant),
  /** When everything is deleted, asked for or because the last contract ended; null: not foreseen. */
  deletionDueUtc: z.nullable(Instant),
})
export type Account = z.infer<typeof Account>

/** IANA names that this machine's calendar knows. */
export const TimeZone = z.string().check(
  z.maxLength(60),
  z.refine((name) => isTimeZone(name)),
)
function isTimeZone(name: string): boolean {
  try {
    // Offsets such as "+02:00" are known too, but follow no summer time.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** What the people of an account may change of it; parts that are missing stay. */
export const AccountChange = z.object({
  name: z.optional(z.string().check(z.trim(), z.minLength(1, brokenRule('required')), z.maxLength(200))),
  timeZone: z.optional(TimeZone),
  notificationLanguage: z.optional(Locale),
})
export type AccountChange = z.infer<typeof AccountChange>

const text = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
const requiredText = text.check(z.minLength(1, brokenRule('required')))

/** Who pays. A business customer names a company; spec 1, sections 3 and 5. */
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
  })
  .check(
    z.refine((address) => !address.isBusinessCustomer || address.company !== '', {
      error: brokenRule('required'),
      path: ['company'],
    }),
  )
export type BillingAddressInput = z.infer<typeof BillingAddressInput>

/** Empty texts where nothing was given yet; before the first change the names and e-mail of the person who signed in. */
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
})
export type BillingAddress = z.infer<typeof BillingAddress>

/** When an account that was asked to be deleted will be. */
export const AccountDeletion = z.object({ deletionRequestedUtc: z.nullable(Instant), deletionDueUtc: z.nullable(Instant) })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** How the lists of administrators are asked: words of a name, an e-mail address or an id, and a page. */
export const ListQuery = z.object({
  query: z._default(z.string().check(z.maxLength(200)), ''),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type ListQuery = z.infer<typeof ListQuery>

/** The list asks for `query`; `total` counts all pages. */
export const UserList = z.object({ total: z.int(), users: z.array(User) })
export type UserList = z.infer<typeof UserList>

/** One line of the administrators' list: the account, its people, its plan. */
export const AccountOverview = z.object({
  ...Account.shape,
  users: z.array(z.object({ id: z.uuid(), name: z.nullable(z.string()), email: z.nullable(z.string()) })),
  /** Null: only the trial, or nothing that is valid now. */
  productKey: z.nullable(z.string()),
})
export type AccountOverview = z.infer<typeof AccountOverview>
export const AccountList = z.object({ total: z.int(), accounts: z.array(AccountOverview) })
export type AccountList = z.infer<typeof AccountList>

export const PermissionList = z.array(Permission).check(
  z.maxLength(7),
  z.refine((list) => new Set(list.map(({ resource }) => resource)).size === list.length),
)

/** The letters of the account menu; null where a user icon stands (spec 1, section 2). */
export function initialsOf(user: Pick<User, 'name' | 'givenName' | 'familyName'>): string | null {
  const words =
    user.givenName || user.familyName ? [user.givenName, user.familyName] : (user.name ?? '').split(/\s+/).filter(Boolean)
  const chosen = words.length > 2 ? [words[0], words.at(-1)] : words
  const letters = chosen.map((word) => [...(word ?? '').trim().matchAll(/[\p{L}\p{N}]/gu)][0]?.[0] ?? '').join('')
  return letters === '' ? null : letters.toLocaleUpperCase('en')
}
