import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { BrandDeadline } from './boards.ts'
import { BrandThumbnail, CalendarDate } from './brand.ts'
import { DeadlineRule } from './brand-rights.ts'
import { endpoints } from './endpoints.ts'
import { RegistrationOfficeCode } from './office.ts'
import { projectDeadlineKinds } from './pilot-filing.ts'

/** The most deadlines in one reply. */
export const mostDeadlines = 2_000
/** The most brands whose deadlines are read for one reply. */
export const mostDeadlineBrands = 5_000
/** How many days before a deadline a calendar shows a reminder, if reminders are on. */
export const reminderDays = 7

const Place = z.object({ id: z.int(), name: z.string() })

/** A deadline of a brand on a board, or of an open risk of a saved search. */
export const AccountDeadline = z.object({
  ...BrandDeadline.shape,
  /** The first day of the opposition period, where it is known. */
  startDate: z.nullable(CalendarDate),
  /**
   * Days until the last day, counted from the account's current day. 0 means today; a negative number means that the
   * deadline has passed.
   */
  daysLeft: z.int(),
  brand: z.object({
    ...BrandThumbnail.shape,
    /** The number in the office's notation: the registration number if there is one. */
    numberDisplay: z.string(),
  }),
  /** The boards on which the brand is pinned. */
  boards: z.array(Place),
  /** The saved searches in which the brand is an open risk. */
  storedBrandQueries: z.array(Place),
})
export type AccountDeadline = z.infer<typeof AccountDeadline>

/** A deadline of an application that the customer tracks in a Brand-Pilot project, even if no register holds it. */
export const OwnDeadline = z.object({
  kind: z.enum(projectDeadlineKinds),
  projectId: z.uuid(),
  /** The chosen name, or the project's title. */
  name: z.string(),
  registrationOfficeCode: RegistrationOfficeCode,
  /** The application's number as the customer typed it; null without one. */
  filingNumber: z.nullable(z.string()),
  date: CalendarDate,
  /**
   * Days left, counted from today in the account's time zone as if the office were open every day. It may be less than
   * the days until `date`.
   */
  daysLeft: z.int(),
  rule: DeadlineRule,
  /** The legal basis. */
  source: z.string(),
})
export type OwnDeadline = z.infer<typeof OwnDeadline>

export const AccountDeadlines = z.object({
  /** The day in the account's time zone from which days are counted. */
  today: CalendarDate,
  upcoming: z.int(),
  past: z.int(),
  /** Brands whose deadlines were not read, because there are too many. */
  leftOutBrands: z.int(),
  /** Upcoming deadlines, the nearest first, followed by those of the last twelve months, the latest first. */
  deadlines: z.array(AccountDeadline),
  /** The deadlines of the account's own applications, beginning twelve months ago, the earliest first. */
  own: z.array(OwnDeadline),
})
export type AccountDeadlines = z.infer<typeof AccountDeadlines>

/** The private calendar of an account's deadlines. Its address is shown only when it is created. */
export const DeadlineCalendar = z.object({ createdUtc: Instant, reminds: z.boolean() })
export type DeadlineCalendar = z.infer<typeof DeadlineCalendar>

/** Whether each deadline has a reminder (`reminderDays`). */
export const DeadlineCalendarInput = z.object({ reminds: z._default(z.boolean(), false) })

/** The secret in a calendar's address. The ending `.ics` helps people, and also programs that check it. */
const CalendarAddress = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}(\.ics)?$/)) })

/**
 * An account's deadlines and their calendar. The specification has none of these rows. Loaded by the pages that need
 * them (`extendClient`).
 */
export const deadlinesEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/user/account/deadlines',
    summary: 'The deadlines of the brands on boards, of the open risks of saved searches and of own applications.',
    access: 'account',
    query: z.object({
      count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostDeadlines)), mostDeadlines),
    }),
    reply: AccountDeadlines,
  },
  calendar: {
    method: 'GET',
    path: '/user/account/deadlines/calendar',
    summary: 'The calendar of the deadlines, or null. Its address is stored as a hash and cannot be shown again.',
    access: 'account',
    reply: z.nullable(DeadlineCalendar),
  },
  createCalendar: {
    method: 'POST',
    path: '/user/account/deadlines/calendar',
    summary: 'Makes a new address for the calendar. The one before stops working at once.',
    access: 'account',
    body: DeadlineCalendarInput,
    reply: z.object({ ...DeadlineCalendar.shape, address: z.url() }),
  },
  changeCalendar: {
    method: 'PUT',
    path: '/user/account/deadlines/calendar',
    summary: 'Changes the reminders of the calendar and keeps its address.',
    access: 'account',
    body: DeadlineCalendarInput,
    reply: DeadlineCalendar,
  },
  removeCalendar: {
    method: 'DELETE',
    path: '/user/account/deadlines/calendar',
    summary: 'Ends the calendar. Its address stops working at once.',
    access: 'account',
    reply: z.null(),
    status: 204,
  },
  feed: {
    method: 'GET',
    path: '/Calendars/{token}',
    summary: 'The calendar behind a private address (RFC 5545).',
    access: 'public',
    params: CalendarAddress,
    reply: { kind: 'media', mediaTypes: ['text/calendar'] },
  },
})
