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

/** Pairs of a name and the record it translates, in the order of the segment. */
export function buildTranslations(pairs: readonly { name: number; record: number }[]): Translations {
  const sorted = pairs.toSorted((a, b) => a.name - b.name || a.record - b.record)
  return {
    translationNames: Uint32Array.from(sorted, ({ name }) => name),
    translatedRecords: Uint32Array.from(sorted, ({ record }) => record),
  }
}
