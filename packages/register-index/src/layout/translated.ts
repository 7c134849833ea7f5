import { firstFrom } from '../memory/first-from.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import type { Segment } from './segment.ts'
import { sortPairs } from './translation-lists.ts'

/** Calls `visit` for each living record that a name translates. Stops when `visit` returns true, and returns true. */
export function someTranslated(
  { segment: { arrays }, tombstones }: LiveSegment,
  name: number,
  visit: (record: number) => boolean,
): boolean {
  const { translationNames, translatedRecords } = arrays
  const { length } = translationNames
  for (let at = firstFrom(translationNames, 0, length, name); at < length && translationNames[at] === name; at++) {
    const record = translatedRecords[at]
    if (!isBuried(tombstones, record) && visit(record)) return true
  }
  return false
}

/** Returns a function from a record to the name that translates it, or -1. */
export function translationsByRecord({ arrays }: Segment): (record: number) => number {
  const [records, names] = sortPairs(arrays.translatedRecords, arrays.translationNames)
  return (record) => {
    const at = firstFrom(records, 0, records.length, record)
    return at < records.length && records[at] === record ? names[at] : -1
  }
}
