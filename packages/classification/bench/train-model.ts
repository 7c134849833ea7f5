import { type FeatureVector, featuresOf, lengthOf, withParts } from '../src/model/features.ts'
import { readWords } from '../src/text/fold.ts'
import { readPhrase } from '../src/text/phrase.ts'

/** A text whose class is known. */
export interface LabelledText {
  readonly text: string
  readonly niceClass: number
  /** How much it counts; 1 for an ordinary text. */
  readonly weight: number
}

/** Weights of a softmax regression: 45 numbers for each input, in the order of the names. */
export interface TrainedModel {
  readonly names: readonly string[]
  readonly weights: Float32Array
  readonly bias: Float32Array
  /** Stems of the words it was trained with. */
  readonly stems: ReadonlySet<string>
}

export const classCount = 45
const epochs = 10
const rate = 0.8
/** An example does not change classes whose error is smaller than this. */
const leastError = 0.004
/** An input must occur in at least this many texts, unless it is a word. */
const leastCount = 2

/** Returns a fixed order that visits every example once, in steps whose length has no common divisor with the count. */
function order(count: number, epoch: number): (at: number) => number {
  let step = Math.floor(count * 0.618) + epoch * 7 + 1
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  while (divisor(step, count) !== 1) step++
  return (at) => (at * step + epoch) % count
}

function shares(weights: Float32Array, bias: Float32Array, features: Uint32Array, values: Float32Array): Float64Array {
  const scores = Float64Array.from(bias)
  for (let at = 0; at < features.length; at++) {
    const from = (features[at] as number) * classCount
    const value = values[at] as number
    for (let one = 0; one < classCount; one++) scores[one] = (scores[one] as number) + value * (weights[from + one] as number)
  }
  const most = Math.max(...scores)
  let sum = 0
  for (let one = 0; one < classCount; one++) {
    const odds = Math.exp((scores[one] as number) - most)
    scores[one] = odds
    sum += odds
  }
  for (let one = 0; one < classCount; one++) scores[one] = (scores[one] as number) / sum
  return scores
}

/**
 * Trains by stochastic gradient descent with a separate learning rate for each weight (AdaGrad). The same texts always
 * give the same model.
 */
export function trainModel(texts: readonly LabelledText[]): TrainedModel {
  const phrases = texts.map(({ text }) => readPhrase(readWords(text)))
  const stems = new Set(phrases.flatMap((phrase) => phrase.map(({ stem }) => stem)))
  const vectors: FeatureVector[] = phrases.map((phrase) => featuresOf(phrase.map((one) => withParts(one, stems))))
  const counts = new Map<string, number>()
  for (const { names } of vectors) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const numbers = new Map<string, number>()
  for (const [name, count] of counts) if (count >= leastCount || name[1] === ':') numbers.set(name, numbers.size)
  const examples = vectors.map(({ names, values }) => {
    const kept = names.map((name, at) => ({ number: numbers.get(name), value: values[at] as number }))
    const found = kept.filter(({ number }) => number !== undefined)
    const length = lengthOf(found.map(({ value }) => value))
    return {
      features: Uint32Array.from(found, ({ number }) => number as number),
      values: Float32Array.from(found, ({ value }) => value / length),
    }
  })

  const weights = new Float32Array(numbers.size * classCount)
  const squares = new Float32Array(numbers.size * classCount).fill(0.05)
  const bias = new Float32Array(classCount)
  const classes = new Uint8Array(classCount)
  const steps = new Float64Array(classCount)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const index = order(texts.length, epoch)
    for (let turn = 0; turn < texts.length; turn++) {
      const at = index(turn)
      const { features, values } = examples[at] as (typeof examples)[number]
      const { niceClass, weight } = texts[at] as LabelledText
      const errors = shares(weights, bias, features, values)
      errors[niceClass - 1] = (errors[niceClass - 1] as number) - 1
      let active = 0
      for (let one = 0; one < classCount; one++) {
        const error = (errors[one] as number) * weight
        if (error > -leastError && error < leastError) continue
        classes[active] = one
        steps[active++] = error
      }
      for (let feature = 0; feature < features.length; feature++) {
        const from = (features[feature] as number) * classCount
        const value = values[feature] as number
        for (let one = 0; one < active; one++) {
          const slot = from + (classes[one] as number)
          const slope = (steps[one] as number) * value
          const square = (squares[slot] as number) + slope * slope
          squares[slot] = square
          weights[slot] = (weights[slot] as number) - (rate * slope) / Math.sqrt(square)
        }
      }
    }
  }
  return { names: [...numbers.keys()], weights, bias, stems }
}
