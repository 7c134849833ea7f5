import { lastDayForPriority } from './deadlines.ts'
import type { MarkPriority, RegisterMark } from './mark.ts'

/** Matches the states in which an office has decided against a claim, as EUIPO and TMview write them. */
const lostClaim = /refus|reject|withdrawn|cancel|not accepted|lapsed/i

type Ranked = Pick<RegisterMark, 'office' | 'applicationDate' | 'exhibitionDate'> & { priorities?: readonly MarkPriority[] }

/**
 * Returns the day that determines which of two marks is earlier: the earliest day of a valid priority claim, otherwise
 * the application date (Paris Convention, art. 4 A and B; art. 8(2) and 36 EUTMR; § 6 MarkenG). Returns undefined if
 * there is no such day.
 *
 * A claim is valid unless the office refused it, for a first application (art. 34 EUTMR) or an exhibition (art. 38) of
 * at most six months before the application. A partial priority counts for the whole mark, because the goods that it
 * covers are not delivered; the mark may therefore be later for some goods. Three dates never count: seniorities, which
 * only continue a lapsed national mark (art. 39 and 40 EUTMR), the date of an international registration, which is not
 * the date of a later designation, and the first use of a US mark.
 */
export function priorityDateOf({ office, applicationDate, priorities = [], exhibitionDate }: Ranked): string | undefined {
  const claims = [...priorities.filter(isClaimed).map(({ date }) => date), exhibitionDate].filter((day) => day !== undefined)
  const valid =
    applicationDate === undefined
      ? claims
      : claims.filter((day) => day < applicationDate && applicationDate <= lastDayForPriority(office, day))
  return [...valid, applicationDate].filter((day) => day !== undefined).sort()[0]
}

const isClaimed = ({ state }: MarkPriority) => state === undefined || !lostClaim.test(state)
