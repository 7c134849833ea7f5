import { alignSounds, type SoundCosts } from './align-sounds.ts'
import { firstDigit, isVowelSound, soundCount, sounds } from './phonemes.ts'

/*
 * How far two pronunciations are apart: edit distance over sounds, with costs in hundredths of a sound. Sounds of one
 * Cologne class are near (b/p, d/t, f/v, g/k, s/z/ʃ, m/n), vowels are nearer to each other than to consonants, and an
 * added vowel weighs less than an added consonant: the rhythm of the consonants carries the impression of a name in the
 * offices' practice (EUIPO Guidelines, part C, section 2, chapter 4, 3.4.2).
 */

const substitution = new Uint8Array(soundCount * soundCount).fill(100)
const insertion = new Uint8Array(soundCount).fill(100)

const set = (pairs: string, cost: number) => {
  for (const pair of pairs.split(' ')) {
    const left = sounds.indexOf(pair[0])
    const right = sounds.indexOf(pair[1])
    substitution[left * soundCount + right] = cost
    substitution[right * soundCount + left] = cost
  }
}
for (let left = 0; left < soundCount; left++) {
  for (let right = 0; right < soundCount; right++) {
    if (isVowelSound(left) && isVowelSound(right)) substitution[left * soundCount + right] = 60
  }
  if (isVowelSound(left)) insertion[left] = 80
}
set('aə oə uə iə', 35)
set('eə', 5)
set('ei ou', 35)
set('ae ao ui', 45)
set('bp dt gk tθ', 25)
set('dθ sθ zθ fθ', 45)
set('fv', 15)
set('bv pf', 55)
set('sz', 15)
set('sʃ zʃ ʃx', 35)
set('sx zx kx gx hx', 50)
set('mn', 40)
set('lr', 55)
set('ij', 15)
set('gj ʃj', 50)
set('zt zd ks', 65)
insertion[sounds.indexOf('ə')] = 20
insertion[sounds.indexOf('h')] = 40
insertion[sounds.indexOf('j')] = 60
for (let digit = firstDigit; digit < soundCount; digit++) insertion[digit] = 100
// A zero is read as an O: XO7, X07.
substitution[sounds.indexOf('o') * soundCount + firstDigit] = 20
substitution[firstDigit * soundCount + sounds.indexOf('o')] = 20
for (let sound = 0; sound < soundCount; sound++) substitution[sound * soundCount + sound] = 0

/** Costs of the neutral sounds of `writeSounds`. */
export const soundCosts: SoundCosts = { count: soundCount, confusion: substitution, omission: insertion }

/**
 * Likeness of two pronunciations, 0 to 1 and symmetric; 1 when they are equal. `left` and `right` are sound codes of
 * `writeSounds`. Returns 0 for a likeness that is certainly below `least`.
 */
export const soundSimilarity = (
  left: Uint8Array,
  leftFrom: number,
  leftUntil: number,
  right: Uint8Array,
  rightFrom: number,
  rightUntil: number,
  least = 0,
): number => alignSounds(left, leftFrom, leftUntil, right, rightFrom, rightUntil, soundCosts, least)
