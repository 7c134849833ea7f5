import { randomUUID } from 'node:crypto'
import { foldName } from '@marklot/similarity'
import { kindOf } from '../layout/kinds.ts'
import { classMasks, dayNumber, type IndexedMark, markTypes, officeCodes, stateCategories } from '../layout/mark.ts'
import { type Partition, wholeRegister } from '../layout/partition.ts'
import { type Segment, type SegmentArrays, segmentIn } from '../layout/segment.ts'
import { translationsByRecord } from '../layout/translated.ts'
import { buildTranslations, type Translations } from '../layout/translation-lists.ts'
import { collectGarbage } from '../memory/collect-garbage.ts'
import { growableInt32, growableUint16, growableUint32 } from '../memory/growable.ts'
import { packArrays } from '../memory/pack.ts'
import { buildHeardLetters } from './heard-letters.ts'
import { buildKinds, KindTable } from './kind-table.ts'
import { buildPostings, buildSoundLists, orderByLength } from './name-lists.ts'
import { buildOwnerWords, ownerText } from './owner-words.ts'
import { buildTerms } from './terms.ts'
import { groupBy, TextTable } from './text-table.ts'

/**
 * Above this many marks, the builder collects garbage between its steps: V8 would keep the dropped columns for long.
 */
const worthCollecting = 500_000

/** Gathers marks in columns and builds a segment from them. When a serial is added twice, the last values count. */
export class IndexBuilder {
  private readonly serial
  private readonly kind
  private readonly classesLow
  private readonly classesHigh
  private readonly applicationDay
  private readonly registrationDay
  private readonly oppositionDay
  private readonly priorityDay
  private readonly name
  private readonly owner
  private readonly names: TextTable
  private readonly owners: TextTable
  private readonly stateNumbers = new Map<string, number>()
  private readonly kinds = new KindTable()
  private readonly kindsOfSegment = new Map<Segment, Uint16Array>()
  /** The added marks with a translation, by their number in order of addition. */
  private readonly translated = growableUint32(0)
  private readonly translation = growableUint32(0)
  private readonly translationsOfSegment = new Map<Segment, (record: number) => number>()

  constructor(expectedMarks = 1024) {
    this.serial = growableInt32(expectedMarks)
    this.kind = growableUint16(expectedMarks)
    this.classesLow = growableUint32(expectedMarks)
    this.classesHigh = growableUint16(expectedMarks)
    this.applicationDay = growableUint16(expectedMarks)
    this.registrationDay = growableUint16(expectedMarks)
    this.oppositionDay = growableUint16(expectedMarks)
    this.priorityDay = growableUint16(expectedMarks)
    this.name = growableInt32(expectedMarks)
    this.owner = growableInt32(expectedMarks)
    this.names = new TextTable(expectedMarks)
    this.owners = new TextTable(expectedMarks / 4)
  }

  /** @param folded the folded name, if the caller already has it */
  add(mark: IndexedMark, folded = mark.name === null ? '' : foldName(mark.name)): void {
    const classes = classMasks(mark.niceClasses)
    this.serial.push(mark.serial)
    this.kind.push(
      this.kinds.numberOf({
        office: officeCodes.indexOf(mark.office),
        category: stateCategories.indexOf(mark.category),
        type: markTypes.indexOf(mark.type),
        state: this.stateNumber(mark.stateKey),
      }),
    )
    this.classesLow.push(classes.low)
    this.classesHigh.push(classes.high)
    this.applicationDay.push(dayNumber(mark.applicationDate))
    this.registrationDay.push(dayNumber(mark.registrationDate))
    this.oppositionDay.push(dayNumber(mark.oppositionPeriodEndDate))
    this.priorityDay.push(dayNumber(mark.priorityDate))
    this.name.push(folded === '' ? -1 : this.names.add(folded))
    const translation = mark.translation === null ? '' : foldName(mark.translation)
    if (folded !== '' && translation !== '' && translation !== folded) this.translate(this.names.add(translation))
    const owner = ownerText(mark.ownerName, mark.ownerSeat)
    this.owner.push(owner === '' ? -1 : this.owners.add(owner))
  }

