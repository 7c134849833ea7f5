import { longestRow, noRowLetter, rowGroups } from '../layout/heard-letters.ts'
import { writeNearLetters } from '../layout/near-letters.ts'

export function buildHeardLetters({
  nameBytes,
  nameStart,
  nameLength,
}: {
  nameBytes: Uint8Array
  nameStart: Uint32Array
  nameLength: Uint8Array
}): Uint8Array {
  const groups = rowGroups(nameLength)
  const heard = new Uint8Array(groups.reduce((sum, { first, end, row }) => sum + (end - first) * row, 0)).fill(noRowLetter)
  const letters = new Uint8Array(longestRow)
  for (const { first, end, row, start } of groups) {
    for (let text = first; text < end; text++) {
      const at = start + (text - first) * row
      const length = writeNearLetters(nameBytes, nameStart[text], nameStart[text + 1], letters)
      for (let i = 0; i < length; i++) heard[at + i] = letters[i]
    }
  }
  return heard
}
