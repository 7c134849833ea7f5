import { addMonths, type Day, nextWeekday, workingDay } from './calendar.ts'
import type { LifeEvent } from './life.ts'
import { expiryOf, procedures } from './procedures.ts'
import type { Random } from './random.ts'
import type { SampleOffice } from './sample-office.ts'

/** How many days beyond the last requested day renewals are planned. Terms are ten years long. */
const lookAhead = 400

/**
 * Returns a mark's whole procedure from its filing to shortly after `until`: a pure function of the random stream. A
 * register shows the part up to a given day (`lifeOn`), so later days continue earlier ones.
 */
export function lifeOf(office: SampleOffice, filed: Day, random: Random, until: Day): LifeEvent[] {
  const events: LifeEvent[] = [{ kind: 'filed', day: filed }]
  const registered = office === 'us' ? usExamination(filed, random, events) : examination(office, filed, random, events)
  if (registered !== undefined) afterRegistration(office, filed, registered, random, events, until + lookAhead)
  return events.sort((left, right) => left.day - right.day)
}

function examination(office: Exclude<SampleOffice, 'us'>, filed: Day, random: Random, events: LifeEvent[]): Day | undefined {
  const rule = procedures[office]
  const fate = random.next()
  if (fate < rule.refusal) {
    events.push({ kind: 'refused', day: workingDay(filed + random.between(120, 420)) })
    return undefined
  }
  if (fate < rule.refusal + rule.withdrawal) {
    events.push({ kind: 'withdrawn', day: workingDay(filed + random.between(30, 300)) })
    return undefined
  }
  const first = workingDay(filed + random.between(...rule.first))
  const published = rule.gazetteDay(first + random.between(...rule.publicationLag))
  const windowEnd = addMonths(published, rule.windowMonths)
  const isOpposed = random.chance(rule.oppositionRate)
  const opposed = workingDay(windowEnd - random.between(3, 30))
  const decided = workingDay(opposed + random.between(200, 620))
  const isRejected = random.chance(0.6)
  if (rule.opposition === 'after') {
    events.push({ kind: 'registered', day: first }, { kind: 'published', day: published })
    if (!isOpposed) {
      events.push({ kind: 'window-closed', day: windowEnd + 1 })
      return first
    }
    events.push({ kind: 'opposed', day: opposed })
    if (isRejected) {
      events.push({ kind: 'opposition-rejected', day: decided })
      return first
    }
    events.push({ kind: 'cancelled', day: decided })
    return undefined
  }
  events.push({ kind: 'published', day: published })
  if (isOpposed) {
    events.push({ kind: 'opposed', day: opposed })
    if (!isRejected) {
      const outcome = random.chance(0.5) ? 'refused' : 'withdrawn'
      events.push({ kind: outcome, day: decided })
      return undefined
    }
    events.push({ kind: 'opposition-rejected', day: decided })
  }
  const registered = workingDay((isOpposed ? decided : windowEnd) + random.between(...rule.registration))
  // The French register dates a registration by the issue that publishes it.
  const shown = office === 'fr' ? nextWeekday(registered, 5) : registered
  events.push({ kind: 'registered', day: shown })
  return shown
}

function usExamination(filed: Day, random: Random, events: LifeEvent[]): Day | undefined {
  const examined = workingDay(filed + random.between(150, 280))
  events.push({ kind: 'examined', day: examined })
  let approved = examined + random.between(2, 14)
  if (random.chance(0.45)) {
    const objected = workingDay(examined + random.between(1, 20))
    events.push({ kind: 'objected', day: objected })
    if (random.chance(0.3)) {
      events.push({ kind: 'withdrawn', day: workingDay(objected + random.between(95, 200)) })
      return undefined
    }
    approved = objected + random.between(60, 180)
  }
  approved = workingDay(approved)
  const published = nextWeekday(approved + random.between(25, 50), 2)
  events.push({ kind: 'approved', day: approved }, { kind: 'published', day: published })
  let free = published + 30
  if (random.chance(0.04)) {
    const opposed = workingDay(published + random.between(10, 30))
    events.push({ kind: 'opposed', day: opposed })
    const decided = workingDay(opposed + random.between(250, 800))
    if (random.chance(0.5)) {
      events.push({ kind: 'withdrawn', day: decided })
      return undefined
    }
    events.push({ kind: 'opposition-rejected', day: decided })
    free = decided
  }
  if (random.chance(0.5)) {
    const registered = nextWeekday(free + random.between(42, 70), 2)
    events.push({ kind: 'registered', day: registered })
    return registered
  }
  // Intent to use: a notice of allowance, then up to five extensions of six months, then a statement of use or
  // abandonment.
  const allowed = nextWeekday(free + random.between(26, 40), 2)
  events.push({ kind: 'allowed', day: allowed })
  const extensions = random.weighted([
    [0, 45],
    [1, 25],
    [2, 13],
    [3, 8],
    [4, 5],
    [5, 4],
  ])
  for (let count = 1; count <= extensions; count++) {
    events.push({ kind: 'extended', day: workingDay(addMonths(allowed, 6 * count) - random.between(5, 40)) })
  }
  const deadline = addMonths(allowed, 6 * (extensions + 1))
  if (random.chance(0.3)) {
    events.push({ kind: 'withdrawn', day: workingDay(deadline + random.between(30, 60)) })
    return undefined
  }
  const registered = nextWeekday(deadline - random.between(10, 90), 2)
  events.push({ kind: 'registered', day: registered })
  return registered
}

function afterRegistration(
  office: SampleOffice,
  filed: Day,
  registered: Day,
  random: Random,
  events: LifeEvent[],
  horizon: Day,
): void {
  let termStart = office === 'us' || office === 'at' ? registered : filed
  for (let term = 1; termStart <= horizon; term++) {
    const expiry = expiryOf(office, termStart)
    if (random.chance(0.07)) {
      events.push({ kind: 'transferred', day: within(random, registered, termStart, expiry) })
    }
    if (random.chance(0.04)) {
      const kind = random.chance(0.6) ? 'surrendered' : 'cancelled'
      const day = within(random, registered, termStart, expiry)
      dropAfter(events, day)
      events.push({ kind, day })
      return
    }
    if (office === 'us' && term === 1) {
      const sixth = addMonths(termStart, 72)
      if (random.chance(0.3)) {
        const day = nextWeekday(sixth + random.between(185, 240), 5)
        dropAfter(events, day)
        events.push({ kind: 'cancelled', day })
        return
      }
      events.push({ kind: 'maintained', day: workingDay(sixth - random.between(10, 200)) })
    }
    if (random.chance(0.38)) {
      // Offices enter the lapse after the months of grace, but the mark ended with its term.
      const entered = workingDay(addMonths(expiry, 6) + random.between(5, 80))
      events.push({ kind: 'expired', day: entered, effective: expiry + 1 })
      return
    }
    events.push({ kind: 'renewed', day: workingDay(expiry - random.between(5, 180)), effective: expiry })
    termStart = addMonths(termStart, 120)
  }
}

/**
 * Returns a working day inside the term and at least a year after registration, when the opposition window is mostly
 * closed and decided.
 */
function within(random: Random, registered: Day, termStart: Day, expiry: Day): Day {
  const from = Math.max(termStart, registered) + 200
  return workingDay(random.between(from, Math.max(from + 1, expiry - 200)))
}

/** Drops every event planned after an early end. */
function dropAfter(events: LifeEvent[], day: Day): void {
  for (let index = events.length - 1; index >= 0; index--) {
    if ((events[index]?.day ?? 0) > day) events.splice(index, 1)
  }
}
