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

/** Packs a kind into a key of `kindKeys`. */
export const keyOfKind = ({ office, category, type, state }: Kind): number =>
  (state << 8) | (type << 6) | (category << 4) | office

/** Calls `visit` with every class of the two masks. */
export function forEachClass(low: number, high: number, visit: (number: number) => void): void {
  for (let bits = low; bits !== 0; bits = (bits & (bits - 1)) >>> 0) visit(32 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits = (bits & (bits - 1)) >>> 0) visit(64 - Math.clz32(bits & -bits))
}
