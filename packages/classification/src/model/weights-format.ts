/*
 * The stored model: one line for each input, its name and, after a space, a pair of characters for each class that it
 * speaks for or against. The first character is the class, the second the weight in steps.
 */

const unsafe = '`\\$'
const alphabet = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((character) => !unsafe.includes(character))
  .join('')
const middle = (alphabet.length - 1) / 2
/** One step of a weight. */
const step = 0.22
/** Smaller weights are not stored. */
const leastWeight = 0.4

/** The name of the input that is always present. It holds how frequent each class is. */
export const biasName = 'bias'

/** Returns the pairs of one input, for weights in the order of the classes. */
export function writeWeights(weights: ArrayLike<number>, least = leastWeight): string {
  let pairs = ''
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] as number
    if (Math.abs(weight) < least) continue
    const steps = Math.max(-middle, Math.min(middle, Math.round(weight / step)))
    pairs += alphabet[at] as string
    pairs += alphabet[steps + middle] as string
  }
  return pairs
}

/** Weights of all inputs; those of input `n` are at `starts[n]` to `starts[n + 1]`, exclusive. */
export interface StoredWeights {
  readonly numbers: ReadonlyMap<string, number>
  readonly starts: Uint32Array
  /** 0 to 44 */
  readonly classes: Uint8Array
  readonly weights: Float32Array
}

/** Reads the lines of the stored model. */
export function readWeights(table: string): StoredWeights {
  const lines = table.split('\n').filter((line) => line !== '')
  const values = new Uint8Array(128)
  for (let at = 0; at < alphabet.length; at++) values[alphabet.charCodeAt(at)] = at
  const numbers = new Map<string, number>()
  const starts = new Uint32Array(lines.length + 1)
  const most = Math.ceil(table.length / 2)
  const classes = new Uint8Array(most)
  const weights = new Float32Array(most)
  let count = 0
  lines.forEach((line, number) => {
    const space = line.indexOf(' ')
    numbers.set(line.slice(0, space), number)
    for (let at = space + 1; at < line.length; at += 2) {
      classes[count] = values[line.charCodeAt(at)] as number
      weights[count++] = ((values[line.charCodeAt(at + 1)] as number) - middle) * step
    }
    starts[number + 1] = count
  })
  return { numbers, starts, classes: classes.slice(0, count), weights: weights.slice(0, count) }
}
