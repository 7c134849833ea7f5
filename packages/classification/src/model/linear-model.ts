const classCount = 45

export interface Example {
  readonly features: Uint32Array
  readonly values: Float32Array
  /** 0 to 44 */
  readonly label: number
  readonly weight: number
}

/** Weights of a softmax regression, 45 for each input. */
export interface LinearModel {
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** Log-odds of the 45 classes, not normalised. */
export function scoresOf({ weights, bias }: LinearModel, features: ArrayLike<number>, values: ArrayLike<number>): Float64Array {
  const scores = Float64Array.from(bias)
  for (let at = 0; at < features.length; at++) {
    const from = (features[at] as number) * classCount
    const value = values[at] as number
    for (let one = 0; one < classCount; one++) scores[one] = (scores[one] as number) + value * (weights[from + one] as number)
  }
  return scores
}

/** Turns log-odds into shares that sum to 1, in place. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  let sum = 0
  for (let one = 0; one < scores.length; one++) {
    const odds = Math.exp((scores[one] as number) - most)
    scores[one] = odds
    sum += odds
  }
  for (let one = 0; one < scores.length; one++) scores[one] = (scores[one] as number) / sum
  return scores
}

const epochs = 6
const rate = 0.8

/** A fixed order that visits every example once: steps of a length without a common divisor. */
function order(count: number, epoch: number): (at: number) => number {
  let step = Math.floor(count * 0.618) + epoch * 7 + 1
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  while (divisor(step, count) !== 1) step++
  return (at) => (at * step + epoch) % count
}

/** Trains by stochastic gradient descent with a rate of its own for each weight (AdaGrad). Always gives the same model. */
export function train(examples: readonly Example[], featureCount: number): LinearModel {
  const weights = new Float32Array(featureCount * classCount)
  const squares = new Float32Array(featureCount * classCount).fill(0.05)
  const bias = new Float32Array(classCount)
  const model = { weights, bias }
  for (let epoch = 0; epoch < epochs; epoch++) {
    const index = order(examples.length, epoch)
    for (let at = 0; at < examples.length; at++) {
      const { features, values, label, weight } = examples[index(at)] as Example
      const shares = softmax(scoresOf(model, features, values))
      shares[label] = (shares[label] as number) - 1
      for (let one = 0; one < classCount; one++) {
        const error = (shares[one] as number) * weight
        if (error < 0.002 && error > -0.002) continue
        for (let feature = 0; feature < features.length; feature++) {
          const slot = (features[feature] as number) * classCount + one
          const slope = error * (values[feature] as number)
          const square = (squares[slot] as number) + slope * slope
          squares[slot] = square
          weights[slot] = (weights[slot] as number) - (rate * slope) / Math.sqrt(square)
        }
      }
    }
  }
  return model
}
