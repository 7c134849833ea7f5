import { networkModule } from './network-module.ts'
import { viewSide } from './view.ts'
import { networkWeights1 } from './weights/network-1.ts'
import { networkWeights2 } from './weights/network-2.ts'

/*
 * The network that finds the same idea (`training/logo/net.py`), in whole numbers:
 *
 *   view 64 × 64 ─▶ sizes of 32 edge filters on 16 × 16 places ─▶ three residual blocks, the last on 4 × 4 places
 *     ─▶ mean and maximum of each channel, and 48 mixtures of channels at each place ─▶ 64 numbers
 *
 * The weights are decoded when the network runs for the first time.
 */

/** Numbers that the network gives for a view. */
export const networkLength = 64

const stem = { side: viewSide / 2, outputs: 32, row: 32 }
const blocks = [
  { inputs: 32, outputs: 64, side: 16, stride: 1 },
  { inputs: 64, outputs: 128, side: 16, stride: 2 },
  { inputs: 128, outputs: 224, side: 8, stride: 2 },
] as const
const last = { channels: 224, laidOut: 48, places: 16 }
const headRow = 2 * last.channels + last.laidOut * last.places

interface NetworkCode {
  layOut(from: number, side: number, channels: number, kernel: number, stride: number, to: number): void
  layOutView(view: number, side: number, to: number): void
  multiply(rows: number, places: number, length: number, weights: number, outputs: number, to: number): void
  rescale(sums: number, places: number, outputs: number, scales: number, offsets: number, to: number): void
  rescaleBoth(
    sums: number,
    others: number,
    places: number,
    outputs: number,
    scales: number,
    otherScales: number,
    offsets: number,
    to: number,
  ): void
  rescaleSizes(sums: number, side: number, outputs: number, scales: number, offsets: number, to: number): void
}

/** Addresses of a layer's weights, scales and offsets. */
interface Layer {
  readonly weights: number
  readonly row: number
  readonly outputs: number
  readonly scales: number
  readonly offsets: number
}

/** Room for the widened weights and the values of the largest layer. */
const memoryPages = 64

/** Returns the compiled code in a memory of its own. */
export function openNetworkCode(): { code: NetworkCode; memory: { readonly buffer: ArrayBuffer } } {
  const memory = new WebAssembly.Memory({ initial: memoryPages, maximum: memoryPages })
  const module = new WebAssembly.Module(bytesOf(networkModule))
  return { code: new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as NetworkCode, memory }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))

/** A network with its weights in the memory of its code. */
export class Network {
  private readonly code
  private readonly buffer
  private readonly source: Uint8Array
  private read = 0
  private free = 0
  private readonly layers
  private readonly view
  private readonly rows
  private readonly sums
  private readonly otherSums
  private readonly values

  constructor(weights: Uint8Array) {
    const { code, memory } = openNetworkCode()
    this.code = code
    this.buffer = memory.buffer
    this.source = weights
    this.layers = {
      stem: this.layer(stem.row, stem.outputs),
      blocks: blocks.map(({ inputs, outputs }) => ({
        first: this.layer(9 * inputs, outputs),
        second: this.layer(9 * outputs, outputs),
        short: this.layer(inputs, outputs, false),
      })),
      laidOut: this.layer(last.channels, last.laidOut),
      head: this.layer(headRow, networkLength),
    }
    if (this.read !== weights.length) throw new Error(`A network of ${weights.length} bytes instead of ${this.read}`)
    this.view = this.take(viewSide * viewSide)
    this.rows = this.take(Math.max(stem.side ** 2 * stem.row, 16 ** 2 * 9 * 64) * 2)
    this.sums = this.take(Math.max(stem.side ** 2 * stem.outputs, 16 ** 2 * 64) * 4)
    this.otherSums = this.take(16 ** 2 * 64 * 4)
    this.values = [0, 1, 2].map(() => this.take(16 ** 2 * 64 * 2))
  }

