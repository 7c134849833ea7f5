import { foldName } from '@marklot/similarity'
import { growableBytes, growableInt32, growableUint16, growableUint32 } from './growable.ts'
import { buildKinds } from './kinds.ts'
import { classMasks, dayNumber, type IndexedMark, markTypes, officeCodes, stateCategories } from './mark.ts'
import { buildPostings, buildSoundLists, sortNames } from './name-lists.ts'
import { buildOwnerWords, ownerText } from './owner-words.ts'
import { type Partition, wholeRegister } from './partition.ts'
import { type Segment, type SegmentArrays, segmentOf } from './segment.ts'
import { buildTerms } from './terms.ts'
import { groupBy, orderByLength, TextTable } from './text-table.ts'

/** Gathers marks in columns and builds a segment of them. A serial given twice counts with its last values. */
export class IndexBuilder {
  private readonly serial
  private readonly office
  private readonly category
  private readonly type
  private readonly state
  private readonly classesLow
  private readonly classesHigh
  private readonly applicationDay
  private readonly registrationDay
  private readonly oppositionDay
  private readonly name
  private readonly owner
  private readonly names: TextTable
  private readonly owners: TextTable
  private readonly stateNumbers = new Map<string, number>()

  constructor(expectedMarks = 1024) {
    this.serial = growableInt32(expectedMarks)
    this.office = growableBytes(expectedMarks)
    this.category = growableBytes(expectedMarks)
    this.type = growableBytes(expectedMarks)
    this.state = growableUint16(expectedMarks)
    this.classesLow = growableUint32(expectedMarks)
    this.classesHigh = growableUint32(expectedMarks)
    this.applicationDay = growableUint16(expectedMarks)
    this.registrationDay = growableUint16(expectedMarks)
    this.oppositionDay = growableUint16(expectedMarks)
    this.name = growableInt32(expectedMarks)
    this.owner = growableInt32(expectedMarks)
    this.names = new TextTable(expectedMarks)
    this.owners = new TextTable(expectedMarks / 4)
  }

  /** @param folded the folded name, where the caller has it already */
  add(mark: IndexedMark, folded = mark.name === null ? '' : foldName(mark.name)): void {
    const classes = classMasks(mark.niceClasses)
    this.serial.push(mark.serial)
    this.office.push(officeCodes.indexOf(mark.office))
    this.category.push(stateCategories.indexOf(mark.category))
    this.type.push(markTypes.indexOf(mark.type))
    this.state.push(this.stateNumber(mark.stateKey))
    this.classesLow.push(classes.low)
    this.classesHigh.push(classes.high)
    this.applicationDay.push(dayNumber(mark.applicationDate))
    this.registrationDay.push(dayNumber(mark.registrationDate))
    this.oppositionDay.push(dayNumber(mark.oppositionPeriodEndDate))
    this.name.push(folded === '' ? -1 : this.names.add(folded))
    const owner = ownerText(mark.ownerName, mark.ownerSeat)
    this.owner.push(owner === '' ? -1 : this.owners.add(owner))
  }

  /** Takes over a record of an existing segment as it stands there; what merging is made of. */
  addRecord(segment: Segment, record: number): void {
    const from = segment.arrays
    this.serial.push(from.serial[record] as number)
    this.office.push(from.office[record] as number)
    this.category.push(from.category[record] as number)
    this.type.push(from.type[record] as number)
    this.state.push(this.stateNumber(segment.states[from.state[record] as number] as string))
    this.classesLow.push(from.classesLow[record] as number)
    this.classesHigh.push(from.classesHigh[record] as number)
    this.applicationDay.push(from.applicationDay[record] as number)
    this.registrationDay.push(from.registrationDay[record] as number)
    this.oppositionDay.push(from.oppositionDay[record] as number)
    const name = from.name[record] as number
    this.name.push(
      name < 0 ? -1 : this.names.addBytes(from.nameBytes, from.nameStart[name] as number, from.nameStart[name + 1] as number),
    )
    const owner = from.owner[record] as number
    this.owner.push(
      owner < 0
        ? -1
        : this.owners.addBytes(from.ownerBytes, from.ownerStart[owner] as number, from.ownerStart[owner + 1] as number),
    )
  }

