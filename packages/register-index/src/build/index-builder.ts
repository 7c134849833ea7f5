import { randomUUID } from 'node:crypto'
import { blocksOf } from '../layout/block.ts'
import type { IndexedMark } from '../layout/mark.ts'
import { type MarkRow, rowOf } from '../layout/mark-row.ts'
import { type Partition, wholeRegister } from '../layout/partition.ts'
import { type Segment, type SegmentArrays, segmentIn } from '../layout/segment.ts'
import type { TermLists } from '../layout/term-lists.ts'
import { translationsByRecord } from '../layout/translated.ts'
import { buildTranslations, type Translations } from '../layout/translation-lists.ts'
import { collectGarbage } from '../memory/collect-garbage.ts'
import { growableInt32, growableUint32 } from '../memory/growable.ts'
import { packArrays } from '../memory/pack.ts'
import { sharedMemory } from '../memory/shared-memory.ts'
import { buildHeardLetters } from './heard-letters.ts'
import { MarkRows } from './mark-rows.ts'
import { buildPostings, buildSoundLists, orderByLength } from './name-lists.ts'
import { buildOwnerWords } from './owner-words.ts'
import { buildTerms } from './terms.ts'
import { groupBy, TextTable } from './text-table.ts'

/**
 * Above this many marks, the builder collects garbage between its steps: V8 would keep the dropped columns for long.
 */
const worthCollecting = 500_000

/** Creates the empty shared memory of segments whose columns are ordinary arrays. Created only once. */
const noMemory = (() => {
  let memory: WebAssembly.Memory | undefined
  return () => (memory ??= sharedMemory(0))
})()

const termLists = [
  'termBytes',
  'termStart',
  'termLength',
  'termPostingStart',
  'termPostings',
  'termHeard',
  'termSoundStart',
  'termSounds',
  'termsByEnding',
  'termNameStart',
  'termNames',
  'termNameMass',
  'nameMass',
] as const satisfies readonly (keyof TermLists)[]

/** Adds properties that are built together when one of them is first read. */
function builtWhenRead<Of extends object, Key extends keyof Of>(of: Of, keys: readonly Key[], build: () => Pick<Of, Key>): void {
  let built: Pick<Of, Key> | undefined
  const read = () => {
    built ??= build()
    return built
  }
  for (const key of keys) Object.defineProperty(of, key, { enumerable: true, get: () => read()[key] })
}

/** Gathers marks in columns and builds a segment from them. When a serial is added twice, the last values count. */
export class IndexBuilder {
  private readonly rows: MarkRows
  private readonly name
  private readonly owner
  private readonly names: TextTable
  private readonly owners: TextTable
  /** The added marks with a translation, by their number in order of addition. */
  private readonly translated = growableUint32(0)
  private readonly translation = growableUint32(0)
  private readonly translationsOfSegment = new Map<Segment, (record: number) => number>()

  constructor(expectedMarks = 1024) {
    this.rows = new MarkRows(expectedMarks)
    this.name = growableInt32(expectedMarks)
    this.owner = growableInt32(expectedMarks)
    this.names = new TextTable(expectedMarks)
    this.owners = new TextTable(expectedMarks / 4)
  }

  /** @param folded the folded name, if the caller already has it */
  add(mark: IndexedMark, folded?: string): void {
    this.addRow(rowOf(mark, folded))
  }

  addRow(row: MarkRow): void {
    const { name, translation, owner } = row
    this.rows.add(row)
    this.name.push(name === '' ? -1 : this.names.add(name))
    if (translation !== '') this.translate(this.names.add(translation))
    this.owner.push(owner === '' ? -1 : this.owners.add(owner))
  }

  /** Copies a record of an existing segment. Merges consist of such copies. */
  addRecord(segment: Segment, record: number): void {
    const from = segment.arrays
    this.rows.addRecord(segment, record)
    const name = from.name[record]
    this.name.push(name < 0 ? -1 : this.names.addBytes(from.nameBytes, from.nameStart[name], from.nameStart[name + 1]))
    const translation = this.translationIn(segment, record)
    if (translation >= 0)
      this.translate(this.names.addBytes(from.nameBytes, from.nameStart[translation], from.nameStart[translation + 1]))
    const owner = from.owner[record]
    this.owner.push(owner < 0 ? -1 : this.owners.addBytes(from.ownerBytes, from.ownerStart[owner], from.ownerStart[owner + 1]))
  }

  /**
   * Builds the segment in shared memory. The builder cannot be used afterwards. `partition` is null for a segment of
   * changes.
   */
  build(revision: number | bigint, partition: Partition | null = wholeRegister): Segment {
    const arrays = this.assemble()
    const { states } = this.rows
    return segmentIn(packArrays(arrays), {
      id: randomUUID(),
      partition,
      states,
      revision: Number(revision),
    })
  }