  /** Numbers in which views of one idea are alike. They have no common length. */
  run(view: Uint8Array): Float32Array {
    new Uint8Array(this.buffer, this.view, view.length).set(view)
    let [values, middle, next] = this.values
    this.runStem(values)
    for (const [at, { inputs, outputs, side, stride }] of blocks.entries()) {
      const { first, second, short } = this.layers.blocks[at]
      const places = (side / stride) ** 2
      this.convolve(values, side, inputs, 3, stride, first, this.sums)
      this.code.rescale(this.sums, places, outputs, first.scales, first.offsets, middle)
      this.convolve(values, side, inputs, 1, stride, short, this.otherSums)
      this.convolve(middle, side / stride, outputs, 3, 1, second, this.sums)
      const { scales, offsets } = second
      this.code.rescaleBoth(this.sums, this.otherSums, places, outputs, scales, short.scales, offsets, next)
      ;[values, next] = [next, values]
    }
    const { laidOut } = this.layers
    this.code.multiply(values, last.places, last.channels, laidOut.weights, last.laidOut, this.sums)
    this.code.rescale(this.sums, last.places, last.laidOut, laidOut.scales, laidOut.offsets, middle)
    return this.runHead(values, middle)
  }

  private runStem(to: number): void {
    const { weights, scales, offsets } = this.layers.stem
    this.code.layOutView(this.view, viewSide, this.rows)
    this.code.multiply(this.rows, stem.side ** 2, stem.row, weights, stem.outputs, this.sums)
    this.code.rescaleSizes(this.sums, stem.side, stem.outputs, scales, offsets, to)
  }

  private convolve(from: number, side: number, channels: number, kernel: number, stride: number, layer: Layer, to: number): void {
    this.code.layOut(from, side, channels, kernel, stride, this.rows)
    this.code.multiply(this.rows, (side / stride) ** 2, layer.row, layer.weights, layer.outputs, to)
  }

  private runHead(planes: number, laidOut: number): Float32Array {
    const { channels, places } = last
    const found = new Int16Array(this.buffer, this.rows, 2 * headRow)
    const all = new Int16Array(this.buffer, planes, channels * places)
    for (let channel = 0; channel < channels; channel++) {
      let [sum, most] = [places / 2, 0]
      for (let at = channel; at < all.length; at += channels) {
        sum += all[at]
        most = Math.max(most, all[at])
      }
      found[channel] = Math.floor(sum / places)
      found[channels + channel] = most
    }
    found.set(new Int16Array(this.buffer, laidOut, last.laidOut * places), 2 * channels)
    const { head } = this.layers
    // Products are of two rows at least.
    this.code.multiply(this.rows, 2, headRow, head.weights, networkLength, this.sums)
    const sums = new Int32Array(this.buffer, this.sums, networkLength)
    const scales = new Float32Array(this.buffer, head.scales, networkLength)
    const offsets = new Float32Array(this.buffer, head.offsets, networkLength)
    return Float32Array.from(sums, (sum, at) => Math.fround(Math.fround(Math.fround(sum) * scales[at]) + offsets[at]))
  }

  private layer(row: number, outputs: number, hasOffsets = true): Layer {
    const weights = this.take(row * outputs * 2)
    new Int16Array(this.buffer, weights, row * outputs).set(asSigned(this.source.subarray(this.read, this.read + row * outputs)))
    this.read += row * outputs
    const scales = this.numbers(outputs)
    return { weights, row, outputs, scales, offsets: hasOffsets ? this.numbers(outputs) : 0 }
  }

  private numbers(count: number): number {
    const at = this.take(count * 4)
    new Uint8Array(this.buffer, at, count * 4).set(this.source.subarray(this.read, this.read + count * 4))
    this.read += count * 4
    return at
  }

  private take(byteLength: number): number {
    const at = this.free
    this.free += Math.ceil(byteLength / 16) * 16
    return at
  }
}

const asSigned = (bytes: Uint8Array) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)

let opened: Network | undefined

/** Runs the product's network. */
export function networkNumbers(view: Uint8Array): Float32Array {
  opened ??= new Network(bytesOf(networkWeights1 + networkWeights2))
  return opened.run(view)
}
