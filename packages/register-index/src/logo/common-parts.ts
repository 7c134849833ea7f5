import { containedFrom, surroundingSample, weightOfPart } from '@marklot/similarity/logo'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import type { LogoReader, LogoReaders } from './logo-reader.ts'
import { copiesOf, isSampled, type LogoSegment } from './logo-segment.ts'
import type { PreparedLogo } from './prepared-logo.ts'

/** A share needs fewer logos than the surroundings of an idea: one in so many of their sample. */
const ofSample = 4

/**
 * Returns a searched logo whose parts count less if many logos of the register contain them (see `weightOfPart`), and
 * are not recognised by their hashes. A sample of the register decides, whatever the filters, so a mark has the same
 * score with a filter as without it. In a small register all parts count fully.
 */
export function withCommonParts(
  readers: LogoReaders,
  logos: readonly LiveSegment<LogoSegment>[],
  logo: PreparedLogo,
): PreparedLogo {
  const sample = surroundingSample(logos.reduce((sum, { segment }) => sum + segment.marks, 0))
  const parts = logo.partOf.flatMap((part, view) => (part === view ? [view] : []))
  if (sample === null || parts.length === 0) return logo
  const vectors = parts.map((view) => logo.views[view])
  const { sampled, containing } = countContaining(readers, logos, vectors, sample.step * ofSample)
  const weights = new Map(parts.map((view, part) => [view, weightOfPart(containing[part] / sampled)]))
  const weightOf = (view: number) => weights.get(logo.partOf[view] ?? -1) ?? 1
  const views = logo.views.map((vector, view) => {
    const weight = weightOf(view)
    return weight < 1 ? vector.map((number) => Math.round(number * weight)) : vector
  })
  return { ...logo, views, hashes: logo.hashes.filter(({ view }) => weightOf(view) === 1) }
}

/** Counts the logos of a sample, and those that contain each of the vectors. */
function countContaining(
  readers: LogoReaders,
  logos: readonly LiveSegment<LogoSegment>[],
  vectors: readonly Int8Array[],
  every: number,
): { sampled: number; containing: Uint32Array } {
  const least = vectors.map((vector) => Math.round(containedFrom * vector.reduce((sum, number) => sum + number * number, 0)))
  const containing = new Uint32Array(vectors.length)
  let sampled = 0
  for (const { segment, tombstones } of logos) {
    const reader = readers.of(segment)
    const { places, marks } = sampleOf(reader, segment, every)
    const lists = copiesOf(segment)
    const last = new Int32Array(vectors.length).fill(-1)
    sampled += marks
    reader.search(vectors)
    reader.scanPlaces(lists, places, least, false, (place, _, vector) => {
      const record = lists.records[place] & lists.mask
      if (record === last[vector] || isBuried(tombstones, record)) return
      last[vector] = record
      containing[vector]++
    })
  }
  return { sampled, containing }
}

interface Sample {
  readonly every: number
  readonly marks: number
  /** The places of the marks' views, those of one mark side by side. */
  readonly places: Uint32Array
}
const samples = new WeakMap<LogoReader, Sample>()

function sampleOf(reader: LogoReader, segment: LogoSegment, every: number): Sample {
  const known = samples.get(reader)
  if (known?.every === every) return known
  const { serial } = segment.arrays
  const bits = new Uint32Array((segment.marks + 31) >>> 5)
  let marks = 0
  serial.forEach((number, record) => {
    if (!isSampled(number, every)) return
    bits[record >>> 5] |= 1 << (record & 31)
    marks++
  })
  const { records, mask } = copiesOf(segment)
  const places = reader.placesOf(copiesOf(segment), bits).sort((a, b) => (records[a] & mask) - (records[b] & mask))
  const sample = { every, marks, places }
  samples.set(reader, sample)
  return sample
}
