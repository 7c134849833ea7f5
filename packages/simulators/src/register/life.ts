import { addMonths, type Day } from './calendar.ts'
import { expiryOf, procedures } from './procedures.ts'
import type { SampleOffice } from './sample-office.ts'

export type LifeEventKind =
  | 'filed'
  | 'examined'
  | 'objected'
  | 'approved'
  | 'published'
  | 'window-closed'
  | 'opposed'
  | 'opposition-rejected'
  | 'opposition-upheld'
  | 'allowed'
  | 'extended'
  | 'registered'
  | 'refused'
  | 'withdrawn'
  | 'maintained'
  | 'transferred'
  | 'renewed'
  | 'expired'
  | 'surrendered'
  | 'cancelled'
  | 'removed'

/**
 * One step of a mark's procedure. `day` is when the register shows it; `effective` is when it takes effect, if on
 * another day.
 */
export interface LifeEvent {
  kind: LifeEventKind
  day: Day
  effective?: Day
}

export type LifeStage =
  | 'pending'
  | 'examined'
  | 'objected'
  | 'approved'
  | 'published'
  | 'opposed'
  | 'allowed'
  | 'extended'
  | 'registered'
  | 'refused'
  | 'withdrawn'
  | 'expired'
  | 'surrendered'
  | 'cancelled'

/** A mark's life as the register shows it on one day, which includes only events up to that day. */
export interface LifeState {
  stage: LifeStage
  /** The day of the last event that changed the mark's state in the register. */
  stageDay: Day
  filed: Day
  published?: Day
  windowEnd?: Day
  registered?: Day
  renewals: Day[]
  maintained?: Day
  /** The end of the current term. */
  expiry?: Day
  /** The day the mark ended, if it did. */
  ended?: Day
  /** An opposition is pending. */
  isOpposed: boolean
  transfers: Day[]
  isRemoved: boolean
  events: LifeEvent[]
}

const stages: Readonly<Partial<Record<LifeEventKind, LifeStage>>> = {
  filed: 'pending',
  examined: 'examined',
  objected: 'objected',
  approved: 'approved',
  published: 'published',
  allowed: 'allowed',
  extended: 'extended',
  registered: 'registered',
  refused: 'refused',
  withdrawn: 'withdrawn',
  expired: 'expired',
  surrendered: 'surrendered',
  cancelled: 'cancelled',
}

/** Returns the mark's life as the register shows it on `day`, which must not be before the filing. */
export function lifeOn(office: SampleOffice, events: readonly LifeEvent[], day: Day): LifeState {
  const known = events.filter((event) => event.day <= day)
  const filed = known[0]?.day ?? day
  const state: LifeState = {
    stage: 'pending',
    stageDay: filed,
    filed,
    renewals: [],
    isOpposed: false,
    transfers: [],
    isRemoved: false,
    events: known,
  }
  let termStart: Day | undefined
  for (const event of known) {
    const stage = stages[event.kind]
    const staysRegistered = state.stage === 'registered' && event.kind === 'published'
    if (stage && !staysRegistered) {
      state.stage = stage
      state.stageDay = event.day
    }
    if (event.kind === 'published') {
      state.published = event.day
      state.windowEnd = office === 'us' ? event.day + 30 : addMonths(event.day, procedures[office].windowMonths)
    } else if (event.kind === 'opposed') {
      state.isOpposed = true
      if (state.stage !== 'registered') state.stage = 'opposed'
      state.stageDay = event.day
    } else if (event.kind === 'opposition-rejected') {
      state.isOpposed = false
      if (state.stage === 'opposed') state.stage = 'published'
      state.stageDay = event.day
    } else if (event.kind === 'registered') {
      state.registered = event.day
      termStart = office === 'us' || office === 'at' ? event.day : filed
    } else if (event.kind === 'renewed') {
      state.renewals.push(event.day)
      state.stageDay = event.day
      if (termStart !== undefined) termStart = addMonths(termStart, 120)
    } else if (event.kind === 'maintained') {
      state.maintained = event.day
      state.stageDay = event.day
    } else if (event.kind === 'transferred') {
      state.transfers.push(event.day)
    } else if (event.kind === 'removed') {
      state.isRemoved = true
    } else if (isEnd(event.kind)) {
      state.isOpposed = false
      state.ended = event.effective ?? event.day
    }
  }
  if (termStart !== undefined) state.expiry = expiryOf(office, termStart)
  return state
}

function isEnd(kind: LifeEventKind): boolean {
  return kind === 'refused' || kind === 'withdrawn' || kind === 'expired' || kind === 'surrendered' || kind === 'cancelled'
}

export function isDead(state: LifeState): boolean {
  return state.ended !== undefined
}
