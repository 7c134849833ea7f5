import { createHash, randomBytes } from 'node:crypto'
import type { DeadlineRule, Locale } from '@marklot/contracts'
import {
  type AccountDeadline,
  type DeadlineCalendar,
  mostDeadlines,
  type OwnDeadline,
  reminderDays,
} from '@marklot/contracts/deadlines'
import { paths } from '@marklot/contracts/pages'
import { calendar as phrases } from '@marklot/phrases/calendar'
import { ui as uiPhrases } from '@marklot/phrases/ui'
import { accountSettings } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import { sha256 } from '../platform/sha256.ts'
import { calendarByHash, type StoredCalendar, storeCalendar } from './calendars.store.ts'
import { type DeadlinesContext, listDeadlines } from './deadlines.ts'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'

export interface FeedContext extends DeadlinesContext {
  /** The origin of the product, without a trailing slash. */
  home: string
  productName: string
}

/** How often calendar programs read the feed. Registers change once a day. */
const refreshHours = 12

export const presentCalendar = ({ createdAt, reminds }: StoredCalendar): DeadlineCalendar => ({
  createdUtc: createdAt.toISOString(),
  reminds,
})

/** Creates a new private address, which cannot be read again. The previous address stops working. */
export async function createCalendar(
  { pool, clock, home }: FeedContext,
  accountId: string,
  reminds: boolean,
): Promise<DeadlineCalendar & { address: string }> {
  const token = randomBytes(32).toString('base64url')
  const calendar = { accountId, reminds, createdAt: clock.now() }
  await storeCalendar(pool, { ...calendar, tokenHash: sha256(token) })
  return { ...presentCalendar(calendar), address: `${home}/api/v1/Calendars/${token}.ics` }
}

/**
 * Returns the calendar behind a private address, in the account's language. It contains names, offices and numbers of
 * marks, and nothing about the account. @throws AppError `calendar.notFound`, also for suspended accounts
 */
export async function readFeed(context: FeedContext, token: string): Promise<RawReply> {
  const { pool, clock, productName } = context
  const stored = await calendarByHash(pool, sha256(token.replace(/\.ics$/, '')))
  const settings = stored && (await accountSettings(pool, [stored.accountId])).get(stored.accountId)
  if (!stored || settings?.state !== 'active') throw new AppError('calendar.notFound')
  const { timeZone, notificationLanguage: locale } = settings
  const { accountId } = stored
  const { deadlines, own } = await listDeadlines(context, { accountId, timeZone, locale }, mostDeadlines)
  const text = writeCalendar({
    productId: `-//${productName}//Deadlines//${locale.toUpperCase()}`,
    name: phrases.name[locale].replace('{product}', productName),
    refreshHours,
    writtenAt: clock.now(),
    events: [
      ...deadlines.map((deadline) => eventOf(context, stored, deadline, locale)),
      ...own.map((deadline) => ownEventOf(context, stored, deadline, locale)),
    ],
  })
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="deadlines.ics"',
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
    body: Buffer.from(text),
  }
}

function eventOf({ home }: FeedContext, stored: StoredCalendar, deadline: AccountDeadline, locale: Locale): CalendarEvent {
  const { kind, date, brand, daysLeft, isComputed, source, rule } = deadline
  const name = brand.name ?? uiPhrases[brand.brandType === 'Figurative' ? 'noName.Figurative' : 'noName.other'][locale]
  const mark = `${name} (${brand.registrationOfficeCode.toUpperCase()} ${brand.numberDisplay})`
  const url = home + paths.brand(locale, brand.brandId)
  return {
    uid: uidOf(stored.accountId, brand.brandId, kind),
    day: date,
    summary: phrases[kind][locale].replace('{mark}', () => mark),
    description: [...(isComputed ? computed(source, rule, locale) : [phrases.delivered[locale]]), url].join('\n'),
    url,
    reminderDays: stored.reminds && daysLeft >= 0 ? reminderDays : null,
  }
}

function ownEventOf({ home }: FeedContext, stored: StoredCalendar, deadline: OwnDeadline, locale: Locale): CalendarEvent {
  const { kind, projectId, name, registrationOfficeCode: office, filingNumber, date, daysLeft, rule, source } = deadline
  const mark = `${name} (${[office.toUpperCase(), filingNumber].filter(Boolean).join(' ')})`
  const url = home + paths.pilotProject(locale, projectId, { station: 'deadlines' })
  return {
    uid: uidOf(stored.accountId, `${projectId} ${office}`, kind),
    day: date,
    summary: phrases[kind][locale].replace('{mark}', () => mark),
    description: [...computed(source, rule, locale), url].join('\n'),
    url,
    reminderDays: stored.reminds && daysLeft >= 0 ? reminderDays : null,
  }
}

/** Returns the law by which a day is computed, and the reason why it was moved. */
function computed(source: string | null, rule: DeadlineRule | null, locale: Locale): string[] {
  const moved = rule === null || rule === 'nominal' ? [] : [phrases[`rule.${rule}`][locale]]
  return [phrases.computed[locale].replace('{source}', () => source ?? ''), ...moved]
}

/**
 * Returns an id that stays the same when the deadline moves, differs between accounts, and reveals neither the account
 * nor the deadline.
 */
function uidOf(accountId: string, subject: string, kind: string): string {
  return createHash('sha256').update(`${accountId} ${subject} ${kind}`).digest('hex').slice(0, 40)
}
