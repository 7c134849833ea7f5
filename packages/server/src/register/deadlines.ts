import type { RegistrationOfficeCode } from '@marklot/contracts'
import { addDays, addMonths, addYears, daysBetween } from '../platform/days.ts'
import { closedOn } from './closed-days.ts'

/*
 * Periods and terms of the seven offices, with their sources (deadlines-and-fees, collected 2026-11-22). All computed
 * dates come from here. A delivered date always takes precedence. Comments mark each rule that no official page
 * confirmed; such rules are common knowledge in the field.
 */

interface OppositionRule {
  length: { months: number } | { days: number }
  /** The first publication day from which the office accepts oppositions. */
  since?: string
  /** Extensions may give opponents up to this many days from the publication. */
  longestDays?: number
  source: string
}

export const oppositionRules: Readonly<Record<RegistrationOfficeCode, OppositionRule>> = {
  de: { length: { months: 3 }, source: '§ 42 MarkenG' },
  at: { length: { months: 3 }, since: '2010-07-01', source: '§ 29a MSchG' },
  ch: { length: { months: 3 }, source: 'Art. 31 MSchG' },
  // The heading of the Spanish law was checked; the article number is unconfirmed.
  es: { length: { months: 2 }, source: 'Art. 19 Ley 17/2001' },
  // Law 91-7 of 4 January 1991, in force on 28 December 1991.
  fr: { length: { months: 2 }, since: '1991-12-28', source: 'Art. L712-4 CPI' },
  em: { length: { months: 3 }, source: 'Art. 46 EUTMR' },
  // Applications under section 66(a) are published and opposed like any other (15 USC 1141h(a)).
  us: { length: { days: 30 }, longestDays: 180, source: '15 USC 1063; 37 CFR 2.101, 2.102' },
}

/** A general measure that moved the ends of all periods at an office. */
interface GeneralExtension {
  /** First and last day of the affected period ends. */
  from: string
  to: string
  /** The day to which they are moved. Without it, the days from `from` to `to` are not counted. */
  newEnd?: string
  /** How days are counted that remain after a suspension. */
  rest?: 'days' | 'workingDays'
  source: string
}

const generalExtensions: Readonly<Partial<Record<RegistrationOfficeCode, readonly GeneralExtension[]>>> = {
  em: [
    // The extension is confirmed, but the number of the decision is not.
    { from: '2010-04-15', to: '2010-04-23', newEnd: '2010-04-30', source: 'EUIPO decision EX-10-1' },
    // EX-20-3 moved ends up to 30 April to 1 May, a closed day. EX-20-4 moved those up to 17 May to 18 May.
    { from: '2020-03-09', to: '2020-05-17', newEnd: '2020-05-18', source: 'EUIPO decisions EX-20-3 and EX-20-4' },
  ],
  fr: [{ from: '2020-03-12', to: '2020-06-23', newEnd: '2020-08-23', source: 'Ordonnance 2020-306, art. 2' }],
  at: [{ from: '2020-03-16', to: '2020-04-30', rest: 'days', source: '2. COVID-19-Gesetz' }],
  es: [{ from: '2020-03-14', to: '2020-05-31', rest: 'workingDays', source: 'Real Decreto 463/2020, 537/2020' }],
}

/** The rule that determined a computed end. */
export type DeadlineRule =
  /** The nominal end itself. */
  | 'nominal'
  /** The office is closed on the nominal end, so the period ends on its next open day. */
  | 'closed'
  /** The office is probably closed on one of the days up to the end. */
  | 'probablyClosed'
  /** A general extension moved the end. */
  | 'extended'
  /** The rule for counting the days of a suspension is complex, so the end is approximate. */
  | 'approximate'

export interface Deadline {
  /** The last day. */
  end: string
  /** The last day if the office were open every day: the safe day to act by. */
  nominalEnd: string
  rule: DeadlineRule
  /** The legal basis, and the reason for a moved end. */
  source: string
}

/** Returns the first day, starting with `day`, on which the office is open. */
export function nextOpenDay(office: RegistrationOfficeCode, day: string): { day: string; rule: DeadlineRule; source?: string } {
  let rule: DeadlineRule = 'nominal'
  let source: string | undefined
  let open = day
  for (let closed = closedOn(office, open); closed; closed = closedOn(office, open)) {
    source ??= closed.source === 'weekend' ? undefined : closed.source
    if (closed.certainty === 'probable') rule = 'probablyClosed'
    else if (rule === 'nominal') rule = 'closed'
    open = addDays(open, 1)
  }
  return source === undefined ? { day: open, rule } : { day: open, rule, source }
}

