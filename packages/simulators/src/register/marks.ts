import { type Day, dayOf, isoDate } from './calendar.ts'
import { drawSign, type PictureFormats } from './drawing.ts'
import { goodsIn, goodsOf, industries } from './goods.ts'
import { isDead, type LifeEvent, lifeOn } from './life.ts'
import { inventBrand, lookAlike } from './names.ts'
import { numbersAt } from './numbers.ts'
import { isAtHome, localRepresentative, namedOwner, type Owner, ownerCountryOf, ownerOf, representativeOf } from './owners.ts'
import { type PlantedMark, plantedMarks } from './planted-marks.ts'
import { Random } from './random.ts'
import type { SampleMark, SampleMarkKind } from './sample-mark.ts'
import { type SampleOffice, sampleOffices } from './sample-office.ts'
import { streams } from './streams.ts'
import { lifeOf } from './timeline.ts'

/** The parameters that determine the whole sample. */
export interface SamplePlan {
  seed: number
  marks: number
  /** The last day of the register. */
  until: Day
}

/** Shares of the offices, in thousandths; the rest goes to us. */
const shares: Readonly<Record<Exclude<SampleOffice, 'us'>, number>> = { em: 250, de: 233, fr: 117, ch: 50, es: 100, at: 33 }

/** The largest sample whose marks all have their own numbers. */
export const maximumMarks = 500_000

/** Returns the number of marks of each office on the last day of the register. They add up to the plan's marks. */
export function marksByOffice(marks: number): Record<SampleOffice, number> {
  const counts = { us: 0, em: 0, de: 0, fr: 0, ch: 0, es: 0, at: 0 }
  let rest = marks
  for (const office of sampleOffices) {
    if (office === 'us') continue
    counts[office] = Math.floor((marks * shares[office]) / 1000)
    rest -= counts[office]
  }
  counts.us = rest
  return counts
}

/** Returns the number of new marks of an office per day after the register's last day. */
export function newMarksPerDay(size: number): number {
  return Math.max(1, Math.round(size / 1500))
}

const firstYear: Readonly<Record<SampleOffice, string>> = {
  us: '1960-01-04',
  em: '1996-04-01',
  de: '1960-01-04',
  fr: '1960-01-04',
  ch: '1960-01-04',
  es: '1960-01-04',
  at: '1960-01-04',
}

/**
 * Shares of filings by age. The youngest ages are overrepresented, so that opposition windows and watches have recent
 * marks.
 */
const ages: readonly (readonly [daysAgo: number, share: number])[] = [
  [30 * 365, 0.08],
  [15 * 365, 0.2],
  [2 * 365, 0.42],
  [120, 0.19],
  [-1, 0.11],
]

/** Returns the time (days with a fraction) at which the mark of this rank was filed. Increases with the rank. */
function filedAt(plan: SamplePlan, office: SampleOffice, rank: number, size: number): number {
  const jitter = 0.2 + 0.6 * new Random(plan.seed, streams.filing, sampleOffices.indexOf(office), rank).next()
  if (rank >= size) {
    const perDay = newMarksPerDay(size)
    const place = rank - size
    return plan.until + 1 + Math.floor(place / perDay) + ((place % perDay) + jitter) / perDay
  }
  let share = (rank + jitter) / size
  let from = dayOf(firstYear[office])
  for (const [daysAgo, width] of ages) {
    const to = Math.max(from + 1, plan.until - daysAgo)
    if (share < width || daysAgo === -1) return from + Math.min(share / width, 0.999999) * (to - from)
    share -= width
    from = to
  }
  return from
}

interface Brand {
  name: string
  owner: Owner
}

/** Returns the number of owners in a sample: a few have many marks, most have one or two. */
function ownersOf(plan: SamplePlan): number {
  return Math.max(20, Math.ceil(plan.marks * 0.42))
}

/** Returns an owner by size: number 0 has the most marks (a power law such as Zipf's). */
function drawOwner(plan: SamplePlan, random: Random, office: SampleOffice): Owner {
  const owners = ownersOf(plan)
  for (let attempt = 0; ; attempt++) {
    const number = Math.floor(owners * random.next() ** 1.7)
    if (attempt >= 12 || random.chance(isAtHome(office, ownerCountryOf(plan.seed, number)))) return ownerOf(plan.seed, number)
  }
}

