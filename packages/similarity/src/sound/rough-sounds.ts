import { firstDigit, soundCount, sounds } from './phonemes.ts'

/*
 * A first hearing: edit distance of two pronunciations in which all vowels are one and near consonants are equal,
 * computed bit-parallel (G. Myers, "A fast bit-vector algorithm for approximate string matching", JACM 46 (1999)
 * 395-415, in H. Hyyrö's form). Names whose rhythm of vowels and consonants is far apart, two of three candidates, are
 * not compared sound by sound.
 */

const classOf = new Uint8Array(soundCount)
for (const [index, group] of ['aeəiouj', 'bpfv', 'dtθ', 'gk', 'szʃx', 'lr', 'mn', 'h'].entries()) {
  for (const sound of group) classOf[sounds.indexOf(sound)] = index
}
for (let digit = firstDigit; digit < soundCount; digit++) classOf[digit] = 8 + digit - firstDigit
const classCount = 18

/** Longer pronunciations do not fit into a machine word and are compared sound by sound. */
export const longestRough = 31

/** One pronunciation, prepared for comparison with thousands. */
export class RoughSounds {
  private readonly places = new Int32Array(classCount)
  private readonly length: number

  /** Uses the first `length` sound codes of `writeSounds`. */
  constructor(codes: Uint8Array, length: number) {
    this.length = length
    for (let i = 0; i < Math.min(length, longestRough); i++) {
      const group = classOf[codes[i]]
      this.places[group] |= 1 << i
    }
  }

  /** Likeness at the first hearing, 0 to 1, symmetric; -1 when one of the two is empty or too long. */
  likeness(codes: Uint8Array, length: number): number {
    const own = this.length
    if (own === 0 || length === 0 || own > longestRough || length > longestRough) return -1
    const { places } = this
    const last = own - 1
    let distance = own
    let more = -1
    let less = 0
    for (let i = 0; i < length; i++) {
      const equal = places[classOf[codes[i]]]
      const vertical = equal | less
      const horizontal = (((equal & more) + more) ^ more) | equal
      let up = less | ~(horizontal | more)
      let down = more & horizontal
      // Without a branch: no branch predictor can guess the direction.
      distance += ((up >>> last) & 1) - ((down >>> last) & 1)
      up = (up << 1) | 1
      down <<= 1
      more = down | ~(vertical | up)
      less = up & vertical
    }
    return 1 - distance / (own > length ? own : length)
  }
}
