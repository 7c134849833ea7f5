import { kindOf } from '../layout/kinds.ts'
import type { MarkRow } from '../layout/mark-row.ts'
import type { MarkArrays, MarkTable } from '../layout/segment.ts'
import { growableInt32, growableUint16, growableUint32 } from '../memory/growable.ts'
import { buildKinds, KindTable } from './kind-table.ts'

/** Gathers the columns of marks that filters, counts and sorting by day read. */
export class MarkRows {
  private readonly serial
  private readonly kind
  private readonly classesLow
  private readonly classesHigh
  private readonly vienna
  private readonly applicationDay
  private readonly registrationDay
  private readonly oppositionDay
  private readonly priorityDay
  private readonly stateNumbers = new Map<string, number>()
  private readonly kinds = new KindTable()
  private readonly kindsOfTable = new Map<MarkTable, Uint16Array>()

  constructor(expectedMarks: number) {
    this.serial = growableInt32(expectedMarks)
    this.kind = growableUint16(expectedMarks)
    this.classesLow = growableUint32(expectedMarks)
    this.classesHigh = growableUint16(expectedMarks)
    this.vienna = growableUint32(expectedMarks)
    this.applicationDay = growableUint16(expectedMarks)
    this.registrationDay = growableUint16(expectedMarks)
    this.oppositionDay = growableUint16(expectedMarks)
    this.priorityDay = growableUint16(expectedMarks)
  }

  /** The number of added marks. */
  get length(): number {
    return this.serial.length
  }

  /** State keys, by their number in a kind. */
  get states(): string[] {
    return [...this.stateNumbers.keys()]
  }

  add(row: MarkRow): void {
    const { office, category, type } = row
    this.serial.push(row.serial)
    this.kind.push(this.kinds.numberOf({ office, category, type, state: this.stateNumber(row.stateKey) }))
    this.classesLow.push(row.classesLow)
    this.classesHigh.push(row.classesHigh)
    this.vienna.push(row.vienna)
    this.applicationDay.push(row.applicationDay)
    this.registrationDay.push(row.registrationDay)
    this.oppositionDay.push(row.oppositionDay)
    this.priorityDay.push(row.priorityDay)
  }

  /** Copies the columns of a record of an existing segment. */
  addRecord(table: MarkTable, record: number): void {
    const from = table.arrays
    this.serial.push(from.serial[record])
    this.kind.push(this.kindsFrom(table)[from.kind[record]])
    this.classesLow.push(from.classesLow[record])
    this.classesHigh.push(from.classesHigh[record])
    this.vienna.push(from.vienna[record])
    this.applicationDay.push(from.applicationDay[record])
    this.registrationDay.push(from.registrationDay[record])
    this.oppositionDay.push(from.oppositionDay[record])
    this.priorityDay.push(from.priorityDay[record])
  }

  /** Orders the marks by serial and keeps the last of equal serials. Null means that they are in order already. */
  order(): Uint32Array | null {
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

  /** Moves the columns out in the given order; see `order`. */
  take(order: Uint32Array | null): MarkArrays {
    const columns = {
      serial: this.serial.take(order),
      classesLow: this.classesLow.take(order),
      classesHigh: this.classesHigh.take(order),
      vienna: this.vienna.take(order),
      applicationDay: this.applicationDay.take(order),
      registrationDay: this.registrationDay.take(order),
      oppositionDay: this.oppositionDay.take(order),
      priorityDay: this.priorityDay.take(order),
    }
    return { ...columns, ...buildKinds({ ...columns, kind: this.kind.take(order) }, this.kinds) }
  }

  /** Maps each kind of a segment to its number here. */
  private kindsFrom(table: MarkTable): Uint16Array {
    let numbers = this.kindsOfTable.get(table)
    if (numbers === undefined) {
      numbers = Uint16Array.from(table.arrays.kindKeys, (key) => {
        const kind = kindOf(key)
        return this.kinds.numberOf({ ...kind, state: this.stateNumber(table.states[kind.state]) })
      })
      this.kindsOfTable.set(table, numbers)
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
}
