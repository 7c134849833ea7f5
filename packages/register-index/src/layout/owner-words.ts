/* The words owners are found by: those of the name and those of the seat. */

/** Stands between the words of an owner's name and those of the seat. */
export const seatSign = 0x0a

export interface OwnerWords {
  wordBytes: Uint8Array
  wordStart: Uint32Array
  /** Word → where its list begins in `wordOwners`, in bytes. */
  wordOwnerStart: Uint32Array
  /** Owners ascending, each as the distance to the one before (the first to -1), seven bits a byte, the least first; all but its last byte have the eighth set. */
  wordOwners: Uint8Array
}

/** Calls `visit` with every owner that has a word of the dictionary, ascending. */
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
