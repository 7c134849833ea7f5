import type { FeedSimulator } from '@marklot/simulators/feeds/server'
import { dailyFile, zipOf } from '../../test/ingest-files.ts'
import type { Random } from '../billing/random.ts'
import { type Book, keyOf, type MarkStatus, type Office, type PlannedGap, type PublishedMark } from './oracle.ts'

/*
 * The simulated offices publish a file on each working day. Some files are late, repeat the previous day, are cut
 * short, or break off or stall during the transfer. A wrong file is corrected some days later.
 */

export interface Offices {
  /**
   * Publishes the files of a day, and corrects earlier ones.
   * @param isCalm whether to publish without disruptions and without marks that anybody watches
   */
  publish(day: string, isCalm?: boolean): void
  /** Records that searches show an office's deliveries as missing since a day. */
  told(office: Office, since: string): void
  /** Publishes everything that was held back. */
  release(): void
  /** Returns the files that are on the shelf and usable. */
  files(): readonly { office: Office; name: string }[]
}

type Mood = 'fine' | 'truncate' | 'stall' | 'unavailable' | 'late' | 'repeat' | 'corrupt'
const moods: readonly (readonly [number, Mood])[] = [
  [12, 'fine'],
  [2, 'truncate'],
  [1, 'stall'],
  [1, 'unavailable'],
  [1, 'late'],
  [1, 'repeat'],
  [1, 'corrupt'],
]
/**
 * The number of days until a late file arrives or a wrong one is corrected. It is longer than the grace period of two
 * days. The office waits longer if nobody has been notified yet, but not indefinitely.
 */
const repairDays = 4
const longestSilence = 10
/** The age in days from which a mark may change. By then, the mail about the new mark has long been sent. */
const settledDays = 14
const strangersPerDay = 8

interface Held {
  office: Office
  day: string
  path: string
  content: Buffer
  gap: PlannedGap
}
interface Known extends PublishedMark {
  since: string
  isChanged: boolean
}

export function openOffices({ shelf }: FeedSimulator, random: Random, book: Book): Offices {
  const known: Known[] = []
  const held: Held[] = []
  const last = new Map<Office, Buffer>()
  const names: { office: Office; name: string }[] = []
  let count = 0

  const newMark = (office: Office, name: string, day: string, file: string): Known => {
    count += 1
    const serial = office === 'us' ? String(97_000_000 + count) : `0189${String(count).padStart(5, '0')}`
    return { office, serial, name, status: 'pending', file, since: day, isChanged: false }
  }
  const marksOf = (office: Office, day: string, file: string, isCalm: boolean): Known[] => {
    const number = `${Number(day.slice(8))}${day.slice(5, 7)}${office === 'us' ? 1 : 2}`
    const strangers = Array.from({ length: strangersPerDay }, () =>
      newMark(office, `${strangeName(random)} ${number}`, day, file),
    )
    const watched = book.watches.filter(() => !isCalm && random.oneIn(office === 'us' ? 4 : 8))
    const planted = watched.map((watch) => {
      const name = `${watch.text.toUpperCase()} ${number}`
      if (!watch.isRemoved) watch.owed.set(name, 1)
      return newMark(office, name, day, file)
    })
    const changed = known.filter(
      (mark) =>
        !isCalm && mark.office === office && !mark.isChanged && daysBetween(mark.since, day) >= settledDays && random.oneIn(12),
    )
    for (const mark of changed) {
      mark.isChanged = true
      for (const watch of book.watches) {
        const owed = watch.owed.get(mark.name)
        if (owed !== undefined && !watch.isRemoved) watch.owed.set(mark.name, owed + 1)
      }
    }
    known.push(...strangers, ...planted)
    return [...strangers, ...planted, ...changed.map((mark) => Object.assign(mark, { status: 'registered' as const }))]
  }

  const publishOne = (office: Office, day: string, isCalm: boolean) => {
    const name = fileName(office, day)
    const path = office === 'us' ? `/us/${name}` : `/euipo/Trademark/Differential/${day.slice(0, 4)}/${name}`
    const marks = marksOf(office, day, name, isCalm)
    for (const { since: _since, isChanged: _isChanged, ...mark } of marks) book.marks.set(keyOf(office, mark.serial), mark)
    const content = office === 'us' ? usFile(day, marks) : emFile(day, marks)
    names.push({ office, name })
    let mood = isCalm ? 'fine' : random.weighted(moods)
    // There is only one disruption at a time, so that each day's gap is known.
    const isTroubled = held.some((one) => one.office === office)
    if (isTroubled && (mood === 'late' || mood === 'repeat' || mood === 'corrupt')) mood = 'fine'
    const before = last.get(office)
    last.set(office, content)
    const hold = () => {
      const gap = { office, day, isTold: false, isCutShort: false }
      held.push({ office, day, path, content, gap })
      book.gaps.push(gap)
    }
    if (mood === 'late') return hold()
    if (mood === 'repeat' && before) {
      hold()
      return shelf.put(path, before)
    }
    if (mood === 'corrupt') {
      hold()
      return shelf.put(path, content.subarray(0, content.length >> 1))
    }
    shelf.put(path, content)
    if (mood === 'truncate' || mood === 'stall') shelf.plan(path, mood)
    if (mood === 'unavailable') shelf.plan(office === 'us' ? '/bulk' : path, mood)
  }
  const right = (isDue: (one: Held) => boolean) => {
    for (const one of held.filter(isDue)) {
      held.splice(held.indexOf(one), 1)
      shelf.put(one.path, one.content)
    }
  }
  return {
    publish: (day, isCalm = false) => {
      right(({ gap, day: heldOn }) => daysBetween(heldOn, day) >= (gap.isTold ? repairDays : longestSilence))
      const weekday = new Date(day).getUTCDay()
      if (weekday !== 0 && weekday !== 6) for (const office of ['us', 'em'] as const) publishOne(office, day, isCalm)
    },
    told: (office, since) => {
      for (const one of held) if (one.office === office && since <= one.day) one.gap.isTold = true
    },
    release: () => {
      for (const { gap } of held) gap.isCutShort = true
      right(() => true)
    },
    files: () => names,
  }
}

