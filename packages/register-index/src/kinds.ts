import { growableUint32 } from './growable.ts'

/*
 * Kinds: marks of the same office, state category, type and state are of one kind. A register has a few hundred, so what a filter on these
 * four does is decided once for each kind, and what no other filter touches is counted without looking at a single mark.
 */

export interface KindLists {
  /** Record → kind. */
  kind: Uint16Array
  /** Kind → office, state category, type and state; see `kindOf`. */
  kindKeys: Uint32Array
  /** Kind × (1 + 45): all records of the kind, then those with each Nice class. */
  kindClasses: Uint32Array
  /** All records, the newest application first, those without a day last; of one day by serial. */
  recordsByDay: Uint32Array
}

export const classSlots = 46
const mostKinds = 0x10000
const mostDays = 0x10000

interface Columns {
  office: Uint8Array
  category: Uint8Array
  type: Uint8Array
  state: Uint16Array
  classesLow: Uint32Array
  classesHigh: Uint32Array
  applicationDay: Uint16Array
}

/** What is packed into a key of `kindKeys`. */
export const kindOf = (key: number) => ({
  office: key & 0xf,
  category: (key >>> 4) & 0x3,
  type: (key >>> 6) & 0x3,
  state: key >>> 8,
})

/** Calls `visit` with every class of the two masks. */
export function forEachClass(low: number, high: number, visit: (number: number) => void): void {
  for (let bits = low; bits !== 0; bits = (bits & (bits - 1)) >>> 0) visit(32 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits = (bits & (bits - 1)) >>> 0) visit(64 - Math.clz32(bits & -bits))
}

export function buildKinds({ office, category, type, state, classesLow, classesHigh, applicationDay }: Columns): KindLists {
  const count = office.length
  const numbers = new Map<number, number>()
  const kindKeys = growableUint32(64)
  const kindClasses = growableUint32(64 * classSlots)
  const kind = new Uint16Array(count)
  for (let record = 0; record < count; record++) {
    const key =
      ((state[record] as number) << 8) |
      ((type[record] as number) << 6) |
      ((category[record] as number) << 4) |
      (office[record] as number)
    let number = numbers.get(key)
    if (number === undefined) {
      number = numbers.size
      if (number === mostKinds) throw new RangeError('There are too many kinds of marks')
      numbers.set(key, number)
      kindKeys.push(key)
      kindClasses.reserve(classSlots)
      kindClasses.length += classSlots
    }
    kind[record] = number
    const row = kindClasses.items
    const at = number * classSlots
    row[at] = (row[at] as number) + 1
    forEachClass(classesLow[record] as number, classesHigh[record] as number, (nice) => {
      row[at + nice] = (row[at + nice] as number) + 1
    })
  }
  return {
    kind,
    kindKeys: kindKeys.toArray(),
    kindClasses: kindClasses.toArray(),
    recordsByDay: newestFirst(applicationDay),
  }
}

function newestFirst(days: Uint16Array): Uint32Array {
  const next = new Uint32Array(mostDays + 1)
  for (let record = 0; record < days.length; record++) {
    const day = days[record] as number
    next[day] = (next[day] as number) + 1
  }
  let before = 0
  for (let day = mostDays - 1; day >= 0; day--) {
    const marks = next[day] as number
    next[day] = before
    before += marks
  }
  const order = new Uint32Array(days.length)
  for (let record = 0; record < days.length; record++) {
    const day = days[record] as number
    const at = next[day] as number
    order[at] = record
    next[day] = at + 1
  }
  return order
}
