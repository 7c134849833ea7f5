import { firstFrom } from './first-from.ts'
import { writeNearLetters } from './near-letters.ts'

/*
 * The letters of each name as they are heard (see `near-letters.ts`), in rows of one length, so that sixteen names are compared at once: names of up to
 * 16 letters without spaces have rows of 16, the others rows of 32, cut off there. Names are ordered by length: the short rows come first.
 *
 *   PHILIPP →  f i l i p . . . . . . . . . . .
 */

export const shortRow = 16
export const longRow = 32
/** Stands in a row behind the last letter. */
export const noRowLetter = 31

/** Number of names with short rows. */
export const shortRows = (nameLength: Uint8Array) => firstFrom(nameLength, 0, nameLength.length, shortRow + 1)

export function buildHeardLetters({
  nameBytes,
  nameStart,
  nameLength,
}: {
  nameBytes: Uint8Array
  nameStart: Uint32Array
  nameLength: Uint8Array
}): Uint8Array {
  const count = nameLength.length
  const short = shortRows(nameLength)
  const heard = new Uint8Array(short * shortRow + (count - short) * longRow).fill(noRowLetter)
  const letters = new Uint8Array(longRow)
  let at = 0
  for (let name = 0; name < count; name++) {
    const length = writeNearLetters(nameBytes, nameStart[name] as number, nameStart[name + 1] as number, letters)
    for (let i = 0; i < length; i++) heard[at + i] = letters[i] as number
    at += name < short ? shortRow : longRow
  }
  return heard
}
