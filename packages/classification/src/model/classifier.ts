import type { Word } from '../text/fold.ts'
import { type PhraseWord, readPhrase } from '../text/phrase.ts'
import { withoutQualities } from '../text/quality-words.ts'
import { featuresOf, lengthOf, type PartWord, withParts } from './features.ts'
import { biasName, readWeights } from './weights-format.ts'

export const classCount = 45

/** How a phrase relates to the 45 classes. */
export interface Classified {
  /** Shares of the classes 1 to 45; they sum to 1. */
  readonly shares: Float64Array
  readonly words: readonly ClassifiedWord[]
}

export interface ClassifiedWord extends PartWord {
  /** The vocabulary knows the word, or a part of it. */
  readonly known: boolean
  /** The word's contribution to each class, in log-odds. */
  readonly adds: Float64Array
}

/** Turns log-odds into shares that sum to 1. */
function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const sum = odds.reduce((total, one) => total + one, 0)
  return odds.map((one) => one / sum)
}

/**
 * What a word on its own adds to the log-odds of the classes whose vocabulary has it in just this form. Stems forget
 * accents and endings, so that German trousers ("Hosen") would be English hoses. The value lies on a plateau from 1 to
 * 1.5, by descriptions of our own; within phrases, the rule did more harm than good.
 */
const formAdds = 1.5

/** Returns the form in which single words are looked up. */
export const formOf = (word: string): string => word.normalize('NFC').toLowerCase()

/** Determines which of the 45 classes a phrase is about. */
export class Classifier {
  readonly #weights: ReturnType<typeof readWeights>
  readonly #stems: { has(stem: string): boolean }
  readonly #forms: ReadonlyMap<string, readonly number[]>

  /** @param forms the classes whose vocabulary has a word in just this form, in lower case and with its accents */
  constructor(table: string, forms: ReadonlyMap<string, readonly number[]> = new Map()) {
    this.#forms = forms
    this.#weights = readWeights(table)
    const { numbers } = this.#weights
    this.#stems = { has: (stem) => numbers.has(`w:${stem}`) }
  }

  #add(name: string, value: number, to: Float64Array): void {
    const { numbers, starts, classes, weights } = this.#weights
    const number = numbers.get(name)
    if (number === undefined) return
    const end = starts[number + 1] as number
    for (let at = starts[number] as number; at < end; at++) {
      const one = classes[at] as number
      to[one] = (to[one] as number) + value * (weights[at] as number)
    }
  }

  #addForm({ word }: PhraseWord, to: Float64Array): void {
    const classes = this.#forms.get(formOf(word.typed)) ?? []
    for (const one of classes) to[one - 1] = (to[one - 1] as number) + formAdds / classes.length
  }

  classify(words: readonly Word[]): Classified {
    const phrase = readPhrase(withoutQualities(words)).map((one) => withParts(one, this.#stems))
    const { names, values, words: wordOf } = featuresOf(phrase)
    const adds = phrase.map(() => new Float64Array(classCount))
    const length = lengthOf(values.filter((_, at) => this.#weights.numbers.has(names[at] as string)))
    names.forEach((name, at) => {
      this.#add(name, (values[at] as number) / length, adds[wordOf[at] as number] as Float64Array)
    })
    if (phrase.length === 1) this.#addForm(phrase[0] as PhraseWord, adds[0] as Float64Array)
    const scores = new Float64Array(classCount)
    this.#add(biasName, 1, scores)
    for (const one of adds) for (let at = 0; at < classCount; at++) scores[at] = (scores[at] as number) + (one[at] as number)
    return {
      shares: softmax(scores),
      words: phrase.map((one, at) => ({
        ...one,
        known: one.parts.length > 0 || this.#stems.has(one.stem),
        adds: adds[at] as Float64Array,
      })),
    }
  }
}
