import { classSlots, forEachClass } from '../layout/kinds.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import type { Segment } from '../layout/segment.ts'

/*
 * The marks of names lie anywhere in the columns: a name leads to its records, those to their kinds and classes, and in a large register
 * every step waits for memory. So names are taken many at a time, one step for all of them before the next: the waits of a step overlap. The
 * columns of names with many marks, which many searches meet, are kept side by side.
 */

/** What filters ask of each mark and counts are made of, side by side. */
export interface MarkColumns {
  readonly records: Uint32Array
  readonly kind: Uint16Array
  readonly classesLow: Uint32Array
  readonly classesHigh: Uint16Array
}

/** How many marks of some columns are of each kind, and have each class. */
export interface MarkTally {
  /** The kinds that occur, and their marks. */
  readonly kinds: Uint16Array
  readonly marks: Uint32Array
  readonly classes: Uint32Array
}

/** Names whose marks are loaded at once. */
export const namesAtOnce = 256
/** From so many marks in a segment on the columns of a name are kept. */
export const manyMarks = 64
/** Marks of one segment whose columns are kept at most, at 10 bytes each; the names asked for longest ago go first. */
const mostKept = 1 << 20

const columnsFor = (records: Uint32Array): MarkColumns => ({
  records,
  kind: new Uint16Array(records.length),
  classesLow: new Uint32Array(records.length),
  classesHigh: new Uint16Array(records.length),
})

/** One column after the other: reads that do not depend on each other wait together. */
function copyColumns({ arrays }: Segment, columns: MarkColumns, from: number, until: number): void {
  const { records, kind, classesLow, classesHigh } = columns
  for (let i = from; i < until; i++) kind[i] = arrays.kind[records[i]]
  for (let i = from; i < until; i++) classesLow[i] = arrays.classesLow[records[i]]
  for (let i = from; i < until; i++) classesHigh[i] = arrays.classesHigh[records[i]]
}

/** The kinds of all marks, the classes of those of a kind that is 0 in `byKind`. */
function copyWhereZero({ arrays }: Segment, columns: MarkColumns, from: number, until: number, byKind: Uint8Array): void {
  const { records, kind, classesLow, classesHigh } = columns
  for (let i = from; i < until; i++) kind[i] = arrays.kind[records[i]]
  for (let i = from; i < until; i++) {
    if (byKind[kind[i]] !== 0) continue
    classesLow[i] = arrays.classesLow[records[i]]
    classesHigh[i] = arrays.classesHigh[records[i]]
  }
}

/** Goes with the columns. */
const tallies = new WeakMap<MarkColumns, MarkTally>()

/** The tally of the columns of one name with many marks; counted when it is asked for first. */
export function tallyOf(columns: MarkColumns): MarkTally {
  const known = tallies.get(columns)
  if (known !== undefined) return known
  const { kind, classesLow, classesHigh } = columns
  const perKind = new Map<number, number>()
  const classes = new Uint32Array(classSlots)
  for (let mark = 0; mark < kind.length; mark++) {
    perKind.set(kind[mark], (perKind.get(kind[mark]) ?? 0) + 1)
    forEachClass(classesLow[mark], classesHigh[mark], (nice) => {
      classes[nice] = classes[nice] + 1
    })
  }
  const tally = { kinds: Uint16Array.from(perKind.keys()), marks: Uint32Array.from(perKind.values()), classes }
  tallies.set(columns, tally)
  return tally
}

/** Columns of names with many marks, of one segment. */
export class KeptColumns {
  private readonly columns = new Map<number, MarkColumns>()
  private readonly most: number
  private marks = 0

  /** @param most marks that are kept, but for those of the name asked for last */
  constructor(most = mostKept) {
    this.most = most
  }