/** Returns the deadline with this nominal end, moved by general extensions and closed days. */
function rolled(office: RegistrationOfficeCode, start: string, months: number, nominalEnd: string, law: string): Deadline {
  const extension = generalExtensions[office]?.find(({ from, to }) => nominalEnd >= from && start <= to)
  let end = nominalEnd
  let rule: DeadlineRule = 'nominal'
  const sources = [law]
  if (extension) {
    const moved = extension.newEnd ? movedTo(extension, nominalEnd) : resumed(office, extension, start, months, nominalEnd)
    if (moved !== undefined) {
      end = moved
      rule = extension.rest === 'workingDays' ? 'approximate' : 'extended'
      sources.push(extension.source)
    }
  }
  const open = nextOpenDay(office, end)
  if (open.source) sources.push(open.source)
  return { end: open.day, nominalEnd, rule: rule === 'nominal' ? open.rule : rule, source: sources.join('; ') }
}

function movedTo({ to, newEnd }: GeneralExtension, nominalEnd: string): string | undefined {
  return nominalEnd <= to ? newEnd : undefined
}

/** Returns the end of a suspended period: the remaining days run from the day after the suspension. */
function resumed(
  office: RegistrationOfficeCode,
  { from, to, rest }: GeneralExtension,
  start: string,
  months: number,
  nominalEnd: string,
): string {
  const first = addDays(to, 1)
  // If the mark was published during the suspension, the whole period runs from the first day after it.
  if (start >= from) return rest === 'workingDays' ? addMonths(first, months) : addDays(addMonths(first, months), -1)
  if (rest !== 'workingDays') return addDays(to, daysBetween(from, nominalEnd) + 1)
  // The month in progress is completed in working days; the whole months after it run from date to date.
  let begun = 1
  while (addMonths(start, begun) < from) begun++
  let left = daysBetween(from, addMonths(start, begun)) + 1
  let day = to
  while (left > 0) {
    day = addDays(day, 1)
    if (!closedOn(office, day)) left--
  }
  return addMonths(day, months - begun)
}

/** An opposition period computed from its first day. */
export interface OppositionPeriod extends Deadline {
  start: string
  /** The last day for an opponent who used every extension; undefined if the period cannot be extended. */
  latestEnd?: string
}

/**
 * Returns the opposition period that begins on `start`, the publication that the office's law names. For an
 * international registration that designates the EU, pass the result of `euMadridOppositionStart`.
 * @returns undefined if the office did not accept oppositions yet
 */
export function oppositionPeriodFrom(office: RegistrationOfficeCode, start: string): OppositionPeriod | undefined {
  const { length, since, longestDays, source } = oppositionRules[office]
  if (since !== undefined && start < since) return undefined
  const nominalEnd = 'months' in length ? addMonths(start, length.months) : addDays(start, length.days)
  const period = { start, ...rolled(office, start, 'months' in length ? length.months : 0, nominalEnd, source) }
  return longestDays === undefined ? period : { ...period, latestEnd: addDays(start, longestDays) }
}

/**
 * Returns the start of the period for designations of the EU: one month after the republication, or six months after it
 * before 2016-03-23 (art. 196 EUTMR; no page confirmed the article).
 */
export function euMadridOppositionStart(republication: string): string {
  return addMonths(republication, republication < '2016-03-23' ? 6 : 1)
}

/**
 * Returns the last day for an application that claims the priority of `firstFiling`: six months later, moved past
 * closed days of the office of the later application (Paris Convention, art. 4 C; art. 34(1) EUTMR). EUIPO's general
 * extensions apply. Those of other offices did not cover priorities, or nothing confirms that they did.
 */
export function lastDayForPriority(office: RegistrationOfficeCode, firstFiling: string): string {
  const nominalEnd = addMonths(firstFiling, 6)
  if (office === 'em') return rolled(office, firstFiling, 6, nominalEnd, '').end
  return nextOpenDay(office, nominalEnd).day
}

interface RenewalRule {
  /** The number of months before the end of the term. */
  opensMonths: number
  /** The number of months after the end of the term, with a surcharge. */
  lateMonths: number
  source: string
}

/*
 * No page confirmed the six months before the end in Spain and at the Bureau. In France, the months with a surcharge
 * run from the day after the end. Counting from the end itself makes them a day shorter, which is safe. Before
 * 2019-12-11, French marks could be renewed only in the last six months.
 */
export const renewalRules: Readonly<Record<RegistrationOfficeCode | 'wo', RenewalRule>> = {
  de: { opensMonths: 6, lateMonths: 6, source: '§ 47 MarkenG' },
  at: { opensMonths: 12, lateMonths: 6, source: '§ 19 MSchG' },
  ch: { opensMonths: 12, lateMonths: 6, source: 'Art. 10 MSchG' },
  es: { opensMonths: 6, lateMonths: 6, source: 'Art. 31, 32 Ley 17/2001' },
  fr: { opensMonths: 12, lateMonths: 6, source: 'Art. L712-9, R712-24 CPI' },
  em: { opensMonths: 6, lateMonths: 6, source: 'Art. 52, 53 EUTMR' },
  us: { opensMonths: 12, lateMonths: 6, source: '15 USC 1058, 1059' },
  wo: { opensMonths: 6, lateMonths: 6, source: 'Art. 7 Madrid Protocol' },
}