  /** Builds the segment in shared memory; the builder is used up. `partition` is null for changes. */
  build(revision: number | bigint, partition: Partition | null = wholeRegister): Segment {
    const arrays = this.assemble()
    this.clear()
    return segmentOf(arrays, [...this.stateNumbers.keys()], Number(revision), partition)
  }

  private assemble(): SegmentArrays {
    const order = this.recordOrder()
    const pick = <T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(source: T, target: T): T => {
      for (let i = 0; i < order.length; i++) target[i] = source[order[i] as number] as number
      return target
    }
    const count = order.length
    const names = orderByLength(this.names)
    const name = pick(this.name.items, new Int32Array(count))
    for (let i = 0; i < count; i++) {
      const old = name[i] as number
      if (old >= 0) name[i] = names.renumbered[old] as number
    }
    const owner = pick(this.owner.items, new Int32Array(count))
    const recordsOfName = groupBy(name, names.nameLength.length)
    const recordsOfOwner = groupBy(owner, this.owners.count)
    const { bytes: ownerBytes, starts: ownerStart } = this.owners.toArrays()
    const columns = {
      serial: pick(this.serial.items, new Int32Array(count)),
      office: pick(this.office.items, new Uint8Array(count)),
      category: pick(this.category.items, new Uint8Array(count)),
      type: pick(this.type.items, new Uint8Array(count)),
      state: pick(this.state.items, new Uint16Array(count)),
      classesLow: pick(this.classesLow.items, new Uint32Array(count)),
      classesHigh: pick(this.classesHigh.items, new Uint32Array(count)),
      applicationDay: pick(this.applicationDay.items, new Uint16Array(count)),
      registrationDay: pick(this.registrationDay.items, new Uint16Array(count)),
      oppositionDay: pick(this.oppositionDay.items, new Uint16Array(count)),
    }
    return {
      ...columns,
      ...buildKinds(columns),
      name,
      owner,
      nameBytes: names.nameBytes,
      nameStart: names.nameStart,
      nameLength: names.nameLength,
      nameRecordStart: recordsOfName.start,
      nameRecords: recordsOfName.items,
      sortedNames: sortNames(names),
      ...buildPostings(names),
      ...buildSoundLists(names),
      ...buildTerms(names),
      ownerBytes,
      ownerStart,
      ownerRecordStart: recordsOfOwner.start,
      ownerRecords: recordsOfOwner.items,
      ...buildOwnerWords(ownerBytes, ownerStart),
    }
  }

  /** Lets what was gathered go, before the arrays made of it are copied. */
  private clear(): void {
    const { serial, office, category, type, state, classesLow, classesHigh, applicationDay, registrationDay, oppositionDay } =
      this
    const columns = [
      serial,
      office,
      category,
      type,
      state,
      classesLow,
      classesHigh,
      applicationDay,
      registrationDay,
      oppositionDay,
    ]
    for (const gathered of [...columns, this.name, this.owner, this.names, this.owners]) gathered.clear()
  }

  private stateNumber(key: string): number {
    let number = this.stateNumbers.get(key)
    if (number === undefined) {
      number = this.stateNumbers.size
      this.stateNumbers.set(key, number)
    }
    return number
  }

  /** The records by serial, of equal serials only the last. */
  private recordOrder(): Uint32Array {
    const serials = this.serial.items
    const count = this.serial.length
    let ascending = true
    for (let i = 1; i < count && ascending; i++) ascending = (serials[i] as number) > (serials[i - 1] as number)
    const order = new Uint32Array(count)
    for (let i = 0; i < count; i++) order[i] = i
    if (ascending) return order
    order.sort((a, b) => (serials[a] as number) - (serials[b] as number) || a - b)
    return order.filter((record, i) => i + 1 === count || serials[order[i + 1] as number] !== serials[record])
  }
}
