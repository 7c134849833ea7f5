import { foldName } from '../letters/fold.ts'
import { meaningSimilarity } from '../meaning/meaning-similarity.ts'
import { type NameScore, prepareName, scoreNames } from '../name/score.ts'
import type { ElementWeight } from '../words/weak-words.ts'
import { type CommonPart, commonPart } from './common-part.ts'
import { ElementReader, type SignContext, stemOf, type WeighedSign } from './weighed-sign.ts'

/*
 * Compares two signs for given goods by what a court examines in addition to the overall impression: which elements are
 * common and how strong they are, what each sign has of its own, and whether a meaning sets them apart.
 */

/** How the meanings relate. `oneHasMeaning`: one sign has an immediate meaning, the other has none. */
export type ConceptRelation = 'same' | 'bothDiffer' | 'oneHasMeaning' | 'neutral'

export interface SignComparison {
  /** Likeness of the overall impression, 0 to 1, with elements that are weak for these goods discounted; symmetric. */
  likeness: number
  score: NameScore
  /** The same sign, ignoring spacing and punctuation. */
  isIdentical: boolean
  /** One sign contains the whole other sign. */
  isContained: boolean
  common: CommonPart
  /**
   * If the signs share whole words: the weight of the strongest element that each sign has alone, 0 to 1; otherwise 0.
   */
  ownLeft: number
  ownRight: number
  concept: ConceptRelation
  /** Both signs are single words, and they begin with different sounds. */
  beginsOtherwise: boolean
  /** Letters of the shorter sign. */
  shortest: number
}

/** Two signs at least this alike differ only in details that go unnoticed (CJEU C-291/00 LTJ Diffusion). */
const almostIdentical = 0.97
/** Two words at least this alike, in whole percent, are taken for the same word. */
const sameWordFrom = 80
const shortestAlike = 3
/** Below this likeness in meaning, two known meanings are different. */
const differentBelow = 0.5

/**
 * Weights of elements for the scorer, by the same rules as the common part. Cached, because the scorer asks for the
 * same words often.
 */
function weightsOf(reader: ElementReader): ElementWeight {
  const weights = new Map<string, number>()
  return (_hash, squash, from, until) => {
    const text = String.fromCharCode(...squash.subarray(from, until))
    let weight = weights.get(text)
    if (weight === undefined) {
      weight = meanWeight(reader.read(text), 0)
      weights.set(text, weight)
    }
    return weight
  }
}

function meanWeight({ elements }: WeighedSign, word: number): number {
  let [sum, length] = [0, 0]
  for (const element of elements) {
    if (element.word !== word) continue
    sum += element.weight * element.text.length
    length += element.text.length
  }
  return length === 0 ? 1 : sum / length
}

function isSameWord(left: string, right: string): boolean {
  if (left === right || stemOf(left) === stemOf(right)) return true
  if (Math.min(left.length, right.length) < shortestAlike) return false
  const there = scoreNames(prepareName(left), right)
  return there.look >= sameWordFrom && there.sound >= sameWordFrom
}

/** Returns the strongest word of each sign that the other lacks, when they share some word; [0, 0] otherwise. */
function ownWords(left: WeighedSign, right: WeighedSign): [number, number] {
  const free = new Set(right.words.keys())
  let own = 0
  for (const [i, word] of left.words.entries()) {
    const found = [...free].find((j) => isSameWord(word, right.words[j]))
    if (found === undefined) own = Math.max(own, meanWeight(left, i))
    else free.delete(found)
  }
  if (free.size === right.words.length) return [0, 0]
  return [own, Math.max(0, ...[...free].map((j) => meanWeight(right, j)))]
}

/** Returns whether a word has a meaning as a whole. A meaningful beginning does not make a coined word meaningful. */
const saysSomething = ({ elements }: WeighedSign) => elements.length === 1 && elements[0]?.kind !== 'distinctive'

function conceptOf(left: WeighedSign, right: WeighedSign): ConceptRelation {
  const { value, translated } = meaningSimilarity(left.folded, right.folded)
  if (value !== null && value < differentBelow) return 'bothDiffer'
  if (value !== null) return translated ? 'same' : 'neutral'
  const single = left.words.length === 1 && right.words.length === 1
  return single && (saysSomething(left) || saysSomething(right)) ? 'oneHasMeaning' : 'neutral'
}

/** Returns whether all words of one sign are in the other, or the sign is inside a word of the other. */
function standsIn(part: WeighedSign, sign: WeighedSign): boolean {
  if (part.words.every((word) => sign.words.some((other) => stemOf(other) === stemOf(word)))) return part.words.length > 0
  const letters = part.words.join('')
  return letters.length >= shortestAlike && sign.words.join('').includes(letters)
}

/** Compares two signs (any text). Swapping the signs swaps the sides and changes nothing else. */
export function compareSigns(left: string, right: string, context: SignContext): SignComparison {
  if (foldName(left) > foldName(right)) {
    const swapped = compareSigns(right, left, context)
    const { common } = swapped
    return {
      ...swapped,
      ownLeft: swapped.ownRight,
      ownRight: swapped.ownLeft,
      common: {
        ...common,
        left: common.right,
        right: common.left,
        leftLetters: common.rightLetters,
        rightLetters: common.leftLetters,
      },
    }
  }
  const reader = new ElementReader(context)
  const [own, other] = [reader.read(left), reader.read(right)]
  const options = { elementWeight: weightsOf(reader) }
  const there = scoreNames(prepareName(left), other.folded, options)
  const back = scoreNames(prepareName(right), own.folded, options)
  const score = there.total >= back.total ? there : back
  const likeness = score.total / 100
  const common = commonPart(own, other)
  const isIdentical = likeness >= almostIdentical
  const isContained = !isIdentical && (standsIn(own, other) || standsIn(other, own))
  const [ownLeft, ownRight] = isIdentical || isContained ? [0, 0] : ownWords(own, other)
  return {
    likeness,
    score,
    isIdentical,
    isContained,
    common,
    ownLeft,
    ownRight,
    concept: isIdentical || isContained ? 'neutral' : conceptOf(own, other),
    beginsOtherwise:
      !isIdentical && !isContained && own.words.length === 1 && other.words.length === 1 && own.folded[0] !== other.folded[0],
    shortest: Math.min(own.folded.length, other.folded.length),
  }
}
