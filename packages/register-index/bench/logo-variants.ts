import { type LogoDescription, vectorScale } from '@marklot/similarity/logo'
import { numbersFrom } from './invented-pictures.ts'

/** Noise in [-1, 1), drawn once: drawing it anew for every vector would take longer than building the index. */
const pooled = 1 << 20
const pool = Float32Array.from({ length: pooled }, numbersFrom(5)).map((value) => value * 2 - 1)
const values = new Float64Array(512)

/** Any number of descriptions, made of some real ones. */
export class LogoVariants {
  private readonly real: readonly LogoDescription[]

  constructor(real: readonly LogoDescription[]) {
    this.real = real
  }

  /** The description with this number: a real one, mixed with another and with noise. */
  logo(number: number): LogoDescription {
    const next = numbersFrom(number + 10_000_019)
    const one = this.pick(next)
    const other = this.pick(next)
    const share = next() * 0.6
    const noise = 4 + next() * 10
    const mixed = (vector: Int8Array, second: Int8Array) => mix(vector, second, share, noise, next)
    const mask = BigInt(Math.floor(next() * 2 ** 32)) | (BigInt(Math.floor(next() * 2 ** 32)) << 32n)
    return {
      ...one,
      hash: BigUint64Array.of((one.hash[0] ?? 0n) ^ mask),
      views: one.views.map((view, i) => ({ ...view, copy: mixed(view.copy, (other.views[i] ?? other.views[0] ?? view).copy) })),
      idea: mixed(one.idea, other.idea),
    }
  }

  private pick(next: () => number): LogoDescription {
    return this.real[Math.floor(next() * this.real.length)] as LogoDescription
  }
}

/** A mixture of two vectors with noise, of the usual length. */
function mix(one: Int8Array, other: Int8Array, share: number, noise: number, next: () => number): Int8Array {
  const from = Math.floor(next() * (pooled - one.length))
  let squares = 0
  for (let i = 0; i < one.length; i++) {
    const value = (one[i] as number) * (1 - share) + (other[i] as number) * share + (pool[from + i] as number) * noise
    values[i] = value
    squares += value * value
  }
  const scale = vectorScale / Math.sqrt(squares)
  const mixed = new Int8Array(one.length)
  for (let i = 0; i < one.length; i++) mixed[i] = Math.max(-127, Math.min(127, Math.round((values[i] as number) * scale)))
  return mixed
}
