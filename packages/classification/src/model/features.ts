import type { PhraseWord } from '../text/phrase.ts'

/** Named inputs of the model for one phrase, as one vector of length 1. */
export interface FeatureVector {
  readonly names: readonly string[]
  readonly values: readonly number[]
  /** The word of the phrase that each input comes from. */
  readonly words: readonly number[]
}

export interface PartWord extends PhraseWord {
  /** Parts of a compound, the last one first. */
  readonly parts: readonly string[]
}

/** How much each kind of input counts before the vector is brought to length 1. */
const weights = { word: 1, exact: 0.5, place: 0.8, lastPart: 0.9, otherPart: 0.45, pieces: 0.7 }

const zonePrefix = { purpose: 'p', material: 'm', relation: 'r' } as const
/** Words outside of the name count less as words: their place counts. */
const zoneWeight = { name: 1, purpose: 0.5, material: 0.4, relation: 0.75 }

function pieces(stem: string): string[] {
  const padded = `^${stem}$`
  const found: string[] = []
  for (const length of [3, 4, 5]) for (let at = 0; at + length <= padded.length; at++) found.push(padded.slice(at, at + length))
  return found
}

/** The inputs that a phrase gives: its words, their places, the parts of compounds and pieces of three to five letters. */
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
    add(`x:${one.word.folded}`, weights.exact * scale, index)
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
  const length = Math.sqrt(found.reduce((sum, { value }) => sum + value * value, 0)) || 1
  return {
    names: [...sums.keys()],
    values: found.map(({ value }) => value / length),
    words: found.map(({ word }) => word),
  }
}