  of(segment: Segment, name: number): MarkColumns {
    let columns = this.columns.get(name)
    if (columns === undefined) {
      const { nameRecordStart, nameRecords } = segment.arrays
      columns = columnsFor(nameRecords.subarray(nameRecordStart[name], nameRecordStart[name + 1]))
      copyColumns(segment, columns, 0, columns.records.length)
      this.marks += columns.records.length
    } else this.columns.delete(name)
    // What was asked for last stands last.
    this.columns.set(name, columns)
    for (const [oldest, { records }] of this.columns) {
      if (this.marks <= this.most || oldest === name) break
      this.columns.delete(oldest)
      this.marks -= records.length
    }
    return columns
  }
}

/** Goes with the segments. */
const kept = new WeakMap<Segment, KeptColumns>()

function keptColumns(segment: Segment, name: number): MarkColumns {
  let own = kept.get(segment)
  if (own === undefined) {
    own = new KeptColumns()
    kept.set(segment, own)
  }
  return own.of(segment, name)
}

/** Where the marks of some names lie, about `namesAtOnce` at a time; reused. Marks of a name in a segment stand in the order of their serials. */
export class ColumnsOfNames {
  count = 0
  /** Of each name its columns, and which part of them is its own. */
  readonly columns: MarkColumns[] = []
  from = new Uint32Array(namesAtOnce)
  until = new Uint32Array(namesAtOnce)
  /** Of each name the position of its segment. */
  places = new Uint16Array(namesAtOnce)
  private names = new Uint32Array(namesAtOnce)
  private few = columnsFor(new Uint32Array(namesAtOnce * manyMarks))

  /** Begins anew; what was loaded is let go. */
  clear(): void {
    this.count = 0
    this.columns.length = 0
  }

  add(place: number, name: number): void {
    if (this.count === this.names.length) this.grow()
    this.places[this.count] = place
    this.names[this.count++] = name
  }

  /**
   * Finds the marks of all names added. With `byKind`, where all names are of one segment, only marks of kinds that it has 0 for get their
   * classes: for the others they are not worth waiting for.
   */
  load(segments: readonly LiveSegment[], byKind: Uint8Array | null = null): void {
    const { count, places } = this
    let marks = 0
    for (let i = 0, end = 0; i < count; i = end) {
      const place = places[i]
      for (end = i + 1; end < count && places[end] === place; ) end++
      marks = this.loadOf(segments[place].segment, i, end, marks, byKind)
    }
  }

  /** Finds the marks of names of one segment; `marks` of `few` are taken before and the number returned after. */
  private loadOf(segment: Segment, first: number, end: number, marks: number, byKind: Uint8Array | null): number {
    const { columns, from, until, names, few } = this
    const { nameRecordStart, nameRecords } = segment.arrays
    for (let i = first; i < end; i++) {
      const name = names[i]
      from[i] = nameRecordStart[name]
      until[i] = nameRecordStart[name + 1]
    }
    const begin = marks
    for (let i = first; i < end; i++) {
      const start = from[i]
      const size = until[i] - start
      if (size >= manyMarks) {
        columns[i] = keptColumns(segment, names[i])
        from[i] = 0
        until[i] = size
        continue
      }
      columns[i] = few
      from[i] = marks
      for (let at = 0; at < size; at++) few.records[marks + at] = nameRecords[start + at]
      marks += size
      until[i] = marks
    }
    if (byKind === null) copyColumns(segment, few, begin, marks)
    else copyWhereZero(segment, few, begin, marks, byKind)
    return marks
  }

  /** A name of very many segments may come last. */
  private grow(): void {
    const size = this.names.length * 2
    const grown = <T extends Uint16Array | Uint32Array>(into: T, from: T): T => {
      into.set(from)
      return into
    }
    this.from = new Uint32Array(size)
    this.until = new Uint32Array(size)
    this.places = grown(new Uint16Array(size), this.places)
    this.names = grown(new Uint32Array(size), this.names)
    this.few = columnsFor(new Uint32Array(size * manyMarks))
  }
}
