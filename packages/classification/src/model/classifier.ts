import { splitCompound } from '../text/compounds.ts'
import type { Word } from '../text/fold.ts'
import { readWords } from '../text/fold.ts'
import { readPhrase } from '../text/phrase.ts'
import { stem } from '../text/stem.ts'
import { featuresOf, type PartWord } from './features.ts'
import { type Example, type LinearModel, scoresOf, softmax, train } from './linear-model.ts'

/** A text whose class is known. */
export interface LabelledText {
  readonly text: string
  readonly niceClass: number
  readonly weight: number
}

/** What a phrase says about the 45 classes. */
export interface Classified {
  /** Shares of the classes 1 to 45; they sum to 1. */
  readonly shares: Float64Array
  /** How much of the phrase the vocabulary knows, 0 to 1. */
  readonly known: number
  readonly words: readonly PartWord[]
}

const shortestCompound = 8

export class Classifier {
  readonly #stems = new Set<string>()
  readonly #features = new Map<string, number>()
  readonly #model: LinearModel
  readonly #parts = new Map<string, readonly string[]>()

  constructor(texts: readonly LabelledText[]) {
    const phrases = texts.map(({ text }) => readPhrase(readWords(text)))
    for (const phrase of phrases) for (const one of phrase) this.#stems.add(one.stem)
    const examples: Example[] = phrases.map((phrase, at) => {
      const { names, values } = featuresOf(phrase.map((one) => this.#withParts(one)))
      const features = names.map((name) => this.#featureOf(name))
      const { niceClass, weight } = texts[at] as LabelledText
      return { features: Uint32Array.from(features), values: Float32Array.from(values), label: niceClass - 1, weight }
    })
    this.#model = train(examples, this.#features.size)
  }

  #featureOf(name: string): number {
    let number = this.#features.get(name)
    if (number === undefined) {
      number = this.#features.size
      this.#features.set(name, number)
    }
    return number
  }

  #withParts(one: ReturnType<typeof readPhrase>[number]): PartWord {
    if (one.stem.length < shortestCompound) return { ...one, parts: [] }
    let parts = this.#parts.get(one.stem)
    if (!parts) {
      parts = splitCompound(one.stem, (part) => this.#stems.has(part), stem)
      if (this.#parts.size < 20000) this.#parts.set(one.stem, parts)
    }
    return { ...one, parts }
  }

  classify(words: readonly Word[]): Classified {
    const phrase = readPhrase(words).map((one) => this.#withParts(one))
    const { names, values } = featuresOf(phrase)
    const features: number[] = []
    const kept: number[] = []
    names.forEach((name, at) => {
      const feature = this.#features.get(name)
      if (feature === undefined) return
      features.push(feature)
      kept.push(values[at] as number)
    })
    const known = phrase.filter((one) => this.#stems.has(one.stem) || one.parts.length > 0).length
    return {
      shares: softmax(scoresOf(this.#model, features, kept)),
      known: phrase.length === 0 ? 0 : known / phrase.length,
      words: phrase,
    }
  }
}
