import { soundSimilarity } from '../sound/sound-similarity.ts'
import { lookSimilarity } from './look.ts'
import type { NameForm } from './name-form.ts'
import { genericWeight } from './weak-words.ts'

/*
 * Structure: one sign within the other, in both directions, on the level of words and inside words; common beginnings; word order;
 * generic additions. Taking over an earlier sign whole and adding to it is confusion even when the strings as such are far apart
 * (CJEU C-120/04 THOMSON LIFE; EUIPO Guidelines, part C, section 2, chapter 4, 3.4.5), and it counts whichever of the two is the longer.
 */

/** How the parts of two names lie to each other. */
export interface Structure {
  /** 0 to 1. */
  value: number
  /** All weighty words of one stand in the other, or one stands inside the other. */
  contained: boolean
  /** The same words once generic ones are left out. */
  sameCore: boolean
}

/** What each arrangement earns; `share` is the part of the longer name that is common. */
const earned = {
  sameCore: 0.97,
  otherOrder: 0.95,
  words: (share: number) => 0.7 + 0.26 * share,
  inside: (share: number) => 0.61 + 0.29 * share,
  insideAtBeginning: 0.04,
  insideAtEnd: 0.02,
  insideThreeLetters: -0.04,
  insideTwoLetters: -0.1,
  commonBeginning: (share: number) => 0.6 + 0.3 * share,
}
/** From this likeness on two words count as the same word in another spelling. */
const alikeWords = 0.74

const mass = (form: NameForm, word: number) =>
  (form.wordWeight[word] as number) * (2 + Math.min(8, (form.wordUntil[word] as number) - (form.wordFrom[word] as number)))

const sameWord = (left: NameForm, i: number, right: NameForm, j: number) =>
  left.wordHash[i] === right.wordHash[j] &&
  (left.wordUntil[i] as number) - (left.wordFrom[i] as number) === (right.wordUntil[j] as number) - (right.wordFrom[j] as number)

