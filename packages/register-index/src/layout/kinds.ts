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
  kind: Uint16Array
  classesLow: Uint32Array
  classesHigh: Uint16Array
  applicationDay: Uint16Array
}

/** What a kind is made of, as numbers. */
export interface Kind {
  office: number
  category: number
  type: number
  state: number
}

/** The category in a key of `kindKeys`, without an object for it. */
export const categoryOf = (key: number) => (key >>> 4) & 0x3

/** What is packed into a key of `kindKeys`. */
export const kindOf = (key: number): Kind => ({
  office: key & 0xf,
  category: categoryOf(key),
  type: (key >>> 6) & 0x3,
  state: key >>> 8,
})

/** Numbers kinds in the order they come. */
export class KindTable {
  private readonly numbers = new Map<number, number>()

  /** @throws RangeError when there are more kinds than the column can tell apart */
  numberOf({ office, category, type, state }: Kind): number {
    const key = (state << 8) | (type << 6) | (category << 4) | office
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.numbers.size
      if (number === mostKinds) throw new RangeError('There are too many kinds of marks')
      this.numbers.set(key, number)
    }
    return number
  }

  /** Kind → its key, for `kindKeys`. */
  keys(): Uint32Array {
    return Uint32Array.from(this.numbers.keys())
  }
}

/** Calls `visit` with every class of the two masks. */
export function forEachClass(low: number, high: number, visit: (number: number) => void): void {
  for (let bits = low; bits !== 0; bits = (bits & (bits - 1)) >>> 0) visit(32 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits = (bits & (bits - 1)) >>> 0) visit(64 - Math.clz32(bits & -bits))
}

export function buildKinds({ kind, classesLow, classesHigh, applicationDay }: Columns, table: KindTable): KindLists {
  const kindKeys = table.keys()
  const kindClasses = new Uint32Array(kindKeys.length * classSlots)
  for (let record = 0; record < kind.length; record++) {
    const at = (kind[record] as number) * classSlots
    kindClasses[at] = (kindClasses[at] as number) + 1
    forEachClass(classesLow[record] as number, classesHigh[record] as number, (nice) => {
      kindClasses[at + nice] = (kindClasses[at + nice] as number) + 1
    })
  }
  return { kind, kindKeys, kindClasses, recordsByDay: newestFirst(applicationDay) }
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
