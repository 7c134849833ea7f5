import { splitCompound } from '../text/compounds.ts'
import { fold } from '../text/fold.ts'
import type { PhraseWord } from '../text/phrase.ts'
import { stem } from '../text/stem.ts'

/** Named inputs of the model for one phrase. */
export interface FeatureVector {
  readonly names: readonly string[]
  readonly values: readonly number[]
  /** The word of the phrase that each input comes from. */
  readonly words: readonly number[]
}

/** A word of a phrase and, if it is a compound, its parts. */
export interface PartWord extends PhraseWord {
  /** Parts of a compound, the last one first. */
  readonly parts: readonly string[]
}

const shortestCompound = 8
/** Shorter stems mean something else without their ending: "ring", "ping". */
const shortestForm = 5

const gerund = 'ing'

/** Returns the form of an English word that a vocabulary knows, if it knows only one: "forecast" or "forecasting". */
function knownForm(word: string, known: (stem: string) => boolean): string {
  if (known(word)) return word
  const other = word.endsWith(gerund) ? stem(word.slice(0, -gerund.length)) : `${word}${gerund}`
  return other.length >= shortestForm && known(other) ? other : word
}

/**
 * Returns the word with the parts that a vocabulary knows: those of a compound, or those around the hyphen of
 * "KI-Beratung".
 */
export function withParts(word: PhraseWord, stems: { has(stem: string): boolean }): PartWord {
  const known = (part: string) => stems.has(part)
  const form = knownForm(word.stem, known)
  const [, short, rest] = /^(\p{L}{1,2})-(.+)$/u.exec(word.word.typed) ?? []
  const head = rest === undefined ? '' : stem(fold(rest))
  if (form === word.stem && !known(form) && short !== undefined && known(head)) return { ...word, parts: [head, fold(short)] }
  const isWhole = form !== word.stem || form.length < shortestCompound
  return { ...word, stem: form, parts: isWhole ? [] : splitCompound(form, known, stem) }
}

/** How much each kind of input counts before the vector is scaled to length 1. */
const weights = { word: 1, place: 0.25, lastPart: 0.9, otherPart: 0.45, pieces: 0.8 }
const pieceLength = 4

const zonePrefix = { purpose: 'p', material: 'm', relation: 'r' } as const
/** Outside the name, words count less as words; their place counts instead. */
const zoneWeight = { name: 1, purpose: 0.5, material: 0.4, relation: 0.75 }

/** Returns all runs of four letters; `_` marks the ends of the word. */
function pieces(stem: string): string[] {
  const padded = `_${stem}_`
  const count = Math.max(1, padded.length - pieceLength + 1)
  return Array.from({ length: count }, (_, at) => padded.slice(at, at + pieceLength))
}

/**
 * Returns the inputs that a phrase gives: its words, their places, the parts of compounds and pieces of four letters.
 */
export function featuresOf(phrase: readonly PartWord[]): FeatureVector {
  const sums = new Map<string, { value: number; word: number }>()
  const add = (name: string, value: number, word: number) => {
    const before = sums.get(name)
    if (before) before.value = Math.max(before.value, value)
    else sums.set(name, { value, word })
  }
  phrase.forEach((one, index) => {
    const scale = zoneWeight[one.zone]
    add(`w:${one.stem}`, weights.word * scale, index)
    const heads = [one.stem, ...one.parts.slice(0, 1)]
    for (const head of heads) {
      if (one.first) add(`f:${head}`, weights.place, index)
      if (one.last) add(`l:${head}`, weights.place, index)
      if (one.zone !== 'name') add(`${zonePrefix[one.zone]}:${head}`, weights.place, index)
    }
    one.parts.forEach((part, at) => {
      add(`w:${part}`, (at === 0 ? weights.lastPart : weights.otherPart) * scale, index)
    })
    const letters = pieces(one.stem)
    const each = (weights.pieces * scale) / Math.sqrt(letters.length)
    for (const piece of letters) add(piece, each, index)
  })
  const found = [...sums.values()]
  return { names: [...sums.keys()], values: found.map(({ value }) => value), words: found.map(({ word }) => word) }
}

/**
 * How far the length of a vector is normalised, 0 to 1. At 1, a long phrase could never be as certain as a single word.
 */
const evenness = 0.7

/** Returns the divisor for the values of a phrase; only inputs that the model knows count. */
export function lengthOf(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) ** evenness || 1
}
