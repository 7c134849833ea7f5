import type { RegistrationOfficeCode } from '@marklot/contracts'
import { addMonths, addYears } from '../platform/days.ts'
import {
  type Deadline,
  lastDayForPriority,
  nextOpenDay,
  oppositionPeriodFrom,
  oppositionRules,
  renewalRules,
  renewalWindow,
} from './deadlines.ts'

/*
 * Computes the periods of a new application from the days that its owner knows. Lengths and laws are in `deadlines.ts`;
 * the events that start the periods are here (deadlines-and-fees, sections 1, 3 and 5).
 */

/** The day from which a period runs. */
export type PeriodStart = 'filing' | 'publicationOfApplication' | 'publicationOfRegistration' | 'registration'

/** A period of a new application. */
export interface OwnPeriod {
  from: PeriodStart
  length: { years: number; months: number; days: number }
  source: string
  /** Returns the last day of the period for a given first day. */
  endFrom(start: string): Pick<Deadline, 'end' | 'nominalEnd' | 'rule'>
}

/** Offices at which the opposition period begins after the registration; at the others, it begins before. */
const opposedAfterRegistration: ReadonlySet<RegistrationOfficeCode> = new Set(['de', 'at', 'ch'])
const termYears = 10

/** Returns the period in which a later application at this office can claim the day of the first application. */
export const priorityPeriod = (office: RegistrationOfficeCode): OwnPeriod => ({
  from: 'filing',
  length: { years: 0, months: 6, days: 0 },
  source: 'Art. 4 C Paris Convention',
  endFrom: (firstFiling) => {
    const nominalEnd = addMonths(firstFiling, 6)
    const end = lastDayForPriority(office, firstFiling)
    return { end, nominalEnd, rule: end === nominalEnd ? 'nominal' : nextOpenDay(office, nominalEnd).rule }
  },
})

/** Returns the period in which others can oppose the mark. */
export function ownOppositionPeriod(office: RegistrationOfficeCode): OwnPeriod {
  const { length, source } = oppositionRules[office]
  return {
    from: opposedAfterRegistration.has(office) ? 'publicationOfRegistration' : 'publicationOfApplication',
    length: { years: 0, months: 0, days: 0, ...length },
    source,
    endFrom: (publication) => {
      const period = oppositionPeriodFrom(office, publication)
      if (!period) throw new Error(`${office} had no oppositions on ${publication}`)
      return period
    },
  }
}

/**
 * Returns the first term, at the end of which the mark is renewed for the first time. It lasts ten years at all seven
 * offices.
 */
export const firstTerm = (office: RegistrationOfficeCode): OwnPeriod => ({
  from: office === 'us' ? 'registration' : 'filing',
  length: { years: termYears, months: 0, days: 0 },
  source: renewalRules[office].source,
  endFrom: (start) => renewalWindow(office, addYears(start, termYears)).due,
})

/**
 * The period until the end of the sixth year after a registration, by which the USPTO requires a declaration of use
 * (section 8).
 */
export const useDeclarationPeriod: OwnPeriod = {
  from: 'registration',
  length: { years: 6, months: 0, days: 0 },
  source: '15 USC 1058',
  endFrom: (registration) => {
    const nominalEnd = addYears(registration, 6)
    const { day, rule } = nextOpenDay('us', nominalEnd)
    return { end: day, nominalEnd, rule }
  },
}
