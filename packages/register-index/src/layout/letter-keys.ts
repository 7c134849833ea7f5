import { genericWeight, hashBytes, type NameForm } from '@marklot/similarity'

/*
 * Keys for names that neither look nor sound alike: the same letters in another order (ISP, IPS), and initials
 * (INTERNATIONAL BUSINESS MACHINES, IBM). The limits are the lengths for which `similarity` compares names this way.
 */

const letterOrder = { shortest: 3, longest: 12 }
const initialism = { shortest: 3, longest: 6 }
const letterSeed = 0x27d4eb2f
const initialSeed = 0x165667b1

/** Computes letter keys. It reuses one buffer, so it handles one name at a time. */
export class LetterKeys {
  private readonly buffer = new Uint8Array(32)

  /** The key of the name's letters in any order, or null if the name is too short or too long to have one. */
  ofLetters({ squash, squashLength }: NameForm): number | null {
    if (squashLength < letterOrder.shortest || squashLength > letterOrder.longest) return null
    const { buffer } = this
    for (let i = 0; i < squashLength; i++) {
      const letter = squash[i]
      let at = i
      for (; at > 0 && buffer[at - 1] > letter; at--) buffer[at] = buffer[at - 1]
      buffer[at] = letter
    }
    return this.keyOf(squashLength, letterSeed)
  }

  /**
   * The initials of a name of several words, with and without its weak words. Leaves out initials that are too few or
   * too many.
   */
  initialsOf(form: NameForm): Uint8Array[] {
    const { buffer } = this
    const found: Uint8Array[] = []
    for (const least of [0, genericWeight]) {
      let count = 0
      for (let word = 0; word < form.wordCount && count <= initialism.longest; word++) {
        if (least > 0 && form.wordWeight[word] <= least) continue
        buffer[count++] = form.squash[form.wordFrom[word]]
      }
      if (count >= initialism.shortest && count <= initialism.longest) found.push(buffer.slice(0, count))
    }
    return found
  }

  /** The key under which names with these initials are listed. */
  ofInitials(initials: Uint8Array): number {
    this.buffer.set(initials)
    return this.keyOf(initials.length, initialSeed)
  }

  private keyOf(length: number, seed: number): number {
    const mixed = Math.imul(hashBytes(this.buffer, 0, length) ^ seed, 0x7feb352d)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/** Returns true if the name may be the initials of another. */
export const mayBeInitials = ({ wordCount, squashLength }: NameForm) =>
  wordCount === 1 && squashLength >= initialism.shortest && squashLength <= initialism.longest
