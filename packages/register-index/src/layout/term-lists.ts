/*
 * Terms: the distinct words of all names, ordered by length, found by trigrams and sound keys like names are, each with the names that have
 * it. A name that shares one word with the searched one and is otherwise far from it is found by that word.
 */

/** Marks a name in `termNames` whose first weighty word the term is. */
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
  /** Term → names ascending, that is, short ones first; see `isFirstTerm`. */
  termNames: Uint32Array
  /** Beside each of these the mass of the name: read name by name, where they lie far apart, they would cost more than all else that is counted. */
  termNameMass: Uint8Array
  /** Name → mass of all its words (see `termMass`), rounded down, 1 to 255. */
  nameMass: Uint8Array
}

/**
 * What a word contributes to a name: longer words more, up to ten letters, multiplied by its weight. The measure by which `similarity`
 * tells how much of a name another one takes over.
 */
export const termMass = (weight: number, length: number) => weight * (2 + Math.min(8, length))
