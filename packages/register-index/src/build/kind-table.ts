import { classSlots, forEachClass, type Kind, type KindLists, keyOfKind } from '../layout/kinds.ts'

const mostKinds = 0x10000
const mostDays = 0x10000

interface Columns {
  kind: Uint16Array
  classesLow: Uint32Array
  classesHigh: Uint16Array
  applicationDay: Uint16Array
}

/** Numbers kinds in the order of their first appearance. */
export class KindTable {
  private readonly numbers = new Map<number, number>()

  /** @throws RangeError when there are more kinds than the column can number */
  numberOf(kind: Kind): number {
    const key = keyOfKind(kind)
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.numbers.size
      if (number === mostKinds) throw new RangeError('There are too many kinds of marks')
      this.numbers.set(key, number)
    }
    return number
  }

  /** The keys by kind, for `kindKeys`. */
  keys(): Uint32Array {
    return Uint32Array.from(this.numbers.keys())
  }
}

export function buildKinds({ kind, classesLow, classesHigh, applicationDay }: Columns, table: KindTable): KindLists {
  const kindKeys = table.keys()
  const kindClasses = new Uint32Array(kindKeys.length * classSlots)
  for (let record = 0; record < kind.length; record++) {
    const at = kind[record] * classSlots
    kindClasses[at]++
    forEachClass(classesLow[record], classesHigh[record], (nice) => {
      kindClasses[at + nice]++
    })
  }
  return { kind, kindKeys, kindClasses, recordsByDay: newestFirst(applicationDay) }
}

function newestFirst(days: Uint16Array): Uint32Array {
  const next = new Uint32Array(mostDays + 1)
  for (let record = 0; record < days.length; record++) {
    const day = days[record]
    next[day]++
  }
  let before = 0
  for (let day = mostDays - 1; day >= 0; day--) {
    const marks = next[day]
    next[day] = before
    before += marks
  }
  const order = new Uint32Array(days.length)
  for (let record = 0; record < days.length; record++) {
    const day = days[record]
    const at = next[day]
    order[at] = record
    next[day] = at + 1
  }
  return order
}
