import { hashBytes } from '@marklot/similarity'
import { growableInt32, growableUint32 } from './growable.ts'
import { categoryOf } from './kinds.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import { classMasks, stateCategories } from './mark.ts'
import { seatSign } from './owner-words.ts'
import { isFirstTerm } from './terms.ts'

/* How many living marks, of how many owners, the names of some words have. Of very many names every n-th is looked at. */

export interface ElementCount {
  marks: number
  owners: number
  isEstimate: boolean
}

/** Some of a segment's `termNames`; each stands for `scale` of its kind. */
export interface NameList {
  live: LiveSegment
  from: number
  until: number
  scale: number
}

/** Names that are looked at; their marks cost a few memory reads each. */
const mostNames = 600
const dead = stateCategories.indexOf('dead')

/** 0 to 1, the same for the same number: counting twice gives the same figures. */
function chance(number: number): number {
  let bits = Math.imul(Math.floor(number) + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

const twoDigits = (value: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / unit) * unit
}

/** Counts the living marks of the names that have one of the classes (none: all), and their different owners. */
export function countMarks(lists: readonly NameList[], classes: readonly number[]): ElementCount {
  const names = lists.reduce((sum, { from, until }) => sum + until - from, 0)
  const step = Math.max(1, names / mostNames)
  const isEstimate = step > 1 || lists.some(({ scale }) => scale > 1)
  const counter = new MarkCounter(classes)
  let before = 0
  let next = 0
  for (const { live, from, until, scale } of lists) {
    for (; next < before + until - from; next += step) {
      // One of each step's names, not always the first: what repeats in the register must not meet the steps.
      const at = step === 1 ? next - before : Math.min(until - from - 1, Math.floor(next - before + step * chance(next)))
      counter.add(live, from + at, scale)
    }
    before += until - from
  }
  const { marks, owners } = counter.result()
  if (!isEstimate) return { marks, owners: owners.met, isEstimate }
  return { marks: twoDigits(marks * step), owners: twoDigits(Math.min(marks * step, allOwners(owners))), isEstimate }
}

/** Different owners of the marks looked at, and how many of them were met once and twice. */
interface MetOwners {
  met: number
  once: number
  twice: number
}

/** Owners of all marks, from those of a sample: the more of them were met once only, the more were not met (Chao 1984). */
const allOwners = ({ met, once, twice }: MetOwners) => met + (once * Math.max(0, once - 1)) / (2 * (twice + 1))

/** What is gathered of the names of a segment; reused. */
const places = growableUint32(mostNames)
const names = growableUint32(mostNames)
const starts = growableUint32(mostNames)
const ends = growableUint32(mostNames)
const records = growableUint32(mostNames)
const kinds = growableUint32(mostNames)
const commonClasses = growableUint32(mostNames)
const owners = growableInt32(mostNames)
/** One for each mark with an owner: owners have other numbers in each segment. */
const ownerHashes = growableUint32(mostNames)

/**
 * Counts marks and owners of names. From a name to its owner it is half a dozen reads, each of which tells where the next one is, all of memory nobody has
 * looked at for long. So each read is done for all names of a segment before the next one: those wait for nothing and run side by side.
 */
class MarkCounter {
  private marks = 0
  /** Keeps reads that are only to bring memory near from being left out as useless. */
  private readonly fetched = new Uint32Array(1)
  private readonly classes: { low: number; high: number } | null
  private live: LiveSegment | null = null
  private scale = 1

  constructor(classes: readonly number[]) {
    this.classes = classes.length === 0 ? null : classMasks(classes)
    places.length = ownerHashes.length = 0
  }

  /** Counts the name at this place of `termNames`; names of one segment follow each other. */
  add(live: LiveSegment, place: number, scale: number): void {
    if (live !== this.live || scale !== this.scale) {
      this.countNames()
      this.live = live
      this.scale = scale
    }
    places.push(place)
  }

  result(): { marks: number; owners: MetOwners } {
    this.countNames()
    const owners = { met: 0, once: 0, twice: 0 }
    const hashes = ownerHashes.view().sort()
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
    const { termNames, nameRecordStart, nameRecords } = this.live.segment.arrays
    names.length = starts.length = ends.length = records.length = 0
    for (const place of places.view()) names.push((termNames[place] as number) & ~isFirstTerm)
    for (const name of names.view()) {
      starts.push(nameRecordStart[name] as number)
      ends.push(nameRecordStart[name + 1] as number)
    }
    for (let i = 0; i < starts.length; i++) {
      const end = ends.items[i] as number
      for (let place = starts.items[i] as number; place < end; place++) records.push(nameRecords[place] as number)
    }
    this.leaveLiving(this.live)
    this.leaveClasses(this.live)
    this.marks += records.length * this.scale
    this.countOwners(this.live)
    places.length = 0
  }

  /** Leaves of the records those of living marks. */
  private leaveLiving({ segment, tombstones }: LiveSegment): void {
    const { kind, kindKeys } = segment.arrays
    kinds.length = 0
    for (const record of records.view()) kinds.push(kind[record] as number)
    let kept = 0
    for (let i = 0; i < kinds.length; i++) {
      const record = records.items[i] as number
      if (categoryOf(kindKeys[kinds.items[i] as number] as number) === dead || isBuried(tombstones, record)) continue
      records.items[kept++] = record
    }
    records.length = kept
  }

  /** Leaves of the records those that have one of the classes. */
  private leaveClasses({ segment }: LiveSegment): void {
    if (this.classes === null) return
    const { low, high } = this.classes
    const { classesLow, classesHigh } = segment.arrays
    commonClasses.length = 0
    for (const record of records.view())
      commonClasses.push(((classesLow[record] as number) & low) | ((classesHigh[record] as number) & high))
    let kept = 0
    for (let i = 0; i < commonClasses.length; i++)
      if (commonClasses.items[i] !== 0) records.items[kept++] = records.items[i] as number
    records.length = kept
  }

  private countOwners({ segment }: LiveSegment): void {
    const { owner, ownerBytes, ownerStart } = segment.arrays
    owners.length = starts.length = ends.length = 0
    for (const record of records.view()) owners.push(owner[record] as number)
    for (const number of owners.view()) {
      if (number < 0) continue
      starts.push(ownerStart[number] as number)
      ends.push(ownerStart[number + 1] as number)
    }
    let sum = 0
    for (const start of starts.view()) sum += ownerBytes[start] as number
    this.fetched[0] = sum
    for (let i = 0; i < starts.length; i++)
      ownerHashes.push(hashOfOwner(ownerBytes, starts.items[i] as number, ends.items[i] as number))
  }
}

/** By the name alone where there is one: offices write the seats of one owner differently. */
function hashOfOwner(bytes: Uint8Array, from: number, until: number): number {
  let end = from
  while (end < until && bytes[end] !== seatSign) end++
  return hashBytes(bytes, from, end === from ? until : end)
}
