/*
 * Marks with the same office, state category, type and state are of one kind. A register has a few hundred kinds. A
 * filter on these four is decided once per kind, and marks that no other filter restricts are counted without reading
 * any of them.
 */

export interface KindLists {
  /** Record → kind. */
  kind: Uint16Array
  /** Kind → office, state category, type and state; see `kindOf`. */
  kindKeys: Uint32Array
  /** Kind × (1 + 45): all records of the kind, then those with each Nice class. */
  kindClasses: Uint32Array
  /**
   * All records, the newest application first and those without a day last. Records of one day are ordered by serial.
   */
  recordsByDay: Uint32Array
}

export const classSlots = 46

/** The parts of a kind, as numbers. */
export interface Kind {
  office: number
  category: number
  type: number
  state: number
}

/** Reads the number of the office from a key of `kindKeys` without creating an object. */
export const officeOf = (key: number) => key & 0xf

/** Reads the category from a key of `kindKeys` without creating an object. */
export const categoryOf = (key: number) => (key >>> 4) & 0x3

/** Unpacks a key of `kindKeys`. */
export const kindOf = (key: number): Kind => ({
  office: officeOf(key),
  category: categoryOf(key),
  type: (key >>> 6) & 0x3,
  state: key >>> 8,
})

/** Packs a kind into a key of `kindKeys`. */
export const keyOfKind = ({ office, category, type, state }: Kind): number =>
  (state << 8) | (type << 6) | (category << 4) | office

/** Calls `visit` for each class in the two masks. */
export function forEachClass(low: number, high: number, visit: (number: number) => void): void {
  for (let bits = low; bits !== 0; bits = (bits & (bits - 1)) >>> 0) visit(32 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits = (bits & (bits - 1)) >>> 0) visit(64 - Math.clz32(bits & -bits))
}
