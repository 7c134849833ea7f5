import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Day, dayOf, isoDate } from './calendar.ts'
import type { DeliveredMark, OfficeWriter } from './delivery.ts'
import { changesOn, type DayChange, markOn, marksByOffice, maximumMarks, type SamplePlan } from './marks.ts'
import { writeAt } from './offices/at.ts'
import { writeCh } from './offices/ch.ts'
import { writeDe } from './offices/de.ts'
import { writeEm } from './offices/em.ts'
import { writeEs } from './offices/es.ts'
import { writeFr } from './offices/fr.ts'
import { writeUs } from './offices/us.ts'
import { paint } from './pictures.ts'
import type { SampleMark } from './sample-mark.ts'
import { type SampleOffice, sampleOffices } from './sample-office.ts'

/** Default number of marks. */
export const defaultMarks = 30_000

export interface SampleOptions {
  /** The output directory, created if missing. It receives one folder per office, each a valid path for the ingest. */
  directory: string
  /** 1 to 500,000; default 30,000. */
  marks?: number
  /** A whole number; each seed gives a different register. Default 1. */
  seed?: number
  /** YYYY-MM-DD, the last day of the register; not before 2000. */
  until: string
  onProgress?: (progress: { done: number; total: number; what: string }) => void
}

export interface SampleDayOptions extends SampleOptions {
  /** YYYY-MM-DD, after `until`: the day whose changes are written. */
  day: string
}

export interface SampleResult {
  marks: number
  logos: number
  /** The data files in loading order. Pictures are inside them or next to them. */
  files: { office: SampleOffice; path: string }[]
}

const writers: Readonly<Record<SampleOffice, OfficeWriter>> = {
  us: writeUs,
  em: writeEm,
  de: writeDe,
  fr: writeFr,
  ch: writeCh,
  es: writeEs,
  at: writeAt,
}

/**
 * Writes a whole sample register as of `until`, in the offices' formats. The same options give the same bytes. Memory
 * does not grow with `marks`.
 * @throws RangeError for options out of range; errors of the file system
 */
export async function writeSampleRegister(options: SampleOptions): Promise<SampleResult> {
  const plan = planOf(options)
  const counts = marksByOffice(plan.marks)
  return write(options, plan, plan.until, false, (office) => ({
    total: counts[office],
    changes: allMarks(counts[office]),
  }))
}

/**
 * Writes one later day's changes at each office: new marks, steps of known marks, removed records. A day depends only
 * on seed, marks, `until` and the day itself, so days can be written in any order and are loaded in date order.
 * @throws RangeError when `day` is not after `until` or an option is out of range; errors of the file system
 */
export async function writeSampleDay(options: SampleDayOptions): Promise<SampleResult> {
  const plan = planOf(options)
  const day = dayOf(options.day)
  return write(options, plan, day, true, (office) => {
    const changes = changesOn(plan, office, day)
    return { total: changes.length, changes }
  })
}

function planOf({ marks = defaultMarks, seed = 1, until }: SampleOptions): SamplePlan {
  if (!Number.isInteger(marks) || marks < 1 || marks > maximumMarks)
    throw new RangeError(`marks must be 1 to ${maximumMarks}, not ${marks}`)
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed must be a whole number, not ${seed}`)
  const last = dayOf(until)
  if (last < dayOf('2000-01-01')) throw new RangeError(`until must not be before 2000, not ${until}`)
  return { seed, marks, until: last }
}

function* allMarks(count: number): Generator<DayChange> {
  for (let rank = 0; rank < count; rank++) yield { rank, change: 'new' }
}

async function write(
  { directory, onProgress }: SampleOptions,
  plan: SamplePlan,
  day: Day,
  isDelta: boolean,
  list: (office: SampleOffice) => { total: number; changes: Iterable<DayChange> },
): Promise<SampleResult> {
  const sizes = marksByOffice(plan.marks)
  const result: SampleResult = { marks: 0, logos: 0, files: [] }
  const total = isDelta ? 0 : plan.marks
  await mkdir(directory, { recursive: true })
  // Identifies every delivery below this folder as invented. The ingest looks for this file.
  await writeFile(
    join(directory, 'SAMPLE.json'),
    `${JSON.stringify({ seed: plan.seed, until: isoDate(plan.until), marks: plan.marks })}\n`,
  )
  // Many small pictures render faster with one thread each than with several threads per picture.
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    for (const office of sampleOffices) {
      const folder = join(directory, office)
      await mkdir(folder, { recursive: true })
      const { total: count, changes } = list(office)
      if (count === 0) continue
      const paths = await writers[office]({
        folder,
        plan,
        day,
        isDelta,
        total: count,
        marks: deliver(
          changes,
          (rank) => markOn(plan, office, rank, sizes[office], day),
          (delivered) => {
            result.marks++
            if (delivered.picture) result.logos++
            if (result.marks % 250 === 0)
              onProgress?.({ done: result.marks, total: total || result.marks, what: `${office} register files` })
          },
        ),
      })
      result.files.push(...paths.map((path) => ({ office, path })))
    }
  } finally {
    sharp.concurrency(threads)
  }
  onProgress?.({ done: result.marks, total: total || result.marks, what: 'register files' })
  return result
}

/** How many marks ahead pictures are drawn while earlier marks are written. */
const lookAhead = 24

/** Yields the marks in order, each with its picture. A few are prepared ahead, so that drawing and writing overlap. */
async function* deliver(
  changes: Iterable<DayChange>,
  markAt: (rank: number) => SampleMark,
  onDelivered: (delivered: DeliveredMark) => void,
): AsyncGenerator<DeliveredMark> {
  const prepared: Promise<DeliveredMark>[] = []
  for (const { rank, change } of changes) {
    const next = prepare(markAt(rank), change)
    // The loop below reports a failure when it reaches the mark; until then it must not end the process.
    next.catch(() => undefined)
    prepared.push(next)
    if (prepared.length < lookAhead) continue
    const first = await prepared.shift()
    if (!first) continue
    onDelivered(first)
    yield first
  }
  for (const waiting of prepared) {
    const next = await waiting
    onDelivered(next)
    yield next
  }
}

/** Offices without a code for deletions. They deliver the whole record again, in a dead state. */
const deliversWhole: ReadonlySet<SampleOffice> = new Set(['us', 'ch', 'at'])

async function prepare(mark: SampleMark, change: DayChange['change']): Promise<DeliveredMark> {
  if (!mark.drawing || (change === 'deleted' && !deliversWhole.has(mark.office))) return { mark, change }
  return { mark, change, picture: await paint(mark.drawing) }
}
