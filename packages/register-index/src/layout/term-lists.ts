/*
 * Terms are the distinct words of all names, ordered by length. Like names, they are found by trigrams and sound keys,
 * and each lists the names that contain it. They find names that share one word with the searched name and differ in
 * the rest.
 */

/** Flags a name in `termNames` whose first weighty word is the term. */
export const isFirstTerm = 0x80000000

/** The number of last letters that order `termsByEnding`. Terms with the same ones are ordered by number. */
export const mostEndingLetters = 6

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
  /** All terms by their last letters, read backwards; see `mostEndingLetters`. Terms that end alike are neighbours. */
  termsByEnding: Uint32Array
  termNameStart: Uint32Array
  /** Term → names ascending, so short ones come first; see `isFirstTerm`. */
  termNames: Uint32Array
  /**
   * The mass of each name in `termNames`. Reading it from `nameMass` would cost one cache miss per name and take most
   * of the counting time.
   */
  termNameMass: Uint8Array
  /** Name → the mass of all its words (see `termMass`), rounded down, 1 to 255. */
  nameMass: Uint8Array
}

/**
 * Returns a word's contribution to its name: its weight times its length, up to ten letters. `similarity` measures how
 * much of one name is in another in the same way.
 */
export const termMass = (weight: number, length: number) => weight * (2 + Math.min(8, length))
