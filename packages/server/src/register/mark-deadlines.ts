import {
  type Deadline,
  type DeadlineRule,
  oppositionPeriodFrom,
  type RenewalWindow,
  renewalWindow,
  type UseGrace,
  useGrace,
} from './deadlines.ts'
import type { RegisterMark } from './mark.ts'

/** A last day that concerns a mark. */
export interface MarkDeadline {
  /** The last day of the opposition period, of the renewal without a surcharge, or of the renewal with one. */
  kind: 'opposition' | 'renewal' | 'lateRenewal'
  /** The day, YYYY-MM-DD. */
  date: string
  /** For a day that the office does not deliver, the rule that determined it and its legal basis. */
  computed?: { rule: DeadlineRule; source: string }
}

/**
 * Returns the renewal window of a mark in force. A dead mark could be renewed only within the late window, and its
 * state does not show whether it is in that window.
 */
export function renewalOf(mark: RegisterMark): RenewalWindow | undefined {
  if (mark.expiryDate === undefined || mark.brandStateCategory === 'dead') return undefined
  return renewalWindow(mark.office, mark.expiryDate, mark.isMadridDesignation)
}

/**
 * Returns the deadlines of a mark, past and future, the earliest first. A dead mark has none: it can be neither opposed
 * nor renewed.
 */
export function deadlinesOf(mark: RegisterMark): MarkDeadline[] {
  if (mark.brandStateCategory === 'dead') return []
  const deadlines: MarkDeadline[] = []
  const { oppositionPeriodEndDate, oppositionPeriodStartDate: start } = mark
  if (oppositionPeriodEndDate !== undefined) {
    const period = mark.oppositionPeriodIsComputed && start !== undefined ? oppositionPeriodFrom(mark.office, start) : undefined
    deadlines.push({
      kind: 'opposition',
      date: oppositionPeriodEndDate,
      ...(period && { computed: { rule: period.rule, source: period.source } }),
    })
  }
  const renewal = renewalOf(mark)
  if (renewal) {
    const { due, late } = renewal
    const computed = ({ rule, source }: Deadline) => ({ rule, source })
    deadlines.push({ kind: 'renewal', date: due.end, ...(isDelivered(mark, due) ? {} : { computed: computed(due) }) })
    deadlines.push({ kind: 'lateRenewal', date: late.end, computed: computed(late) })
  }
  return deadlines.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/**
 * Returns when proof of use of a mark can be demanded; undefined for unregistered marks, and if the register does not
 * show when the grace period began. This is the case for designations of international registrations, and after an
 * opposition if the period begins with its end.
 */
export function useGraceOf(mark: RegisterMark): UseGrace | undefined {
  if (mark.brandStateCategory !== 'alive' || mark.registrationDate === undefined) return undefined
  const grace = useGrace(mark.office, mark.registrationDate, mark.oppositionPeriodEndDate)
  if (grace?.demandableFrom == null) return grace
  const wasOpposed = mark.proceedings?.some(({ kind }) => kind === 'opposition') === true
  return mark.isMadridDesignation || (wasOpposed && grace.begins === 'oppositionEnd') ? undefined : grace
}

/**
 * Returns whether the office delivered the end of the term. The USPTO delivers it only for international registrations.
 */
const isDelivered = ({ office, isMadridDesignation, expiryDate }: RegisterMark, { end }: Deadline) =>
  end === expiryDate && (office !== 'us' || isMadridDesignation === true)
