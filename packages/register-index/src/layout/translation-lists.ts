/*
 * Translations that offices record for marks: HOSHI means star. In the lists that find names, a translation is a name
 * like any other. It also leads to the records it translates, which have names of their own. A name that is only a
 * translation has no records. Marks without a translation cost nothing.
 */

export interface Translations {
  /** The names that translate a record, ascending, and beside each the record. */
  translationNames: Uint32Array
  translatedRecords: Uint32Array
}

/** Returns the translations from pairs of a name and the record it translates, in any order. */
export function buildTranslations(names: Uint32Array, records: Uint32Array): Translations {
  const [translationNames, translatedRecords] = sortPairs(names, records)
  return { translationNames, translatedRecords }
}

/** Returns the pairs of numbers in ascending order of the first and then of the second. */
export function sortPairs(first: Uint32Array, second: Uint32Array): [Uint32Array, Uint32Array] {
  // A double holds both numbers exactly: names times records stay far below 2^53.
  const range = second.reduce((greatest, number) => Math.max(greatest, number), 0) + 1
  const keys = Float64Array.from(first, (number, i) => number * range + second[i]).sort()
  return [Uint32Array.from(keys, (key) => Math.floor(key / range)), Uint32Array.from(keys, (key) => key % range)]
}