const fileName = (office: Office, day: string): string =>
  office === 'us' ? `apc${day.slice(2).replaceAll('-', '')}.zip` : `DIFF_EUTMS_${day.replaceAll('-', '')}_0001.zip`

function usFile(day: string, marks: readonly PublishedMark[]): Buffer {
  const statuses: Record<MarkStatus, string> = { pending: '630', registered: '700' }
  const cases = marks.map(({ serial, name, status }) => ({
    serial,
    name,
    status: statuses[status],
    goods: { 9: 'Software' },
    owner: 'BENCH LLC',
    ...(status === 'registered' ? { registration: String(Number(serial) - 90_000_000) } : {}),
  }))
  return zipOf({ [`apc${day.slice(2).replaceAll('-', '')}.xml`]: dailyFile(day.replaceAll('-', ''), ...cases) })
}

function emFile(day: string, marks: readonly PublishedMark[]): Buffer {
  const statuses: Record<MarkStatus, string> = { pending: 'Application under examination', registered: 'Registered' }
  const records = marks.map(
    ({ serial, name, status }) => `<TradeMark operationCode="Insert"><RegistrationOfficeCode>EM</RegistrationOfficeCode>
<ApplicationNumber>${serial}</ApplicationNumber><ApplicationDate>2026-11-02</ApplicationDate>${
      status === 'registered' ? `<RegistrationDate>${day}</RegistrationDate>` : ''
    }<MarkCurrentStatusCode>${statuses[status]}</MarkCurrentStatusCode><MarkFeature>Word</MarkFeature>
<WordMarkSpecification><MarkVerbalElementText>${name}</MarkVerbalElementText></WordMarkSpecification>
<GoodsServicesDetails><GoodsServices><ClassDescriptionDetails><ClassDescription><ClassNumber>9</ClassNumber>
<GoodsServicesDescription languageCode="en">Software</GoodsServicesDescription></ClassDescription></ClassDescriptionDetails></GoodsServices></GoodsServicesDetails></TradeMark>`,
  )
  return zipOf({
    [`DIFF_EUTMS_${day.replaceAll('-', '')}_0001.xml`]: `<?xml version="1.0" encoding="UTF-8"?>
<Transaction xmlns="http://euipo.europa.eu/trademark/data"><TransactionHeader><SenderDetails><RequestProducerDateTime>${day}T02:00:00</RequestProducerDateTime></SenderDetails></TransactionHeader>
<TradeMarkTransactionBody><TransactionContentDetails><TransactionData><TradeMarkDetails>${records.join('\n')}</TradeMarkDetails></TransactionData></TransactionContentDetails></TradeMarkTransactionBody></Transaction>`,
  })
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Returns a name that nobody watches, made of letters that watched names do not use. */
const strangeName = (random: Random): string => nameOf(random, 'ZKXQHF', 'UY')

/** Returns a name of eight letters that differs from all given ones in at least five places. */
export function watchedName(random: Random, others: readonly string[]): string {
  for (;;) {
    const name = nameOf(random, 'TVLMRNDBGP', 'AEIO')
    const differs = (other: string) => [...other].filter((letter, i) => letter !== name[i]).length >= 5
    if (others.every(differs)) return name
  }
}
function nameOf(random: Random, consonants: string, vowels: string): string {
  return Array.from({ length: 4 }, () => random.pick([...consonants]) + random.pick([...vowels])).join('')
}
