import type { SignElement, WeighedSign } from './weighed-sign.ts'

/*
 * The common part of two signs, letter by letter, each letter with the weight of its element. A coincidence in a weak
 * element counts little at any length. A coincidence in the distinctive element counts even when much is added.
 */

export interface CommonPart {
  /** Share of the first and of the second sign's weight that the other sign also has, 0 to 1. */
  left: number
  right: number
  /** The same shares counted in letters, without weights. */
  leftLetters: number
  rightLetters: number
  /** Mean weight of the common part, 0 to 1; 0 when nothing is common. */
  weight: number
  /** The elements in which the signs coincide, weakest first. */
  elements: readonly SignElement[]
}

interface Letter {
  /** Letters by sound: letters that stand for the same sound are equal. */
  sound: string
  weight: number
  length: number
  element: SignElement
}

const sounds: Readonly<Record<string, string>> = { c: 'k', q: 'k', y: 'i', z: 's', w: 'v', j: 'i' }

function lettersOf(elements: readonly SignElement[]): Letter[] {
  const letters: Letter[] = []
  for (const element of elements) {
    const text = element.text.replace(/ph/g, 'f').replace(/ck/g, 'k').replace(/x/g, 'ks')
    const weight = (element.weight * element.text.length) / text.length
    for (const character of text) {
      const sound = sounds[character] ?? character
      const last = letters.at(-1)
      if (last !== undefined && last.sound === sound && last.element.word === element.word) {
        last.weight += weight
        last.length += 1
      } else letters.push({ sound, weight, length: 1, element })
    }
  }
  return letters
}

/** The fewest adjacent letters that count as a coincidence; fewer match by chance. */
const shortestBlock = 2

interface Matched {
  left: Float64Array
  right: Float64Array
}

/** Marks the longest common run, then the common runs before and after it (Ratcliff and Metzener 1988). */
function matchBlocks(
  left: readonly Letter[],
  right: readonly Letter[],
  [fromLeft, untilLeft]: readonly [number, number],
  [fromRight, untilRight]: readonly [number, number],
  matched: Matched,
): void {
  let length = 0
  let atLeft = 0
  let atRight = 0
  for (let i = fromLeft; i < untilLeft; i++) {
    for (let j = fromRight; j < untilRight; j++) {
      let run = 0
      while (i + run < untilLeft && j + run < untilRight && left[i + run]?.sound === right[j + run]?.sound) run++
      if (run > length) [length, atLeft, atRight] = [run, i, j]
    }
  }
  const isChance = length < shortestBlock && Math.min(left.length, right.length) > 4
  if (length === 0 || isChance) return
  // Two adjacent letters may still match by chance. Three or more are seen and heard as one part.
  const counts = length >= 3 ? 1 : length === 2 ? 0.75 : 0.5
  for (let k = 0; k < length; k++) {
    matched.left[atLeft + k] = counts
    matched.right[atRight + k] = counts
  }
  matchBlocks(left, right, [fromLeft, atLeft], [fromRight, atRight], matched)
  matchBlocks(left, right, [atLeft + length, untilLeft], [atRight + length, untilRight], matched)
}

/** Positions in `letters` of the words that `others` has too, each of those used once. */
function sameWords(sign: WeighedSign, other: WeighedSign): Set<number> {
  const free = new Map<string, number>()
  for (const word of other.words) free.set(word, (free.get(word) ?? 0) + 1)
  const same = new Set<number>()
  for (const [at, word] of sign.words.entries()) {
    const left = free.get(word) ?? 0
    if (left === 0) continue
    free.set(word, left - 1)
    same.add(at)
  }
  return same
}

function compareOrdered(left: WeighedSign, right: WeighedSign): CommonPart {
  const [sameLeft, sameRight] = [sameWords(left, right), sameWords(right, left)]
  const [ownLeft, ownRight] = [lettersOf(left.elements), lettersOf(right.elements)]
  const restLeft = ownLeft.filter(({ element }) => !sameLeft.has(element.word))
  const restRight = ownRight.filter(({ element }) => !sameRight.has(element.word))
  const matched = { left: new Float64Array(restLeft.length), right: new Float64Array(restRight.length) }
  matchBlocks(restLeft, restRight, [0, restLeft.length], [0, restRight.length], matched)
  const sumOf = (letters: readonly Letter[], same: ReadonlySet<number>, rest: readonly Letter[], counts: Float64Array) => {
    const sum = { weight: 0, common: 0, length: 0, commonLength: 0 }
    const place = new Map(rest.map((letter, i) => [letter, i]))
    for (const letter of letters) {
      const at = place.get(letter)
      const share = same.has(letter.element.word) ? 1 : at === undefined ? 0 : counts[at]
      sum.weight += letter.weight
      sum.length += letter.length
      sum.common += letter.weight * share
      sum.commonLength += letter.length * share
    }
    return sum
  }
  const one = sumOf(ownLeft, sameLeft, restLeft, matched.left)
  const other = sumOf(ownRight, sameRight, restRight, matched.right)
  const common = new Set<SignElement>()
  for (const { element } of ownLeft) if (sameLeft.has(element.word)) common.add(element)
  for (const [i, { element }] of restLeft.entries()) if (matched.left[i] === 1) common.add(element)
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  return {
    left: share(one.common, one.weight),
    right: share(other.common, other.weight),
    leftLetters: share(one.commonLength, one.length),
    rightLetters: share(other.commonLength, other.length),
    weight: share(one.common + other.common, one.commonLength + other.commonLength),
    elements: [...common].sort((a, b) => a.weight - b.weight),
  }
}

/**
 * Compares two signs that were read for the same goods. Swapping the signs swaps the sides and changes nothing else.
 */
export function commonPart(left: WeighedSign, right: WeighedSign): CommonPart {
  if (left.folded <= right.folded) return compareOrdered(left, right)
  const { left: one, right: other, leftLetters, rightLetters, ...rest } = compareOrdered(right, left)
  return { ...rest, left: other, right: one, leftLetters: rightLetters, rightLetters: leftLetters }
}
