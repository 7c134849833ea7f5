import { classSlots, forEachClass } from '../layout/kinds.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import type { Segment } from '../layout/segment.ts'

/*
 * The marks of a name are scattered over the columns. A name leads to records, and a record to its kind and classes. In
 * a large register, each step is a cache miss. Names are therefore processed in batches: each step is done for the
 * whole batch before the next, so that its cache misses overlap. For names with many marks, which many searches find,
 * copies of the columns are kept.
 */

/** The columns that filters and counts read, copied for some marks. */
export interface MarkColumns {
  readonly records: Uint32Array
  readonly kind: Uint16Array
  readonly classesLow: Uint32Array
  readonly classesHigh: Uint16Array
}

/** The numbers of marks by kind and by class in some columns. */
export interface MarkTally {
  /** The kinds that occur, and the number of marks of each. */
  readonly kinds: Uint16Array
  readonly marks: Uint32Array
  readonly classes: Uint32Array
}

/** The number of names whose marks are loaded together. */
export const namesAtOnce = 256
/** Columns are kept for names with at least this many marks in a segment. */
export const manyMarks = 64
/**
 * The most marks of one segment whose columns are kept, at 10 bytes each. The least recently used names are dropped.
 */
const mostKept = 1 << 20

const columnsFor = (records: Uint32Array): MarkColumns => ({
  records,
  kind: new Uint16Array(records.length),
  classesLow: new Uint32Array(records.length),
  classesHigh: new Uint16Array(records.length),
})

/** Reads one column after the other, so that independent reads overlap. */
function copyColumns({ arrays }: Segment, columns: MarkColumns, from: number, until: number): void {
  const { records, kind, classesLow, classesHigh } = columns
  for (let i = from; i < until; i++) kind[i] = arrays.kind[records[i]]
  for (let i = from; i < until; i++) classesLow[i] = arrays.classesLow[records[i]]
  for (let i = from; i < until; i++) classesHigh[i] = arrays.classesHigh[records[i]]
}

/** Copies the kinds of all marks, and the classes of marks whose kind has 0 in `byKind`. */
function copyWhereZero({ arrays }: Segment, columns: MarkColumns, from: number, until: number, byKind: Uint8Array): void {
  const { records, kind, classesLow, classesHigh } = columns
  for (let i = from; i < until; i++) kind[i] = arrays.kind[records[i]]
  for (let i = from; i < until; i++) {
    if (byKind[kind[i]] !== 0) continue
    classesLow[i] = arrays.classesLow[records[i]]
    classesHigh[i] = arrays.classesHigh[records[i]]
  }
}

/** Kept as long as the columns. */
const tallies = new WeakMap<MarkColumns, MarkTally>()

/** Returns the counts for the columns of a name with many marks, computed on first use. */
export function tallyOf(columns: MarkColumns): MarkTally {
  const known = tallies.get(columns)
  if (known !== undefined) return known
  const { kind, classesLow, classesHigh } = columns
  const perKind = new Map<number, number>()
  const classes = new Uint32Array(classSlots)
  for (let mark = 0; mark < kind.length; mark++) {
    perKind.set(kind[mark], (perKind.get(kind[mark]) ?? 0) + 1)
    forEachClass(classesLow[mark], classesHigh[mark], (nice) => {
      classes[nice]++
    })
  }
  const tally = { kinds: Uint16Array.from(perKind.keys()), marks: Uint32Array.from(perKind.values()), classes }
  tallies.set(columns, tally)
  return tally
}

/** The columns of one segment's names with many marks. */
export class KeptColumns {
  private readonly columns = new Map<number, MarkColumns>()
  private readonly most: number
  private marks = 0

  /** @param most the most marks to keep, not counting those of the latest name */
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
    // A `Map` iterates in order of insertion, so the latest name goes to the end.
    this.columns.set(name, columns)
    for (const [oldest, { records }] of this.columns) {
      if (this.marks <= this.most || oldest === name) break
      this.columns.delete(oldest)
      this.marks -= records.length
    }
    return columns
  }
}

/** Kept as long as the segment. */
const kept = new WeakMap<Segment, KeptColumns>()

function keptColumns(segment: Segment, name: number): MarkColumns {
  let own = kept.get(segment)
  if (own === undefined) {
    own = new KeptColumns()
    kept.set(segment, own)
  }
  return own.of(segment, name)
}

/**
 * Finds the marks of about `namesAtOnce` names at a time, and reuses its memory. Within a segment, the marks of a name
 * are ordered by serial.
 */
export class ColumnsOfNames {
  count = 0
  /** For each name its columns, and the name's range in them. */
  readonly columns: MarkColumns[] = []
  from = new Uint32Array(namesAtOnce)
  until = new Uint32Array(namesAtOnce)
  /** For each name the position of its segment. */
  places = new Uint16Array(namesAtOnce)
  private names = new Uint32Array(namesAtOnce)
  private few = columnsFor(new Uint32Array(namesAtOnce * manyMarks))

  /** Starts again with no names. */
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
   * Finds the marks of all added names. With `byKind`, all names must be in one segment, and only marks whose kind has
   * 0 there get their classes.
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

  /**
   * Finds the marks of names in one segment. The first `few` entries of `marks` are already in use. Returns the number
   * in use afterwards.
   */
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

  /** The last added name may occur in very many segments. */
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
