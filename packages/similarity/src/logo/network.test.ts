import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moduleText } from '../../assembly/compile.ts'
import { Network, networkLength, networkNumbers, openNetworkCode } from './network.ts'
import { networkModule } from './network-module.ts'
import { flag } from './test-pictures.ts'
import { viewSide } from './view.ts'
import provenance from './weights/network.json' with { type: 'json' }
import { networkWeights1 } from './weights/network-1.ts'
import { networkWeights2 } from './weights/network-2.ts'

const weights = Buffer.from(networkWeights1 + networkWeights2, 'base64')

it('has the weights that their provenance names', () => {
  expect(createHash('sha256').update(weights).digest('hex')).toBe(provenance.sha256)
  expect(weights.length).toBe(provenance.bytes)
  expect(weights.length).toBeLessThan(3_000_000)
})

it('runs the code of its source', async () => {
  expect(await moduleText()).toContain(`'${networkModule}'`)
}, 60_000)

const layers = fc.record({
  side: fc.constantFrom(2, 4, 8),
  channels: fc.constantFrom(8, 16),
  outputs: fc.constantFrom(4, 12),
  kernel: fc.constantFrom(1, 3),
  stride: fc.constantFrom(1, 2),
  seed: fc.nat(),
})

it('gives the sums and values of a layer computed plainly', () => {
  const { code, memory } = openNetworkCode()
  const [input, rows, kernels, sums] = [0, 0x10000, 0x20000, 0x30000]
  const [scales, offsets, output] = [0x40000, 0x50000, 0x60000]
  fc.assert(
    fc.property(layers, ({ side, channels, outputs, kernel, stride, seed }) => {
      // Products have at least two places.
      fc.pre(side / stride >= 2)
      const next = numbersFrom(seed)
      const places = (side / stride) ** 2
      const values = Int16Array.from({ length: side * side * channels }, () => next(0, 255))
      const taken = Int16Array.from({ length: outputs * kernel * kernel * channels }, () => next(-127, 127))
      const sizes = Float32Array.from({ length: outputs }, () => next(1, 1000) / 700_000)
      const more = Float32Array.from({ length: outputs }, () => next(-900, 900) / 7)
      for (const [at, list] of [
        [input, values],
        [kernels, taken],
        [scales, sizes],
        [offsets, more],
      ] as const)
        new Uint8Array(memory.buffer, at, list.byteLength).set(new Uint8Array(list.buffer))
      code.layOut(input, side, channels, kernel, stride, rows)
      code.multiply(rows, places, kernel * kernel * channels, kernels, outputs, sums)
      code.rescale(sums, places, outputs, scales, offsets, output)
      const wanted = convolved({ values, taken, side, channels, outputs, kernel, stride })
      expect([...new Int32Array(memory.buffer, sums, wanted.length)]).toEqual(wanted)
      expect([...new Int16Array(memory.buffer, output, wanted.length)]).toEqual(
        wanted.map((sum, at) => {
          const value = Math.fround(Math.fround(Math.fround(sum) * (sizes[at % outputs] ?? 0)) + (more[at % outputs] ?? 0))
          return roundedToEven(Math.min(255, Math.max(0, value)))
        }),
      )
    }),
    { numRuns: 60 },
  )
})

it('gives the same numbers in every memory, and refuses weights of another network', () => {
  const view = Uint8Array.from({ length: viewSide * viewSide }, (_, at) => (flag((at % 64) / 64, at / 4096) ? 255 : 0))
  const numbers = networkNumbers(view)
  expect(numbers).toHaveLength(networkLength)
  expect(new Network(weights).run(view)).toEqual(numbers)
  expect(networkNumbers(new Uint8Array(viewSide * viewSide))).not.toEqual(numbers)
  expect(networkNumbers(view)).toEqual(numbers)
  expect(() => new Network(Buffer.concat([weights, Buffer.alloc(1)]))).toThrow('A network of')
})

interface Layer {
  values: Int16Array
  taken: Int16Array
  side: number
  channels: number
  outputs: number
  kernel: number
  stride: number
}

/** Returns the sum over a kernel for each place and output, computed as the definition says. */
function convolved({ values, taken, side, channels, outputs, kernel, stride }: Layer): number[] {
  const found: number[] = []
  const reach = kernel >> 1
  for (let y = 0; y < side; y += stride)
    for (let x = 0; x < side; x += stride)
      for (let output = 0; output < outputs; output++) {
        let sum = 0
        for (let down = 0; down < kernel; down++)
          for (let across = 0; across < kernel; across++)
            for (let channel = 0; channel < channels; channel++) {
              const [row, column] = [y + down - reach, x + across - reach]
              if (row < 0 || column < 0 || row >= side || column >= side) continue
              const value = values[(row * side + column) * channels + channel] ?? 0
              sum += value * (taken[((output * kernel + down) * kernel + across) * channels + channel] ?? 0)
            }
        found.push(sum)
      }
  return found
}

const roundedToEven = (value: number) => {
  const low = Math.floor(value)
  const rest = value - low
  return rest > 0.5 || (rest === 0.5 && low % 2 === 1) ? low + 1 : low
}

/** Returns whole numbers in a range, repeatable by seed. */
function numbersFrom(seed: number): (from: number, to: number) => number {
  let state = seed | 0
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return from + ((state >>> 8) % (to - from + 1))
  }
}