/** Returns a brand of this owner. The same owner and place give the same name at every office. */
function brandName(plan: SamplePlan, owner: Owner, place: number): string {
  return inventBrand(new Random(plan.seed, streams.brand, owner.number, place), owner.element, owner.flavour, place)
}

/** Returns how many different brands an owner has, given its expected number of marks. */
function brandsOf(plan: SamplePlan, owner: Owner): number {
  const owners = ownersOf(plan)
  const share = ((owner.number + 1) / owners) ** (1 / 1.7) - (owner.number / owners) ** (1 / 1.7)
  return Math.max(1, Math.ceil(plan.marks * share * 0.65))
}

function drawBrand(plan: SamplePlan, random: Random, office: SampleOffice): Brand & { place: number } {
  const owner = drawOwner(plan, random, office)
  const place = random.between(0, brandsOf(plan, owner) - 1)
  const fate = random.next()
  if (fate < 0.1) {
    // Another owner's name, either unchanged (in distant classes, for another line of business) or almost unchanged.
    const other = ownerOf(plan.seed, Math.floor(ownersOf(plan) * random.next() ** 1.7))
    const name = brandName(plan, other, random.between(0, Math.min(3, brandsOf(plan, other) - 1)))
    return { owner, place, name: fate < 0.02 ? name : lookAlike(random, name) }
  }
  return { owner, place, name: brandName(plan, owner, place) }
}

const kinds: readonly (readonly [SampleMarkKind, number])[] = [
  ['word', 790],
  ['combined', 155],
  ['figurative', 42],
  ['shape', 5],
  ['sound', 3],
  ['colour', 2],
  ['position', 2],
  ['motion', 1],
]

/** The picture formats that the offices deliver: INPI JPEG only, the USPTO's TSDR PNG, the others both. */
const pictureFormats: Readonly<Partial<Record<SampleOffice, PictureFormats>>> = { fr: 'jpg', us: 'png' }

function plantedAt(office: SampleOffice, rank: number, plan: SamplePlan, size: number): PlantedMark | undefined {
  if (rank >= size) return undefined
  return plantedMarks.find((mark) => mark.office === office && rankOn(plan, office, plan.until - mark.daysAgo, size) === rank)
}

const plantedRanks = new Map<string, number>()

/**
 * Returns the rank of the first mark filed on or after a day, cached. A binary search over the increasing filing times.
 */
function rankOn(plan: SamplePlan, office: SampleOffice, day: Day, size: number): number {
  const key = `${plan.seed} ${plan.marks} ${plan.until} ${office} ${day}`
  const known = plantedRanks.get(key)
  if (known !== undefined) return known
  let low = 0
  let high = size - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (filedAt(plan, office, middle, size) < day) low = middle + 1
    else high = middle
  }
  if (plantedRanks.size > 1000) plantedRanks.clear()
  plantedRanks.set(key, low)
  return low
}

/**
 * Returns the timeline of a mark without its other data. It is cheap enough to scan the whole sample for the events of
 * a day.
 */
export function timelineOf(plan: SamplePlan, office: SampleOffice, rank: number, size: number): LifeEvent[] {
  const filed = Math.floor(filedAt(plan, office, rank, size))
  const place = sampleOffices.indexOf(office)
  const events = lifeOf(office, filed, new Random(plan.seed, streams.life, place, rank), Math.max(plan.until, filed))
  const random = new Random(plan.seed, streams.removal, place, rank)
  // Registers drop a few long-dead records, but only after the sample's last day, so that the sample itself is
  // complete.
  if (rank < size && random.chance(0.08)) {
    const day = plan.until + random.between(1, 400)
    const state = lifeOn(office, events, day)
    if (isDead(state) && state.stageDay < day) {
      return [...events.filter((event) => event.day < day), { kind: 'removed', day }]
    }
  }
  return events
}

/**
 * Returns the mark of this rank (0 is the oldest filing) as the register shows it on `day`, which is not before its
 * filing.
 */
