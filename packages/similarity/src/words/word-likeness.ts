import { bitCount } from '../letters/common-letters.ts'
import { lookOfLetters, lookSimilarity } from '../letters/look.ts'
import { soundSimilarity } from '../sound/sound-similarity.ts'
import { maximumSquash, type NameForm } from './name-form.ts'
import { genericWeight } from './weak-words.ts'

/*
 * Whether two words of two names are the same word: as written, in another spelling (HAPPY DOG, HAPPI DOG), or in
 * another form (IMAGE, IMAGES; BUST, BUSTER).
 */

/** Two words at least this alike count as the same word in another spelling. */
export const alikeWords = 0.74
/** The least likeness in sound, however alike the words look. */
const leastSound = 0.65
/** A word that another one continues by a few letters: a plural, an adjective, an agent noun. */
const inflected = { likeness: 0.86, shortest: 4, longestEnding: 2 }

export const wordLength = (form: NameForm, word: number) => form.wordUntil[word] - form.wordFrom[word]

export const sameWord = (left: NameForm, i: number, right: NameForm, j: number) =>
  left.wordHash[i] === right.wordHash[j] && wordLength(left, i) === wordLength(right, j)

/**
 * Returns whether two words share enough sounds. Similar words share three fifths of their sounds, with near sounds
 * counted as equal.
 */
const shareSounds = (left: number, right: number) => 5 * bitCount(left & right) >= 3 * Math.max(bitCount(left), bitCount(right))

function continues(left: NameForm, i: number, right: NameForm, j: number): boolean {
  const n = wordLength(left, i)
  const m = wordLength(right, j)
  const shortest = Math.min(n, m)
  if (shortest < inflected.shortest || Math.abs(n - m) > inflected.longestEnding || n === m) return false
  const from = left.wordFrom[i]
  const other = right.wordFrom[j]
  for (let k = 0; k < shortest; k++) if (left.squash[from + k] !== right.squash[other + k]) return false
  return true
}

/** Returns the upper bound of the look of two words of `n` and `m` letters. */
function wordLookAtMost(left: NameForm, i: number, n: number, right: NameForm, j: number, m: number): number {
  const once = left.wordOnce[i]
  const twice = left.wordTwice[i]
  const otherOnce = right.wordOnce[j]
  const otherTwice = right.wordTwice[j]
  const beyond = n - bitCount(once) - bitCount(twice)
  const otherBeyond = m - bitCount(otherOnce) - bitCount(otherTwice)
  const common = bitCount(once & otherOnce) + bitCount(twice & otherTwice) + Math.min(beyond, otherBeyond)
  return lookOfLetters(left, left.wordFrom[i], n, right, right.wordFrom[j], m, common)
}

/** Likeness of two words, 0 to 1; 0 below `alikeWords`. Symmetric. */
export function wordLikeness(left: NameForm, i: number, right: NameForm, j: number): number {
  const n = wordLength(left, i)
  const m = wordLength(right, j)
  if (left.wordHash[i] === right.wordHash[j] && n === m) return 1
  // Beyond a length ratio of five to three, no likeness reaches `alikeWords`.
  if (n < 3 || m < 3 || 3 * n > 5 * m || 3 * m > 5 * n) return 0
  if (left.wordWeight[i] <= genericWeight || right.wordWeight[j] <= genericWeight) return 0
  // Long names are not heard in full, so a word may sound different there.
  if (left.squashLength > longestHeard || right.squashLength > longestHeard) return likenessOfOthers(left, i, n, right, j, m)
  return likenesses.of(left, i, n, right, j, m)
}

/** A letter makes two sounds at most, and a form holds as many sounds as letters. */
const longestHeard = maximumSquash >> 1

/**
 * A cache of recent word likenesses. Hash and length identify a word; every other word that a search scores has
 * occurred before.
 */
class KnownLikenesses {
  private readonly left = new Uint32Array(tableSize)
  private readonly right = new Uint32Array(tableSize)
  private readonly lengths = new Uint16Array(tableSize)
  private readonly likeness = new Float64Array(tableSize)

  /** The likeness of two different words of `n` and `m` letters. */
  of(left: NameForm, i: number, n: number, right: NameForm, j: number, m: number): number {
    const own = left.wordHash[i]
    const other = right.wordHash[j]
    const lengths = (n << 8) | m
    const sum = (own + other) | 0
    const place = (sum ^ (sum >>> 16)) & (tableSize - 1)
    if (this.left[place] !== own || this.right[place] !== other || this.lengths[place] !== lengths) {
      this.likeness[place] = likenessOfOthers(left, i, n, right, j, m)
      this.left[place] = own
      this.right[place] = other
      this.lengths[place] = lengths
    }
    return this.likeness[place]
  }
}

const tableSize = 4096
const likenesses = new KnownLikenesses()

/** Returns the likeness of two different words of `n` and `m` letters. */
function likenessOfOthers(left: NameForm, i: number, n: number, right: NameForm, j: number, m: number): number {
  if (continues(left, i, right, j)) return inflected.likeness
  left.hear()
  right.hear()
  if (!shareSounds(left.wordSoundClasses[i], right.wordSoundClasses[j])) return 0
  const least = Math.max(leastSound, 2 * alikeWords - wordLookAtMost(left, i, n, right, j, m))
  if (least > 1) return 0
  const sound = soundSimilarity(
    left.sounds,
    left.wordSoundFrom[i],
    left.wordSoundUntil[i],
    right.sounds,
    right.wordSoundFrom[j],
    right.wordSoundUntil[j],
    least,
  )
  if (sound < least) return 0
  const look = lookSimilarity(
    left.squash,
    left.wordFrom[i],
    left.wordUntil[i],
    right.squash,
    right.wordFrom[j],
    right.wordUntil[j],
    2 * alikeWords - sound,
  )
  const likeness = (sound + look) / 2
  return likeness >= alikeWords ? likeness : 0
}
