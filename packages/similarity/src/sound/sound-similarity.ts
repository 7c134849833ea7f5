import { firstDigit, isVowelSound, soundCount, sounds } from './phonemes.ts'

/*
 * How far two pronunciations are apart: edit distance over sounds. Costs in hundredths of one sound. Sounds of one Cologne class are
 * near (b/p, d/t, f/v, g/k, s/z/ʃ, m/n), vowels are nearer to each other than to consonants, and a vowel more or less weighs less than
 * a consonant: the rhythm of the consonants carries the impression of a name, as the offices' practice has it (EUIPO Guidelines, part C,
 * section 2, chapter 4, 3.4.2).
 */

const substitution = new Uint8Array(soundCount * soundCount).fill(100)
const insertion = new Uint8Array(soundCount).fill(100)
const first = 120

const set = (pairs: string, cost: number) => {
  for (const pair of pairs.split(' ')) {
    const left = sounds.indexOf(pair[0] as string)
    const right = sounds.indexOf(pair[1] as string)
    substitution[left * soundCount + right] = cost
    substitution[right * soundCount + left] = cost
  }
}
for (let left = 0; left < soundCount; left++) {
  for (let right = 0; right < soundCount; right++) {
    if (isVowelSound(left) && isVowelSound(right)) substitution[left * soundCount + right] = 50
  }
  if (isVowelSound(left)) insertion[left] = 70
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
for (let sound = 0; sound < soundCount; sound++) substitution[sound * soundCount + sound] = 0

/** Sounds beyond these are not compared, so that a name of 200 letters costs no more than one of this length. */
export const maximumSounds = 64
const row = new Int32Array(maximumSounds + 1)
const insertions = new Int32Array(maximumSounds + 1)

/**
 * Likeness of two pronunciations, 0 to 1; 1 when they are the same. `left` and `right` are sound codes of `writeSounds`; the beginning
 * weighs a little more.
 */
export function soundSimilarity(
  left: Uint8Array,
  leftFrom: number,
  leftUntil: number,
  right: Uint8Array,
  rightFrom: number,
  rightUntil: number,
): number {
  let n = Math.min(leftUntil - leftFrom, maximumSounds)
  let m = Math.min(rightUntil - rightFrom, maximumSounds)
  if (n === 0 || m === 0) return n === m ? 1 : 0
  const longest = Math.max(n, m)
  // A common beginning or end costs nothing whatever lies between.
  let skipped = 0
  while (skipped < n && skipped < m && left[leftFrom + skipped] === right[rightFrom + skipped]) skipped++
  const leftStart = leftFrom + skipped
  const rightStart = rightFrom + skipped
  n -= skipped
  m -= skipped
  while (n > 0 && m > 0 && left[leftStart + n - 1] === right[rightStart + m - 1]) {
    n--
    m--
  }
  const firstFactor = skipped === 0 ? first / 100 : 1
  row[0] = 0
  for (let j = 1; j <= m; j++) {
    const cost = insertion[right[rightStart + j - 1] as number] as number
    insertions[j] = cost
    row[j] = (row[j - 1] as number) + (j === 1 ? cost * firstFactor : cost)
  }
  for (let i = 1; i <= n; i++) {
    const sound = left[leftStart + i - 1] as number
    const base = sound * soundCount
    const deletion = insertion[sound] as number
    let diagonal = row[0] as number
    let best = (diagonal + (i === 1 ? deletion * firstFactor : deletion)) | 0
    row[0] = best
    for (let j = 1; j <= m; j++) {
      const above = row[j] as number
      best += insertions[j] as number
      const cost = substitution[base + (right[rightStart + j - 1] as number)] as number
      const replaced = diagonal + (i === 1 && j === 1 ? (cost * firstFactor) | 0 : cost)
      if (replaced < best) best = replaced
      const removed = above + deletion
      if (removed < best) best = removed
      row[j] = best
      diagonal = above
    }
  }
  return Math.max(0, 1 - (row[m] as number) / 100 / longest)
}