export function markOn(plan: SamplePlan, office: SampleOffice, rank: number, size: number, day: Day): SampleMark {
  const place = sampleOffices.indexOf(office)
  const time = filedAt(plan, office, rank, size)
  const random = new Random(plan.seed, streams.mark, place, rank)
  const planted = plantedAt(office, rank, plan, size)
  const brand = planted
    ? {
        name: planted.name,
        owner: namedOwner(
          plan.seed,
          ownersOf(plan) + 1 + plantedMarks.indexOf(planted),
          planted.owner,
          planted.country,
          industries[0] as (typeof industries)[number],
        ),
        place: 0,
      }
    : drawBrand(plan, random, office)
  const isPlainScript = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(brand.name)
  const drawnKind = random.weighted(kinds)
  const kind = planted?.kind ?? (isPlainScript || drawnKind === 'figurative' ? drawnKind : 'word')
  const life = lifeOn(office, timelineOf(plan, office, rank, size), day)
  const isMadridDesignation =
    office === 'us' && life.filed > dayOf('2004-01-01') && brand.owner.countryCode !== 'US' && random.chance(0.6)
  const numbers = numbersAt(office, time, size, isMadridDesignation, String.fromCharCode(65 + random.between(0, 22)))
  const goods = planted
    ? goodsIn(new Random(plan.seed, streams.goods, place, rank), planted.classes)
    : goodsOf(new Random(plan.seed, streams.goods, place, rank), brand.owner.industry)
  const hasName = kind !== 'figurative' && (kind === 'word' || kind === 'combined' || random.chance(0.4))
  const hasPicture = kind !== 'word' && kind !== 'sound'
  const needsRepresentative = brand.owner.representative !== undefined || isAtHome(office, brand.owner.countryCode) < 0.3
  const representative = needsRepresentative
    ? representativeOf(plan.seed, localRepresentative(random, office, brand.owner.representative ?? brand.owner.number % 80))
    : undefined
  // Each transfer moves the mark to another owner; the last of the chain is the current one.
  const chain = [
    brand.owner,
    ...life.transfers.map((_, index) => drawOwner(plan, new Random(plan.seed, streams.mark, place, rank, index + 1), office)),
  ]
  return {
    office,
    rank,
    asOf: day,
    applicationNumber: numbers.application,
    ...(life.registered !== undefined && numbers.registration !== undefined ? { registrationNumber: numbers.registration } : {}),
    ...(hasName ? { name: brand.name } : {}),
    kind,
    category: random.weighted([
      ['Individual', 985],
      ['Collective', 11],
      ['Certification', 4],
    ]),
    life,
    goods,
    ...(hasPicture
      ? {
          drawing: drawSign(
            new Random(plan.seed, streams.drawing, brand.owner.number, planted ? rank : brand.place, kind === 'combined' ? 1 : 0),
            kind,
            hasName ? brand.name : undefined,
            pictureFormats[office] ?? 'both',
          ),
        }
      : {}),
    owner: chain[chain.length - 1] ?? brand.owner,
    formerOwners: chain.slice(0, -1).reverse(),
    ...(representative ? { representative } : {}),
    language: languageOf(office, brand.owner.countryCode, random),
    hasAcquiredDistinctiveness: random.chance(0.015),
    isMadridDesignation,
    salt: random.next(),
  }
}

function languageOf(office: SampleOffice, countryCode: string, random: Random): SampleMark['language'] {
  if (office === 'us') return 'en'
  if (office === 'fr') return 'fr'
  if (office === 'es') return 'es'
  if (office === 'de' || office === 'at') return 'de'
  if (office === 'ch')
    return random.weighted([
      ['de', 65],
      ['fr', 27],
      ['it', 8],
    ])
  const own: Readonly<Record<string, SampleMark['language']>> = { DE: 'de', AT: 'de', CH: 'de', FR: 'fr', ES: 'es', IT: 'it' }
  return own[countryCode] ?? 'en'
}

/** Ranks and kinds of change of one office on one day after the register's last day. */
export interface DayChange {
  rank: number
  change: 'new' | 'changed' | 'deleted'
}

/** Returns the changes of one day at one office, by rank: new filings, steps of earlier marks, removals. */
export function changesOn(plan: SamplePlan, office: SampleOffice, day: Day): DayChange[] {
  if (day <= plan.until) throw new RangeError(`The sample ends on ${isoDate(plan.until)}: only later days bring changes`)
  const size = marksByOffice(plan.marks)[office]
  const bornBefore = size + (day - plan.until - 1) * newMarksPerDay(size)
  const changes: DayChange[] = []
  for (let rank = 0; rank < bornBefore; rank++) {
    for (const event of timelineOf(plan, office, rank, size)) {
      if (event.day !== day) continue
      changes.push({ rank, change: event.kind === 'removed' ? 'deleted' : 'changed' })
      break
    }
  }
  if (size > 0)
    for (let place = 0; place < newMarksPerDay(size); place++) changes.push({ rank: bornBefore + place, change: 'new' })
  return changes
}
