import type { Weakening } from '@marklot/contracts/guardian-blocks'
import { daysBetween, deadlinesOf, type RegisterMark, renewalOf, useGraceOf } from '../register/index.ts'

/**
 * Returns how an earlier mark can be weakened, and the register's facts about its strength, as of `today` (YYYY-MM-DD).
 * Every day comes from the register or from the single table of legal periods.
 */
export function weakeningsOf(mark: RegisterMark, today: string): Weakening[] {
  return [...opposition(mark, today), ...use(mark, today), ...renewal(mark, today)]
}

const none = { date: null, lateDate: null, daysLeft: null, isComputed: false, rule: null, source: null }

function opposition(mark: RegisterMark, today: string): Weakening[] {
  const end = deadlinesOf(mark).find(({ kind }) => kind === 'opposition')
  if (!end || end.date < today) return []
  // A period that has not begun cannot be used yet, but its end shows when that will change.
  return [
    {
      ...none,
      kind: 'oppositionOpen',
      date: end.date,
      daysLeft: daysBetween(today, end.date),
      isComputed: end.computed !== undefined,
      rule: end.computed?.rule ?? null,
      source: end.computed?.source ?? null,
    },
  ]
}

function use(mark: RegisterMark, today: string): Weakening[] {
  const grace = useGraceOf(mark)
  if (!grace) return []
  const { demandableFrom: date, source } = grace
  if (date === null) return [{ ...none, kind: 'noUseDefence', source }]
  return [
    {
      ...none,
      kind: date <= today ? 'useCanBeDemanded' : 'useFromDate',
      date,
      daysLeft: daysBetween(today, date),
      isComputed: true,
      source,
    },
  ]
}

function renewal(mark: RegisterMark, today: string): Weakening[] {
  const window = renewalOf(mark)
  if (!window || today < window.opens || today > window.late.end) return []
  const { due, late } = window
  const isLate = today > due.end
  return [
    {
      ...none,
      kind: isLate ? 'lateRenewal' : 'expiring',
      date: due.end,
      lateDate: late.end,
      daysLeft: daysBetween(today, isLate ? late.end : due.end),
      isComputed: true,
      rule: isLate ? late.rule : due.rule,
      source: isLate ? late.source : due.source,
    },
  ]
}
