import type { SoundCosts } from '../sound/align-sounds.ts'

/*
 * The sounds of the pronunciations by language, one code per IPA letter. Vowels differ by quality, not by length. A
 * nasal vowel is a vowel followed by ⁿ, which keeps French ON and German ON near: ɔⁿ, ɔn.
 */

const vowels = 'iyueøoəɛœɔæa'
const consonants = 'pbtdkgfvszʃʒθðçxhmnŋɲⁿlʎrjw'
/** The sounds; the position is the code. Digits follow from `firstDigitSound` on. */
export const ipa = vowels + consonants
export const firstDigitSound = ipa.length
/** Number of codes. */
const ipaCount = firstDigitSound + 10

/**
 * Returns the code of a sound. @throws Error for a letter that is not a sound, so that a mistyped rule fails at load
 */
export function ipaCode(letter: string): number {
  const code = ipa.indexOf(letter)
  if (code < 0 || letter === '') throw new Error(`no sound: ${letter}`)
  return code
}

/** Returns the sounds in conventional notation: "aⁿ" as "ã". */
export function ipaText(codes: ArrayLike<number>, from: number, until: number): string {
  let text = ''
  for (let i = from; i < until; i++) {
    const code = codes[i]
    text += code < firstDigitSound ? ipa[code] : String(code - firstDigitSound)
  }
  return text.replaceAll('ⁿ', '̃')
}

/**
 * Height (0 close to 3 open), backness (0 front to 2 back), rounding: the vowel chart of the International Phonetic
 * Association.
 */
const vowelChart: Record<string, readonly [number, number, number]> = {
  i: [0, 0, 0],
  y: [0, 0, 1],
  u: [0, 2, 1],
  e: [1, 0, 0],
  ø: [1, 0, 1],
  o: [1, 2, 1],
  ə: [1.5, 1, 0],
  ɛ: [2, 0, 0],
  œ: [2, 0, 1],
  ɔ: [2, 2, 1],
  æ: [2.5, 0.5, 0],
  a: [3, 1, 0],
}

/** Costs in hundredths of a sound. */
const costs = { height: 11, place: 12, rounding: 6, weak: 15, consonants: 80, unlike: 100, vowel: 80, consonant: 95 }

/** The cost of hearing one sound as another, by `left * ipaCount + right`. */
const confusion = new Uint8Array(ipaCount * ipaCount).fill(costs.unlike)
/** The cost of hearing an additional sound or missing one. */
const omission = new Uint8Array(ipaCount).fill(costs.consonant)

const set = (left: number, right: number, cost: number) => {
  confusion[left * ipaCount + right] = cost
  confusion[right * ipaCount + left] = cost
}

for (const left of vowels) {
  for (const right of vowels) {
    const [h, p, r] = vowelChart[left] as readonly [number, number, number]
    const [height, place, rounding] = vowelChart[right] as readonly [number, number, number]
    const apart =
      costs.height * Math.abs(h - height) + costs.place * Math.abs(p - place) + costs.rounding * Math.abs(r - rounding)
    // A weak vowel is heard as almost any vowel.
    set(ipaCode(left), ipaCode(right), Math.round(left === 'ə' || right === 'ə' ? Math.min(apart, 25) : costs.weak + apart))
  }
  omission[ipaCode(left)] = costs.vowel
}
for (const left of consonants) for (const right of consonants) set(ipaCode(left), ipaCode(right), costs.consonants)

/*
 * Consonants that differ in one feature are near, and voicing is the slightest difference. The order follows G. A.
 * Miller and P. E. Nicely, "An Analysis of Perceptual Confusions Among Some English Consonants", JASA 27 (1955)
 * 338-352, and later work on speech perception: place is confused most, voicing and nasality least. Offices agree: F/V,
 * S/Z, B/P, D/T, G/K are "hardly perceptible" differences.
 */
const near: readonly [number, string][] = [
  [12, 'sz fv'],
  [15, 'ʃʒ ij'],
  [20, 'bp dt gk çx nɲ lʎ uw nⁿ'],
  [25, 'θð nŋ xh çʃ ŋⁿ mⁿ'],
  [30, 'sʃ zʒ dð vw jʎ'],
  [35, 'sθ zð çh ɲⁿ'],
  [40, 'mn sʒ zʃ fθ tθ sç'],
  [45, 'bv jʒ kx vð yw ej'],
  [50, 'pf lr gx zθ bf pv'],
  [55, 'mŋ rx mɲ ŋɲ zç fx'],
  [60, 'pt pk tk bd bg dg ts dz fs fʃ vz bw fh lj'],
  [65, 'bm dn gŋ ks gz hk'],
  [75, 'pd pg tb tg kb kd nl rw'],
]
for (const [cost, pairs] of near) {
  for (const pair of pairs.split(' ')) set(ipaCode(pair[0]), ipaCode(pair[1]), cost)
}
for (const [sound, cost] of Object.entries({ ə: 20, h: 35, ⁿ: 30, j: 50, w: 60, r: 85 })) omission[ipaCode(sound)] = cost
// A zero is read as an O: XO7, X07.
for (const vowel of 'oɔ') set(ipaCode(vowel), firstDigitSound, 20)
for (let sound = 0; sound < ipaCount; sound++) confusion[sound * ipaCount + sound] = 0

export const ipaCosts: SoundCosts = { count: ipaCount, confusion, omission }