const bits = (mask: number) => {
  let rest = mask - ((mask >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
/** Words that are alike have at least half of their sounds in common, near ones counted as the same. */
const shareSounds = (left: number, right: number) => 2 * bits(left & right) >= Math.max(bits(left), bits(right))

function wordLikeness(left: NameForm, i: number, right: NameForm, j: number): number {
  if (sameWord(left, i, right, j)) return 1
  const n = (left.wordUntil[i] as number) - (left.wordFrom[i] as number)
  const m = (right.wordUntil[j] as number) - (right.wordFrom[j] as number)
  if (n < 3 || m < 3 || n > 2 * m || m > 2 * n) return 0
  if (!shareSounds(left.wordSoundClasses[i] as number, right.wordSoundClasses[j] as number)) return 0
  if ((left.wordWeight[i] as number) <= genericWeight || (right.wordWeight[j] as number) <= genericWeight) return 0
  const sound = soundSimilarity(
    left.sounds,
    left.wordSoundFrom[i] as number,
    left.wordSoundUntil[i] as number,
    right.sounds,
    right.wordSoundFrom[j] as number,
    right.wordSoundUntil[j] as number,
  )
  if (sound < 2 * alikeWords - 1) return 0
  const look = lookSimilarity(
    left.squash,
    left.wordFrom[i] as number,
    left.wordUntil[i] as number,
    right.squash,
    right.wordFrom[j] as number,
    right.wordUntil[j] as number,
  )
  const likeness = (sound + look) / 2
  return likeness >= alikeWords ? likeness : 0
}

const taken = new Uint8Array(64)
const partner = new Int8Array(64)

function coreWord(form: NameForm, from: number): number {
  let word = from
  while (word < form.wordCount && (form.wordWeight[word] as number) <= genericWeight) word++
  return word
}

function sameCoreWords(left: NameForm, right: NameForm): boolean {
  let i = coreWord(left, 0)
  let j = coreWord(right, 0)
  if (i === left.wordCount || j === right.wordCount) return false
  while (i < left.wordCount && j < right.wordCount) {
    if (!sameWord(left, i, right, j)) return false
    i = coreWord(left, i + 1)
    j = coreWord(right, j + 1)
  }
  return i === left.wordCount && j === right.wordCount
}

/** Position of the shorter squashed name in the longer one, or -1. */
function positionInside(short: NameForm, long: NameForm): number {
  const n = short.squashLength
  const last = long.squashLength - n
  const head = short.squash[0]
  for (let at = 0; at <= last; at++) {
    if (long.squash[at] !== head) continue
    let k = 1
    while (k < n && long.squash[at + k] === short.squash[k]) k++
    if (k === n) return at
  }
  return -1
}

function insideValue(left: NameForm, right: NameForm): number {
  const [short, long] = left.squashLength <= right.squashLength ? [left, right] : [right, left]
  const n = short.squashLength
  if (n < 2) return 0
  const at = positionInside(short, long)
  if (at < 0) return 0
  const beginning = at === 0
  const ending = at + n === long.squashLength
  if (n === 2 && !beginning) return 0
  let value = earned.inside(n / long.squashLength)
  if (beginning) value += earned.insideAtBeginning
  else if (ending) value += earned.insideAtEnd
  if (n === 3) value += earned.insideThreeLetters
  if (n === 2) value += earned.insideTwoLetters
  return value
}

/** Compares the build of two names; writes to `result`. */
export function compareStructure(left: NameForm, right: NameForm, result: Structure): void {
  result.sameCore = sameCoreWords(left, right)
  result.contained = false
  if (result.sameCore) {
    result.value = earned.sameCore
    return
  }
  const inside = insideValue(left, right)
  let value = inside
  if (inside > 0) result.contained = true
  if (left.wordCount === 1 && right.wordCount === 1) {
    // Two single words have no other structure: their likeness is look and sound.
    result.value = value
    return
  }

  let massLeft = 0
  let massRight = 0
  let matchedLeft = 0
  let matchedRight = 0
  let inOrder = true
  let lastPartner = -1
  taken.fill(0, 0, right.wordCount)
  for (let j = 0; j < right.wordCount; j++) massRight += mass(right, j)
  for (let i = 0; i < left.wordCount; i++) {
    const own = mass(left, i)
    massLeft += own
    let best = 0
    let bestAt = -1
    for (let j = 0; j < right.wordCount; j++) {
      if (taken[j]) continue
      const likeness = wordLikeness(left, i, right, j)
      if (likeness > best) {
        best = likeness
        bestAt = j
        if (best === 1) break
      }
    }
    partner[i] = bestAt
    if (bestAt < 0) continue
    taken[bestAt] = 1
    if (bestAt < lastPartner) inOrder = false
    lastPartner = bestAt
    matchedLeft += own * best
    matchedRight += mass(right, bestAt) * best
  }
  if (matchedLeft > 0) {
    const coveredLeft = matchedLeft / massLeft
    const coveredRight = matchedRight / massRight
    const high = Math.max(coveredLeft, coveredRight)
    const low = Math.min(coveredLeft, coveredRight)
    if (high > 0.98 && low > 0.98) value = Math.max(value, earned.otherOrder)
    else {
      const order = inOrder ? 1 : 0.97
      value = Math.max(value, order * high ** 1.5 * earned.words(low))
      if (high > 0.98) result.contained = true
      const firstLeft = coreWord(left, 0)
      if (
        firstLeft < left.wordCount &&
        partner[firstLeft] === coreWord(right, 0) &&
        (left.wordWeight[firstLeft] as number) === 1
      ) {
        value = Math.max(
          value,
          earned.commonBeginning((high + low) / 2) * (sameWord(left, firstLeft, right, partner[firstLeft] as number) ? 1 : 0.95),
        )
      }
    }
  }
  result.value = value
}
