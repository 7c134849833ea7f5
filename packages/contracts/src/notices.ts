import * as z from 'zod/mini'
import { Instant, ListQuery } from './accounts.ts'
import { CalendarDate } from './calendar-date.ts'
import { endpoints } from './endpoints.ts'

/** The minimum number of days between the announcement of a changed price and its start (spec 2, 9.3). */
export const priceNoticeDays = 30

/** The minimum number of hours between the announcement of maintenance and its start (spec 2, 9.3). */
export const maintenanceNoticeHours = 48

/** Maintenance that interrupts the service, as every page shows it. */
export const Maintenance = z.object({ id: z.uuid(), startsUtc: Instant, endsUtc: Instant })
export type Maintenance = z.infer<typeof Maintenance>

export const noticedTerms = ['terms-consumers', 'terms-business'] as const
/** Changed terms that were announced to an account. */
export const TermsNotice = z.object({
  id: z.uuid(),
  document: z.enum(noticedTerms),
  version: CalendarDate,
  announcedUtc: Instant,
  /** When the new terms take effect for everybody who has not objected. */
  objectionUntilUtc: Instant,
  objectedUtc: z.nullable(Instant),
})
export type TermsNotice = z.infer<typeof TermsNotice>

/**
 * What the link in a notice of changed terms shows. It does not identify the account, because the mail may be
 * forwarded. `over`: the period to object has passed.
 */
export const TermsLink = z.object({
  document: z.enum(noticedTerms),
  version: CalendarDate,
  objectionUntilUtc: Instant,
  state: z.enum(['possible', 'objected', 'over']),
})
export type TermsLink = z.infer<typeof TermsLink>

/** A changed price of the account's running subscription. */
export const PriceNotice = z.object({
  id: z.uuid(),
  product: z.object({ key: z.string(), name: z.string() }),
  /** The present and the announced price, in euro a month including VAT. */
  oldPrice: z.number(),
  price: z.number(),
  announcedUtc: Instant,
  /** From when the price applies. A running subscription pays it from its next payment on. */
  startsUtc: Instant,
  /** A higher price applies only to customers who agree to it. */
  isRaise: z.boolean(),
  answer: z.enum(['open', 'agreed', 'declined']),
  /** The text that the customer agrees to. */
  agreement: z.string(),
})
export type PriceNotice = z.infer<typeof PriceNotice>

/** An announcement by an administrator. Mails go to everybody whom it concerns. */
export const NoticeInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('maintenance'), startsUtc: Instant, endsUtc: Instant }),
  z.object({ kind: z.literal('terms'), document: z.enum(noticedTerms), version: CalendarDate }),
  z.object({
    kind: z.literal('price'),
    product: z.string().check(z.minLength(1), z.maxLength(40)),
    price: z.number().check(z.positive(), z.maximum(100_000), z.multipleOf(0.01)),
    startsUtc: Instant,
  }),
])
export type NoticeInput = z.input<typeof NoticeInput>

/** A notice as administrators see it. */
export const Notice = z.object({
  id: z.uuid(),
  kind: z.enum(['maintenance', 'terms', 'price']),
  announcedUtc: Instant,
  /** For maintenance, its start; for terms and prices, when they take effect. */
  startsUtc: Instant,
  /** Null for terms and prices. */
  endsUtc: z.nullable(Instant),
  document: z.nullable(z.enum(noticedTerms)),
  version: z.nullable(CalendarDate),
  /** The changed price, in euro a month; null for other notices. */
  price: z.nullable(
    z.object({
      product: z.string(),
      oldPrice: z.number(),
      price: z.number(),
      /** Number of customers who agreed to a higher price, or declined it. */
      agreed: z.int(),
      declined: z.int(),
      /** When it became the price of the product; null until then. */
      appliedUtc: z.nullable(Instant),
    }),
  ),
  /** Number of mails queued so far. */
  mails: z.int(),
  /** Null while mails are still being queued. */
  sentUtc: z.nullable(Instant),
  /** Number of accounts that objected. */
  objections: z.int(),
})
export type Notice = z.infer<typeof Notice>

export const Objection = z.object({ accountId: z.uuid(), accountName: z.string(), objectedUtc: Instant })
export type Objection = z.infer<typeof Objection>

const id = z.object({ id: z.uuid().check(z.toLowerCase()) })

const token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const noticesEndpoints = endpoints({
  maintenance: {
    method: 'GET',
    path: '/Notices/maintenance',
    summary: 'Announced maintenance that has not ended, the next first.',
    access: 'public',
    reply: z.array(Maintenance),
  },
  ownTerms: {
    method: 'GET',
    path: '/user/account/termsNotices',
    summary: 'Changed terms that were announced to the default account, newest first.',
    access: 'user',
    reply: z.array(TermsNotice),
  },
  objectToTerms: {
    method: 'POST',
    path: '/user/account/termsNotices/{id}/objection',
    summary: 'Objects to changed terms within their period. Repeating it changes nothing.',
    access: 'user',
    params: id,
    reply: TermsNotice,
  },
  ownPrices: {
    method: 'GET',
    path: '/user/account/priceNotices',
    summary: 'Upcoming price changes for the running subscription of the default account, the next first.',
    access: 'user',
    reply: z.array(PriceNotice),
  },
  answerPrice: {
    method: 'POST',
    path: '/user/account/priceNotices/{id}/answer',
    summary: 'Agrees to a higher price, or declines it. The answer can be changed until the price applies.',
    access: 'user',
    params: id,
    body: z.object({ agrees: z.boolean() }),
    reply: PriceNotice,
  },
  termsLink: {
    method: 'GET',
    path: '/Notices/links/{token}',
    summary: 'What the signed link of a notice of changed terms objects to. Changes nothing.',
    access: 'public',
    params: token,
    reply: TermsLink,
  },
  objectByLink: {
    method: 'POST',
    path: '/Notices/links/{token}',
    summary: 'Objects to changed terms without login. Repeating it changes nothing.',
    access: 'public',
    params: token,
    reply: TermsLink,
    callsPerMinute: 30,
  },
  list: {
    method: 'GET',
    path: '/Notices',
    summary: 'All notices, newest first.',
    access: 'permission:Accounts.Read',
    query: ListQuery,
    reply: z.object({ total: z.int(), notices: z.array(Notice) }),
  },
  announce: {
    method: 'POST',
    path: '/Notices',
    summary: 'Announces maintenance, changed terms or a changed price, and sends the mails.',
    access: 'permission:Accounts.Update',
    body: NoticeInput,
    reply: Notice,
    status: 201,
  },
  objections: {
    method: 'GET',
    path: '/Notices/{id}/objections',
    summary: 'The accounts that objected to changed terms, newest first, at most 1,000.',
    access: 'permission:Accounts.Read',
    params: id,
    reply: z.array(Objection),
  },
})
