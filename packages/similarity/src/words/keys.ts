import { writeCologne } from '../sound/cologne.ts'
import { firstDigit, isVowelSound, soundCount, sounds } from '../sound/phonemes.ts'
import { hashBytes, type NameForm } from './name-form.ts'
import { genericWeight } from './weak-words.ts'

/*
 * The keys by which an engine retrieves candidates. Every engine uses these functions for indexing and for querying, so
 * all engines find by the same keys.
 *
 *   trigrams    of the name without spaces, padded:  tavilo → ␣␣t ␣ta tav avi vil ilo lo␣
 *               (splitting and joining words cost nothing)
 *   sound keys  Cologne code of the whole name; consonant skeleton (neutral sounds, near ones merged) of the whole
 *               name, of the name without generic words, and of every weighty word
 */

const padding = 36
const symbols = 37
/** Number of different trigrams: codes run from 0 to this, exclusive. */
export const trigramCount = symbols * symbols * symbols
const symbol = (byte: number) => (byte >= 0x61 ? byte - 0x61 : byte - 0x30 + 26)

/** Writes the padded trigrams, with repetitions, of `squash[0, length)` to `out`. Returns their number, length + 1. */
export function writeTrigrams(squash: Uint8Array, length: number, out: Uint16Array | Uint32Array): number {
  let first = padding
  let second = padding
  let count = 0
  for (let i = 0; i <= length && count < out.length; i++) {
    const third = i < length ? symbol(squash[i]) : padding
    out[count++] = (first * symbols + second) * symbols + third
    first = second
    second = third
  }
  return count
}

const code = new Uint8Array(64)
const cologneSeed = 0xc2b2ae35
const wholeSeed = 0x9e3779b9
const wordSeed = 0x85ebca6b
/** A shorter code is shared by too many words to look a single word up by it. */
const shortestWordCode = 2

const mix = (hash: number, seed: number) => {
  let mixed = (hash ^ seed) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function cologneKey(form: NameForm): number {
  return mix(hashBytes(code, 0, writeCologne(form.squash, 0, form.squashLength, code)), cologneSeed)
}

/** Consonants that are confused with each other share a class. Vowels, H and J have none. */
const skeletonClass = new Uint8Array(soundCount)
for (const [index, group] of ['bp', 'dtθ', 'fv', 'gk', 'szʃx', 'l', 'mn', 'r'].entries()) {
  for (const sound of group) skeletonClass[sounds.indexOf(sound)] = index + 1
}
for (let digit = firstDigit; digit < soundCount; digit++) skeletonClass[digit] = digit
const initialVowel = 100

/** Appends the skeleton of the sounds `from` to `until` to `code` at `start` and returns the new length. */
function writeSkeleton(form: NameForm, from: number, until: number, start: number): number {
  let length = start
  for (let i = from; i < until && length < code.length; i++) {
    const sound = form.sounds[i]
    const group = skeletonClass[sound]
    if (group !== 0) {
      if (length === 0 || code[length - 1] !== group) code[length++] = group
    } else if (length === 0 && isVowelSound(sound)) code[length++] = initialVowel
  }
  return length
}

/**
 * Writes the distinct sound keys (32-bit hashes) of a name to `out` and returns their number. The first `wholeKeys`
 * keys describe the whole name, the others one word each.
 */
export function writeSoundKeys(form: NameForm, out: Uint32Array): { count: number; wholeKeys: number } {
  let count = 0
  const add = (key: number) => {
    if (count >= out.length) return
    for (let i = 0; i < count; i++) if (out[i] === key) return
    out[count++] = key
  }
  if (form.squashLength === 0) return { count, wholeKeys: 0 }
  form.hear()
  add(cologneKey(form))
  add(mix(hashBytes(code, 0, writeSkeleton(form, 0, form.soundLength, 0)), wholeSeed))
  let coreLength = 0
  for (let word = 0; word < form.wordCount; word++) {
    if (form.wordWeight[word] <= genericWeight) continue
    coreLength = writeSkeleton(form, form.wordSoundFrom[word], form.wordSoundUntil[word], coreLength)
  }
  if (coreLength > 0) add(mix(hashBytes(code, 0, coreLength), wholeSeed))
  const wholeKeys = count
  for (let word = 0; word < form.wordCount; word++) {
    if (form.wordWeight[word] <= genericWeight) continue
    const length = writeSkeleton(form, form.wordSoundFrom[word], form.wordSoundUntil[word], 0)
    if (length >= shortestWordCode) add(mix(hashBytes(code, 0, length), wordSeed))
  }
  return { count, wholeKeys }
}

/** Shortest and longest part of a name that is looked up as a name in its own right. */
const shortestPart = 3
const longestPart = 40

/**
 * Calls `visit` with each part of the name that may be an earlier mark taken over whole: runs of letters, runs of
 * words, single words of any length, and the first two letters. `from` and `until` are offsets in `form.squash`.
 */
export function visitParts(form: NameForm, visit: (from: number, until: number) => void): void {
  const wordEdge = new Uint8Array(form.squashLength + 1)
  for (let word = 0; word < form.wordCount; word++) {
    wordEdge[form.wordFrom[word]] = 1
    wordEdge[form.wordUntil[word]] = 1
  }
  const total = form.squashLength
  for (let from = 0; from < total; from++) {
    const last = Math.min(total, from + longestPart)
    for (let until = from + 1; until <= last; until++) {
      if (until - from === total) continue
      const words = wordEdge[from] === 1 && wordEdge[until] === 1
      // Long names are descriptions, so only their whole words are looked up.
      if (words || (until - from >= shortestPart && total <= longestPart) || (from === 0 && until === 2)) visit(from, until)
    }
  }
}
