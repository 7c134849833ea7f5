/*
 * Terms are the distinct words of all names, ordered by length. Like names they are found by trigrams and sound keys,
 * and each lists the names that contain it. They find names that share one word with the searched name and differ in
 * the rest.
 */

/** Flags a name in `termNames` if the term is its first weighty word. */
export const isFirstTerm = 0x80000000

export interface TermLists {
  termBytes: Uint8Array
  termStart: Uint32Array
  termLength: Uint8Array
  termPostingStart: Uint32Array
  termPostings: Uint16Array
  /** See `heard-letters.ts`. */
  termHeard: Uint8Array
  termSoundStart: Uint32Array
  termSounds: Uint32Array
  termNameStart: Uint32Array
  /** Term → names ascending, so short ones come first; see `isFirstTerm`. */
  termNames: Uint32Array
  /**
   * The mass of each name in `termNames`. Reading it from `nameMass`, one cache miss per name, would dominate the cost
   * of counting.
   */
  termNameMass: Uint8Array
  /** Name → the mass of all its words (see `termMass`), rounded down, 1 to 255. */
  nameMass: Uint8Array
}

/**
 * What a word contributes to a name: its weight times its length, with a maximum of ten. `similarity` uses the same
 * measure for how much of one name is in another.
 */
export const termMass = (weight: number, length: number) => weight * (2 + Math.min(8, length))
