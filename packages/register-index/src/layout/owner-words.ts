import { foldName } from '@marklot/similarity'

/* The words by which owners are found: those of the name and those of the seat. */

/** Separates the words of an owner's name from those of the seat. */
export const seatSign = 0x0a

/**
 * Returns the text an owner is stored under: the folded words of the name, a line feed, the folded words of the seat.
 * Empty if both are missing.
 */
export function ownerText(name: string | null, seat: string | null): string {
  const words = [name, seat].map((text) => foldName(text ?? ''))
  return words.join('') === '' ? '' : words.join('\n')
}

export interface OwnerWords {
  wordBytes: Uint8Array
  wordStart: Uint32Array
  /** Word → the start of its list in `wordOwners`, in bytes. */
  wordOwnerStart: Uint32Array
  /**
   * Owners ascending. Each is the distance from the one before (the first from -1) in seven bits per byte, the lowest
   * first. All bytes but an owner's last have the eighth bit set.
   */
  wordOwners: Uint8Array
}

/** Calls `visit` for each owner with the dictionary word, ascending. */
export function forEachOwner(
  { wordOwnerStart, wordOwners }: Pick<OwnerWords, 'wordOwnerStart' | 'wordOwners'>,
  word: number,
  visit: (owner: number) => void,
): void {
  const end = wordOwnerStart[word + 1]
  let owner = -1
  for (let at = wordOwnerStart[word]; at < end; ) {
    let byte = wordOwners[at++]
    let distance = byte & 0x7f
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = wordOwners[at++]
      distance |= (byte & 0x7f) << shift
    }
    owner += distance
    visit(owner)
  }
}
