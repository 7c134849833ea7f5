import { firstFrom } from '../memory/first-from.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import type { Segment } from './segment.ts'

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

/** Record → the name that translates it, for all records of a segment that have a translation. */
export function translationsByRecord({ arrays: { translationNames, translatedRecords } }: Segment): Map<number, number> {
  return new Map(Array.from(translatedRecords, (record, i) => [record, translationNames[i]]))
}