/**
 * Offices whose general extensions also moved renewals: EUIPO's covered all periods, INPI's all periods of two months
 * or more. The Austrian suspension did not move them, and it is not confirmed whether the Spanish one did.
 */
const extendsRenewals: ReadonlySet<RegistrationOfficeCode> = new Set(['em', 'fr'])

/** The window in which a mark can be renewed. Each field is the first or last day of a part of it. */
export interface RenewalWindow {
  opens: string
  /** The last day without a surcharge. */
  due: Deadline
  /** The last day with a surcharge. */
  late: Deadline
}

/**
 * Returns the renewal window of a mark whose term ends on `expiryDate`. International registrations are renewed at the
 * Bureau, whose closed days are unknown, so their ends stay nominal.
 */
export function renewalWindow(office: RegistrationOfficeCode, expiryDate: string, isMadrid = false): RenewalWindow {
  const { opensMonths, lateMonths, source } = renewalRules[isMadrid ? 'wo' : office]
  const lateEnd = addMonths(expiryDate, lateMonths)
  const opens = addMonths(expiryDate, -opensMonths)
  const nominal = (end: string): Deadline => ({ end, nominalEnd: end, rule: 'nominal', source })
  if (isMadrid) return { opens, due: nominal(expiryDate), late: nominal(lateEnd) }
  const moved = (nominalEnd: string): Deadline => {
    if (extendsRenewals.has(office)) return rolled(office, opens, 0, nominalEnd, source)
    const open = nextOpenDay(office, nominalEnd)
    return { end: open.day, nominalEnd, rule: open.rule, source: [source, open.source].filter(Boolean).join('; ') }
  }
  return { opens, due: moved(expiryDate), late: moved(lateEnd) }
}

/**
 * Returns the end of a US term, which the USPTO does not deliver: 10 years from the renewal or, without one, from the
 * registration. It is 20 years for a term that began before 1989-11-16, and 30 for a mark registered under the acts
 * before that of 1905 (TMEP 1602; no page confirmed the 30 years). A section 66(a) registration has the term of its
 * international registration instead.
 */
export function usTermEnd(registrationDate: string | undefined, renewalDate: string | undefined): string | undefined {
  const begins = registrationDate === undefined ? undefined : (renewalDate ?? registrationDate)
  if (begins === undefined) return undefined
  const years = begins >= '1989-11-16' ? 10 : renewalDate === undefined && begins < '1905-04-01' ? 30 : 20
  return addYears(begins, years)
}

interface UseRule {
  /** The number of years without proof of use. */
  years: number
  /** The day from which the years count. Marks registered before `oppositionSince` count from their registration. */
  from: 'registration' | 'oppositionEnd'
  oppositionSince?: string
  source: string
}

/**
 * Grace periods of use. The USPTO has none that an applicant could invoke: proof of use cannot be demanded there, and
 * marks can only be cancelled for non-use.
 */
const useRules: Readonly<Record<RegistrationOfficeCode, UseRule | { years: null; source: string }>> = {
  de: { years: 5, from: 'oppositionEnd', source: '§ 43 MarkenG' },
  at: { years: 5, from: 'oppositionEnd', oppositionSince: '2019-01-14', source: '§ 29c, § 33a MSchG' },
  ch: { years: 5, from: 'oppositionEnd', source: 'Art. 12, 32 MSchG' },
  es: { years: 5, from: 'registration', source: 'Art. 21, 39 Ley 17/2001' },
  fr: { years: 5, from: 'registration', source: 'Art. L712-5-1, L714-5 CPI' },
  em: { years: 5, from: 'registration', source: 'Art. 18, 47 EUTMR' },
  us: { years: null, source: '15 USC 1064, 1127' },
}

/** The grace period before proof of use of an earlier mark can be demanded. */
export interface UseGrace {
  /** The first day on which it can be demanded; null if the office has no such demand. */
  demandableFrom: string | null
  /** The event with which the period began. */
  begins: 'registration' | 'oppositionEnd'
  source: string
}

/**
 * Returns the grace period of use of a registered mark.
 * @param oppositionEnd the last day of its opposition period
 * @returns undefined if the first day of the period is not known
 */
export function useGrace(
  office: RegistrationOfficeCode,
  registrationDate: string,
  oppositionEnd: string | undefined,
): UseGrace | undefined {
  const rule = useRules[office]
  const { source } = rule
  if (rule.years === null) return { demandableFrom: null, begins: 'registration', source }
  const isOlder = rule.oppositionSince !== undefined && registrationDate < rule.oppositionSince
  const begins = isOlder ? 'registration' : rule.from
  const first = begins === 'registration' ? registrationDate : oppositionEnd
  return first === undefined ? undefined : { demandableFrom: addYears(first, rule.years), begins, source }
}
