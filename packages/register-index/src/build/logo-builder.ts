import { randomUUID } from 'node:crypto'
import { copyLength, descriptorVersion, ideaLength, unpackLogo, versionOfLogo } from '@marklot/similarity/logo'
import { type Partition, wholeRegister } from '../layout/partition.ts'
import type { MarkTable } from '../layout/segment.ts'
import { packHalves } from '../logo/half-bytes.ts'
import { buildHashTables } from '../logo/hash-tables.ts'
import {
  copiesOf,
  copyAt,
  flagOfPart,
  type HalfByteVectors,
  type HalvedVectors,
  ideaAt,
  ideasOf,
  type LogoArrays,
  type LogoSegment,
  logoSegmentIn,
  packBox,
  recordMask,
} from '../logo/logo-segment.ts'
import { collectGarbage } from '../memory/collect-garbage.ts'
import { type Growable, growableUint32 } from '../memory/growable.ts'
import { packArrays } from '../memory/pack.ts'
import { VectorRows } from '../memory/vector-rows.ts'
import { MarkRows } from './mark-rows.ts'
import { buildVectorLists } from './vector-lists.ts'

/** Above this many vectors, the builder collects garbage between its steps. */
const worthCollecting = 500_000

/** Vectors, and for each its mark by the order of addition. */
interface Gathered {
  readonly vectors: VectorRows
  readonly marks: Growable<Uint32Array>
}
const gather = (length: number): Gathered => ({ vectors: new VectorRows(length), marks: growableUint32(64) })

/** A record of a segment of logos, and where the columns of its mark are. */
export interface CopiedLogo {
  record: number
  columns: MarkTable
  columnsAt: number
}

/** Gathers described logos and builds a segment from them. When a serial is added twice, the last one counts. */
export class LogoBuilder {
  private readonly rows
  private readonly hashes = growableUint32(64)
  private readonly copies = gather(copyLength)
  private readonly boxes = growableUint32(64)
  private readonly ideas = gather(ideaLength)

  constructor(expectedLogos = 64) {
    this.rows = new MarkRows(expectedLogos)
  }

  /** The number of added logos. */
  get length(): number {
    return this.rows.length
  }

  /**
   * Adds the logo of a mark in another segment. False if the description is of another version, with whose vectors
   * these cannot be compared.
   */
  add(table: MarkTable, record: number, packed: Uint8Array): boolean {
    if (versionOfLogo(packed) !== descriptorVersion) return false
    const { hash, views, idea } = unpackLogo(packed)
    const mark = this.rows.length
    this.rows.addRecord(table, record)
    const words = new Uint32Array(hash.buffer, hash.byteOffset, 2)
    this.hashes.push(words[0])
    this.hashes.push(words[1])
    for (const { part, box, copy } of views) {
      this.copies.vectors.push(copy)
      this.copies.marks.push((mark | flagOfPart(part)) >>> 0)
      this.boxes.push(packBox(box))
    }
    this.ideas.vectors.push(idea)
    this.ideas.marks.push(mark)
    return true
  }

  /** Copies logos of an existing segment. Merges are made of this. */
  addFrom(segment: LogoSegment, logos: Iterable<CopiedLogo>): void {
    const numberOf = new Int32Array(segment.marks).fill(-1)
    const { hashes, copyBoxes } = segment.arrays
    for (const { record, columns, columnsAt } of logos) {
      numberOf[record] = this.rows.length
      this.rows.addRecord(columns, columnsAt)
      this.hashes.push(hashes[record * 2])
      this.hashes.push(hashes[record * 2 + 1])
    }
    const copies = copiesOf(segment)
    for (let at = 0; at < copies.records.length; at++) {
      const flagged = copies.records[at]
      const mark = numberOf[flagged & recordMask]
      if (mark < 0) continue
      this.copies.vectors.push(copyAt(copies, at))
      this.copies.marks.push((mark | (flagged & ~recordMask)) >>> 0)
      this.boxes.push(copyBoxes[at])
    }
    const ideas = ideasOf(segment)
    for (let at = 0; at < ideas.records.length; at++) {
      const mark = numberOf[ideas.records[at]]
      if (mark < 0) continue
      this.ideas.vectors.push(ideaAt(ideas, at))
      this.ideas.marks.push(mark)
    }
  }

  /** Builds the segment in shared memory and uses the builder up. `partition` is null for a segment of changes. */
  build(revision: number, partition: Partition | null = wholeRegister): LogoSegment {
    const packed = packArrays(this.assemble())
    return logoSegmentIn(packed, { id: randomUUID(), partition, states: this.rows.states, revision })
  }

