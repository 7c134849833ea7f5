import { hashBytes } from '@marklot/similarity'
import { categoryOf } from '../layout/kinds.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { classMasks, stateCategories } from '../layout/mark.ts'
import { seatSign } from '../layout/owner-words.ts'
import { isFirstTerm } from '../layout/term-lists.ts'
import { type Growable, growableInt32, growableUint32 } from '../memory/growable.ts'
import { keepRead } from '../memory/keep-read.ts'

/* Counts the living marks of some names, and their owners. If there are very many names, it samples them. */

export interface ElementCount {
  marks: number
  owners: number
  isEstimate: boolean
}

/** A range of a segment's `termNames`. */
export interface NameList {
  live: LiveSegment
  from: number
  until: number
}

/** Room for the names of most elements. */
const usualNames = 600
const dead = stateCategories.indexOf('dead')

/** Returns a pseudorandom number in [0, 1), the same for the same input, so that counts are reproducible. */
function chance(number: number): number {
  let bits = Math.imul(Math.floor(number) + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

const twoDigits = (value: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / unit) * unit
}

/**
 * Counts the living marks of the names that have one of the classes, and their distinct owners. No classes means all. A
 * name in several lists counts once.
 * @param mostNames the most names to look at; their marks cost a few memory reads each
 */
export function countMarks(
  gathered: GatheredMarks,
  lists: readonly NameList[],
  classes: readonly number[],
  mostNames: number,
): ElementCount {
  const names = lists.reduce((sum, { from, until }) => sum + until - from, 0)
  const step = Math.max(1, names / mostNames)
  const isEstimate = step > 1
  const mayRepeat = new Set(lists.map(({ live }) => live)).size < lists.length
  const counter = new MarkCounter(gathered, classes, mayRepeat)
  let before = 0
  let next = 0
  for (const { live, from, until } of lists) {
    for (; next < before + until - from; next += step) {
      // Picks a random name of each step, because patterns in the register could coincide with the steps.
      const at = step === 1 ? next - before : Math.min(until - from - 1, Math.floor(next - before + step * chance(next)))
      counter.add(live, from + at)
    }
    before += until - from
  }
  const { marks, owners } = counter.result()
  if (!isEstimate) return { marks, owners: owners.met, isEstimate }
  return { marks: twoDigits(marks * step), owners: twoDigits(Math.min(marks * step, allOwners(owners))), isEstimate }
}

/** The distinct owners in the sample, and how many of them it contains once and twice. */
interface MetOwners {
  met: number
  once: number
  twice: number
}

/**
 * Estimates the number of all owners from a sample: the more owners it contains only once, the more it missed (Chao
 * 1984).
 */
const allOwners = ({ met, once, twice }: MetOwners) => met + (once * Math.max(0, once - 1)) / (2 * (twice + 1))

/** The columns gathered for the names of one segment. */
export class GatheredMarks {
  readonly places = growableUint32(usualNames)
  readonly names = growableUint32(usualNames)
  readonly starts = growableUint32(usualNames)
  readonly ends = growableUint32(usualNames)
  readonly records = growableUint32(usualNames)
  readonly kinds = growableUint32(usualNames)
  readonly commonClasses = growableUint32(usualNames)
  readonly owners = growableInt32(usualNames)
  /** One hash per mark with an owner, because owners are numbered differently in each segment. */
  readonly ownerHashes = growableUint32(usualNames)
}

/**
 * Counts the marks and owners of names. From a name to its owner there are half a dozen reads, each a cache miss that
 * depends on the one before. So each read is done for all names of a segment before the next, and the misses overlap.
 */
class MarkCounter {
  private readonly gathered: GatheredMarks
  private marks = 0
  private readonly classes: { low: number; high: number } | null
  private live: LiveSegment | null = null

  private readonly mayRepeat: boolean

  /** @param mayRepeat whether a name may be added twice */
  constructor(gathered: GatheredMarks, classes: readonly number[], mayRepeat: boolean) {
    this.gathered = gathered
    this.mayRepeat = mayRepeat
    this.classes = classes.length === 0 ? null : classMasks(classes)
    gathered.places.length = gathered.ownerHashes.length = 0
  }

  /** Counts the name at this place in `termNames`. Names of one segment must be added together. */
  add(live: LiveSegment, place: number): void {
    if (live !== this.live) {
      this.countNames()
      this.live = live
    }
    this.gathered.places.push(place)
  }

  result(): { marks: number; owners: MetOwners } {
    this.countNames()
    const owners = { met: 0, once: 0, twice: 0 }
    const hashes = this.gathered.ownerHashes.view().sort()
    for (let from = 0, until = 0; from < hashes.length; from = until) {
      while (until < hashes.length && hashes[until] === hashes[from]) until++
      owners.met++
      if (until - from === 1) owners.once++
      else if (until - from === 2) owners.twice++
    }
    return { marks: this.marks, owners }
  }

  private countNames(): void {
    if (this.live === null) return
    const { places, names, starts, ends, records } = this.gathered
    const { termNames, nameRecordStart, nameRecords } = this.live.segment.arrays
    const placeOf = places.items
    const nameOf = roomIn(names, places.length)
    for (let i = 0; i < places.length; i++) nameOf[i] = termNames[placeOf[i]] & ~isFirstTerm
    const count = this.mayRepeat ? leaveDistinct(nameOf.subarray(0, places.length)) : places.length
    const startOf = roomIn(starts, count)
    const endOf = roomIn(ends, count)
    let marks = 0
    for (let i = 0; i < count; i++) {
      const name = nameOf[i]
      const start = nameRecordStart[name]
      const end = nameRecordStart[name + 1]
      startOf[i] = start
      endOf[i] = end
      marks += end - start
    }
    const recordOf = roomIn(records, marks)
    let found = 0
    for (let i = 0; i < count; i++) {
      const end = endOf[i]
      for (let place = startOf[i]; place < end; place++) recordOf[found++] = nameRecords[place]
    }
    records.length = found
    this.leaveLiving(this.live)
    this.leaveClasses(this.live)
    this.marks += records.length
    this.countOwners(this.live)
    places.length = 0
  }

  /** Keeps the records of living marks. */
  private leaveLiving({ segment, tombstones, buried }: LiveSegment): void {
    const { records, kinds } = this.gathered
    const { kind, kindKeys } = segment.arrays
    const count = records.length
    const recordOf = records.items
    const kindOf = roomIn(kinds, count)
    for (let i = 0; i < count; i++) kindOf[i] = kind[recordOf[i]]
    let kept = 0
    for (let i = 0; i < count; i++) {
      const record = recordOf[i]
      if (categoryOf(kindKeys[kindOf[i]]) === dead || (buried > 0 && isBuried(tombstones, record))) continue
      recordOf[kept++] = record
    }
    records.length = kept
  }

  /** Keeps the records with one of the classes. */
  private leaveClasses({ segment }: LiveSegment): void {
    if (this.classes === null) return
    const { low, high } = this.classes
    const { records, commonClasses } = this.gathered
    const { classesLow, classesHigh } = segment.arrays
    const count = records.length
    const recordOf = records.items
    const common = roomIn(commonClasses, count)
    for (let i = 0; i < count; i++) {
      const record = recordOf[i]
      common[i] = (classesLow[record] & low) | (classesHigh[record] & high)
    }
    let kept = 0
    for (let i = 0; i < count; i++) if (common[i] !== 0) recordOf[kept++] = recordOf[i]
    records.length = kept
  }

  private countOwners({ segment }: LiveSegment): void {
    const { records, owners, starts, ends, ownerHashes } = this.gathered
    const { owner, ownerBytes, ownerStart } = segment.arrays
    const recordOf = records.items
    const ownerOf = roomIn(owners, records.length)
    let count = 0
    for (let i = 0; i < records.length; i++) {
      const number = owner[recordOf[i]]
      ownerOf[count] = number
      if (number >= 0) count++
    }
    const startOf = roomIn(starts, count)
    const endOf = roomIn(ends, count)
    for (let i = 0; i < count; i++) {
      const number = ownerOf[i]
      startOf[i] = ownerStart[number]
      endOf[i] = ownerStart[number + 1]
    }
    let sum = 0
    for (let i = 0; i < count; i++) sum += ownerBytes[startOf[i]] + ownerBytes[endOf[i] - 1]
    keepRead(sum)
    const before = ownerHashes.length
    ownerHashes.reserve(count)
    for (let i = 0; i < count; i++) ownerHashes.items[before + i] = hashOfOwner(ownerBytes, startOf[i], endOf[i])
    ownerHashes.length = before + count
  }
}

/** Sorts the items, moves the distinct ones to the front and returns their number. */
function leaveDistinct(items: Uint32Array): number {
  items.sort()
  let count = 0
  for (let i = 0; i < items.length; i++) if (i === 0 || items[i] !== items[i - 1]) items[count++] = items[i]
  return count
}

/** Makes room for this many items and discards the present ones. */
function roomIn<T extends Uint32Array | Int32Array>(growable: Growable<T>, count: number): T {
  growable.length = 0
  growable.reserve(count)
  return growable.items
}

/** Hashes the name alone if there is one: offices write the same owner's seat differently. */
function hashOfOwner(bytes: Uint8Array, from: number, until: number): number {
  let end = from
  while (end < until && bytes[end] !== seatSign) end++
  return hashBytes(bytes, from, end === from ? until : end)
}