  /** Copies a record of an existing segment. Merges are made of this. */
  addRecord(segment: Segment, record: number): void {
    const from = segment.arrays
    this.serial.push(from.serial[record])
    this.kind.push(this.kindsFrom(segment)[from.kind[record]])
    this.classesLow.push(from.classesLow[record])
    this.classesHigh.push(from.classesHigh[record])
    this.applicationDay.push(from.applicationDay[record])
    this.registrationDay.push(from.registrationDay[record])
    this.oppositionDay.push(from.oppositionDay[record])
    this.priorityDay.push(from.priorityDay[record])
    const name = from.name[record]
    this.name.push(name < 0 ? -1 : this.names.addBytes(from.nameBytes, from.nameStart[name], from.nameStart[name + 1]))
    const translation = this.translationIn(segment, record)
    if (translation >= 0)
      this.translate(this.names.addBytes(from.nameBytes, from.nameStart[translation], from.nameStart[translation + 1]))
    const owner = from.owner[record]
    this.owner.push(owner < 0 ? -1 : this.owners.addBytes(from.ownerBytes, from.ownerStart[owner], from.ownerStart[owner + 1]))
  }

  /** Builds the segment in shared memory and uses the builder up. `partition` is null for a segment of changes. */
  build(revision: number | bigint, partition: Partition | null = wholeRegister): Segment {
    const arrays = this.assemble()
    return segmentIn(packArrays(arrays), {
      id: randomUUID(),
      partition,
      states: [...this.stateNumbers.keys()],
      revision: Number(revision),
    })
  }

  /** Releases each gathered column as soon as its result exists: a merge runs next to the whole index. */
  private assemble(): SegmentArrays {
    const order = this.recordOrder()
    const isLarge = this.serial.length > worthCollecting
    const release = () => {
      if (isLarge) collectGarbage()
    }
    const columns = {
      serial: this.serial.take(order),
      classesLow: this.classesLow.take(order),
      classesHigh: this.classesHigh.take(order),
      applicationDay: this.applicationDay.take(order),
      registrationDay: this.registrationDay.take(order),
      oppositionDay: this.oppositionDay.take(order),
      priorityDay: this.priorityDay.take(order),
    }
    const kinds = buildKinds({ ...columns, kind: this.kind.take(order) }, this.kinds)
    const name = this.name.take(order)
    const { renumbered, ...names } = orderByLength(this.names)
    const translations = this.translations(order, renumbered)
    this.names.clear()
    for (let i = 0; i < name.length; i++) {
      const old = name[i]
      if (old >= 0) name[i] = renumbered[old]
    }
    const recordsOfName = groupBy(name, names.nameLength.length)
    release()
    const owner = this.owner.take(order)
    const { bytes: ownerBytes, starts: ownerStart } = this.owners.views()
    this.owners.clear()
    const recordsOfOwner = groupBy(owner, ownerStart.length - 1)
    const ownerWords = buildOwnerWords(ownerBytes, ownerStart)
    release()
    const terms = buildTerms(names)
    release()
    return {
      ...columns,
      ...kinds,
      name,
      owner,
      ...names,
      ...translations,
      nameRecordStart: recordsOfName.start,
      nameRecords: recordsOfName.items,
      nameHeard: buildHeardLetters(names),
      ...buildPostings(names),
      ...buildSoundLists(names),
      ...terms,
      ownerBytes,
      ownerStart,
      ownerRecordStart: recordsOfOwner.start,
      ownerRecords: recordsOfOwner.items,
      ...ownerWords,
    }
  }

  /** Notes the translation of the mark added last. */
  private translate(name: number): void {
    this.translated.push(this.serial.length - 1)
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

  /** Maps each kind of a segment to its number in this builder. */
  private kindsFrom(segment: Segment): Uint16Array {
    let numbers = this.kindsOfSegment.get(segment)
    if (numbers === undefined) {
      numbers = Uint16Array.from(segment.arrays.kindKeys, (key) => {
        const kind = kindOf(key)
        return this.kinds.numberOf({ ...kind, state: this.stateNumber(segment.states[kind.state]) })
      })
      this.kindsOfSegment.set(segment, numbers)
    }
    return numbers
  }

  private stateNumber(key: string): number {
    let number = this.stateNumbers.get(key)
    if (number === undefined) {
      number = this.stateNumbers.size
      this.stateNumbers.set(key, number)
    }
    return number
  }

  /** Orders the records by serial and keeps the last of equal serials. Null means that they are in order already. */
  private recordOrder(): Uint32Array | null {
    const serials = this.serial.items
    const count = this.serial.length
    let ascending = true
    for (let i = 1; i < count && ascending; i++) ascending = serials[i] > serials[i - 1]
    if (ascending) return null
    const order = new Uint32Array(count)
    for (let i = 0; i < count; i++) order[i] = i
    order.sort((a, b) => serials[a] - serials[b] || a - b)
    return order.filter((record, i) => i + 1 === count || serials[order[i + 1]] !== serials[record])
  }
}