  private assemble(): LogoArrays {
    const order = this.rows.order()
    const recordOf = order === null ? null : recordsIn(order, this.rows.length)
    const columns = this.rows.take(order)
    const hashes = new Uint32Array(columns.serial.length * 2)
    for (let record = 0; record < columns.serial.length; record++) {
      const mark = order === null ? record : order[record]
      hashes[record * 2] = this.hashes.items[mark * 2]
      hashes[record * 2 + 1] = this.hashes.items[mark * 2 + 1]
    }
    this.hashes.clear()
    const copies = assembleLists(this.copies, recordOf, storeOfCopies, this.boxes)
    const ideas = assembleLists(this.ideas, recordOf, storeOfIdeas)
    return {
      ...columns,
      hashes,
      ...buildHashTables(hashes),
      copyCentres: copies.centres,
      copyStart: copies.start,
      copyRecords: copies.records,
      copyBoxes: copies.boxes,
      copyFirstHalves: copies.vectors.first,
      copySecondHalves: copies.vectors.second,
      ideaCentres: ideas.centres,
      ideaStart: ideas.start,
      ideaRecords: ideas.records,
      ideaVectors: ideas.vectors.halfBytes,
    }
  }
}

/** Mark in order of addition → record, or -1 if a later mark has its serial. */
function recordsIn(order: Uint32Array, marks: number): Int32Array {
  const recordOf = new Int32Array(marks).fill(-1)
  order.forEach((mark, record) => {
    recordOf[mark] = record
  })
  return recordOf
}

/** Where vectors are put, by their place in the lists. */
interface VectorStore<Vectors> {
  readonly vectors: Vectors
  put(vector: Int8Array, place: number): void
}

function storeOfCopies(count: number): VectorStore<HalvedVectors> {
  const half = copyLength / 2
  const first = new Uint8Array(count * half)
  const second = new Uint8Array(count * half)
  const put = (vector: Int8Array, place: number) => {
    first.set(vector.subarray(0, half), place * half)
    second.set(vector.subarray(half), place * half)
  }
  return { vectors: { first, second }, put }
}

function storeOfIdeas(count: number): VectorStore<HalfByteVectors> {
  const halfBytes = new Uint8Array((count * ideaLength) / 2)
  return { vectors: { halfBytes }, put: (vector, place) => packHalves(vector, halfBytes, (place * ideaLength) / 2) }
}

/** Arranges the vectors in lists and releases what was gathered. */
function assembleLists<Vectors>(
  { vectors, marks }: Gathered,
  recordOf: Int32Array | null,
  storeOf: (count: number) => VectorStore<Vectors>,
  boxes: Growable<Uint32Array> | null = null,
) {
  const { centres, start, order } = buildVectorLists(vectors)
  const kept = recordOf === null ? null : keptPlaces(order, marks.items, recordOf)
  const places = kept === null ? order : order.filter((_, place) => kept[place] === 1)
  if (kept !== null) removeFromStarts(start, kept)
  const store = storeOf(places.length)
  const lists = {
    centres,
    start,
    records: new Uint32Array(places.length),
    boxes: new Uint32Array(boxes === null ? 0 : places.length),
    vectors: store.vectors,
  }
  const whole = new Int8Array(vectors.length)
  places.forEach((vector, place) => {
    const flagged = marks.items[vector]
    const mark = flagged & recordMask
    lists.records[place] = recordOf === null ? flagged : ((flagged & ~recordMask) | recordOf[mark]) >>> 0
    if (boxes !== null) lists.boxes[place] = boxes.items[vector]
    vectors.copy(vector, whole, 0)
    store.put(whole, place)
  })
  const isLarge = vectors.count > worthCollecting
  vectors.clear()
  marks.clear()
  boxes?.clear()
  if (isLarge) collectGarbage()
  return lists
}

/** Place in the lists → 1 if its mark has a record. */
function keptPlaces(order: Uint32Array, marks: Uint32Array, recordOf: Int32Array): Uint8Array {
  return Uint8Array.from(order, (vector) => (recordOf[marks[vector] & recordMask] < 0 ? 0 : 1))
}

function removeFromStarts(start: Uint32Array, kept: Uint8Array): void {
  let removed = 0
  let place = 0
  for (let list = 1; list < start.length; list++) {
    for (; place < start[list]; place++) if (kept[place] === 0) removed++
    start[list] -= removed
  }
}
