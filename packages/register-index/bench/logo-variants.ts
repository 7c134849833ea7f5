import { type LogoDescription, vectorScale } from '@marklot/similarity/logo'
import { numbersFrom } from './invented-pictures.ts'

/**
 * Noise in [-1, 1). It is drawn once, because drawing it again for every vector would take longer than building the
 * index.
 */
const pooled = 1 << 20
const pool = Float32Array.from({ length: pooled }, numbersFrom(5)).map((value) => value * 2 - 1)
const values = new Float64Array(512)

/** Generates any number of descriptions from a few real ones. */
export class LogoVariants {
  private readonly real: readonly LogoDescription[]

  constructor(real: readonly LogoDescription[]) {
    this.real = real
  }

  /** The description with this number: a mixture of three real ones in random shares, with noise. */
  logo(number: number): LogoDescription {
    const next = numbersFrom(number + 10_000_019)
    const [one, ...others] = [this.pick(next), this.pick(next), this.pick(next)] as const
    const shares = [next(), next()].sort() as [number, number]
    const noise = 4 + next() * 10
    const mixed = (vectors: readonly [Int8Array, Int8Array, Int8Array]) => mix(vectors, shares, noise, next)
    const mask = BigInt(Math.floor(next() * 2 ** 32)) | (BigInt(Math.floor(next() * 2 ** 32)) << 32n)
    return {
      ...one,
      hash: BigUint64Array.of((one.hash[0] ?? 0n) ^ mask),
      views: one.views.map((view, i) => {
        const [second, third] = others.map(({ views }) => (views[i] ?? views[0] ?? view).copy) as [Int8Array, Int8Array]
        return { ...view, copy: mixed([view.copy, second, third]) }
      }),
      idea: mixed([one.idea, others[0].idea, others[1].idea]),
    }
  }

  private pick(next: () => number): LogoDescription {
    return this.real[Math.floor(next() * this.real.length)] as LogoDescription
  }
}

/** Mixes three vectors with noise and gives the result the usual length. */
function mix(
  [one, second, third]: readonly [Int8Array, Int8Array, Int8Array],
  [low, high]: readonly [number, number],
  noise: number,
  next: () => number,
): Int8Array {
  const from = Math.floor(next() * (pooled - one.length))
  let squares = 0
  for (let i = 0; i < one.length; i++) {
    const value =
      (one[i] as number) * low +
      (second[i] as number) * (high - low) +
      (third[i] as number) * (1 - high) +
      (pool[from + i] as number) * noise
    values[i] = value
    squares += value * value
  }
  const scale = vectorScale / Math.sqrt(squares)
  const mixed = new Int8Array(one.length)
  for (let i = 0; i < one.length; i++) mixed[i] = Math.max(-127, Math.min(127, Math.round((values[i] as number) * scale)))
  return mixed
}
