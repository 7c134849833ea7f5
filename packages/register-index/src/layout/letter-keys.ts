import { genericWeight, hashBytes, type NameForm } from '@marklot/similarity'

/*
 * Keys for names that neither look nor sound alike as they stand: the same letters in another order (ISP, IPS) and initials (INTERNATIONAL
 * BUSINESS MACHINES, IBM). The lengths are those up to which `similarity` compares so.
 */

const letterOrder = { shortest: 3, longest: 12 }
const initialism = { shortest: 3, longest: 6 }
const letterSeed = 0x27d4eb2f
const initialSeed = 0x165667b1

const buffer = new Uint8Array(32)

const keyOf = (length: number, seed: number) => {
  const mixed = Math.imul(hashBytes(buffer, 0, length) ^ seed, 0x7feb352d)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** The key of the name's letters whatever their order; null when it is too short or too long. */
export function letterKey({ squash, squashLength }: NameForm): number | null {
  if (squashLength < letterOrder.shortest || squashLength > letterOrder.longest) return null
  for (let i = 0; i < squashLength; i++) {
    const letter = squash[i]
    let at = i
    for (; at > 0 && buffer[at - 1] > letter; at--) buffer[at] = buffer[at - 1]
    buffer[at] = letter
  }
  return keyOf(squashLength, letterSeed)
}

/** The initials of a name of several words, with and without its little words; empty when they are too few or too many. */
export function initialsOf(form: NameForm): Uint8Array[] {
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
export function initialsKey(initials: Uint8Array): number {
  buffer.set(initials)
  return keyOf(initials.length, initialSeed)
}

/** True for a name that may stand for the initials of another. */
export const mayBeInitials = ({ wordCount, squashLength }: NameForm) =>
  wordCount === 1 && squashLength >= initialism.shortest && squashLength <= initialism.longest