  /**
   * Builds the segment in this thread's ordinary memory. The builder cannot be used afterwards. Other threads and the
   * WebAssembly code cannot read such a segment, so a search scores all its names: keep it small and short-lived. Most
   * searches never read its lists for finding names, so these are built on first use.
   */
  buildPlain(): Segment {
    const memory = noMemory()
    const about = { id: randomUUID(), partition: null, states: this.rows.states, revision: 0 }
    const arrays = this.assembleColumns() as SegmentArrays
    builtWhenRead(arrays, ['nameHeard'], () => ({ nameHeard: buildHeardLetters(arrays) }))
    builtWhenRead(arrays, ['postingStart', 'postings'], () => buildPostings(arrays))
    builtWhenRead(arrays, ['soundStart', 'soundNames'], () => buildSoundLists(arrays))
    builtWhenRead(arrays, termLists, () => buildTerms(arrays))
    builtWhenRead(arrays, ['wordBytes', 'wordStart', 'wordOwnerStart', 'wordOwners'], () =>
      buildOwnerWords(arrays.ownerBytes, arrays.ownerStart),
    )
    const names = arrays.nameLength.length
    const columns: Partial<Segment> = { ...about, memory, arrays, marks: arrays.serial.length, names, blocks: blocksOf(names) }
    const segment = columns as Segment
    builtWhenRead(segment, ['meanTrigramWeight', 'terms', 'termBlocks', 'meanTermTrigramWeight'], () =>
      segmentIn({ arrays, memory }, about),
    )
    return segment
  }

  private assemble(): SegmentArrays {
    const columns = this.assembleColumns()
    const ownerWords = buildOwnerWords(columns.ownerBytes, columns.ownerStart)
    this.release()
    const terms = buildTerms(columns)
    this.release()
    return {
      ...columns,
      nameHeard: buildHeardLetters(columns),
      ...buildPostings(columns),
      ...buildSoundLists(columns),
      ...terms,
      ...ownerWords,
    }
  }

  /**
   * Builds the columns of marks, names and owners, without the lists for finding them. Releases each gathered column as
   * soon as its result exists, because a merge runs beside the whole index.
   */
  private assembleColumns() {
    const order = this.rows.order()
    const columns = this.rows.take(order)
    const name = this.name.take(order)
    const { renumbered, ...names } = orderByLength(this.names)
    const translations = this.translations(order, renumbered)
    this.names.clear()
    for (let i = 0; i < name.length; i++) {
      const old = name[i]
      if (old >= 0) name[i] = renumbered[old]
    }
    const recordsOfName = groupBy(name, names.nameLength.length)
    this.release()
    const owner = this.owner.take(order)
    const { bytes: ownerBytes, starts: ownerStart } = this.owners.views()
    this.owners.clear()
    const recordsOfOwner = groupBy(owner, ownerStart.length - 1)
    return {
      ...columns,
      name,
      owner,
      ...names,
      ...translations,
      nameRecordStart: recordsOfName.start,
      nameRecords: recordsOfName.items,
      ownerBytes,
      ownerStart,
      ownerRecordStart: recordsOfOwner.start,
      ownerRecords: recordsOfOwner.items,
    }
  }

  private release(): void {
    if (this.rows.length > worthCollecting) collectGarbage()
  }

  /** Records the translation of the last added mark. */
  private translate(name: number): void {
    this.translated.push(this.rows.length - 1)
    this.translation.push(name)
  }

  /** The translations with the final numbers of records and names. Of equal serials, only the last has a record. */
  private translations(order: Uint32Array | null, renumbered: Uint32Array): Translations {
    const added = this.translated.take(null)
    const names = this.translation.take(null).map((name) => renumbered[name])
    if (order === null || added.length === 0) return buildTranslations(names, added)
    const recordOf = new Int32Array(added[added.length - 1] + 1).fill(-1)
    for (let record = 0; record < order.length; record++) {
      const mark = order[record]
      if (mark < recordOf.length) recordOf[mark] = record
    }
    const isKept = (_: number, i: number) => recordOf[added[i]] >= 0
    return buildTranslations(
      names.filter(isKept),
      added.filter(isKept).map((mark) => recordOf[mark]),
    )
  }

  /** The name that translates a record of a segment, or -1. */
  private translationIn(segment: Segment, record: number): number {
    if (segment.arrays.translatedRecords.length === 0) return -1
    let translationOf = this.translationsOfSegment.get(segment)
    if (translationOf === undefined) {
      translationOf = translationsByRecord(segment)
      this.translationsOfSegment.set(segment, translationOf)
    }
    return translationOf(record)
  }
}
