import { blockSize } from '../layout/block.ts'
import type { Segment } from '../layout/segment.ts'
import { addScratch } from '../memory/shared-memory.ts'
import { sieveModule } from './sieve-module.ts'

/** The places in the scratch memory, as offsets from its start; see `assembly/sieve.ts`. */
type Place =
  | 'LISTS'
  | 'WEIGHTS'
  | 'NEEDED'
  | 'PLACES'
  | 'KIND_PLACES'
  | 'LIMITS'
  | 'KIND_LIMITS'
  | 'COUNTERS'
  | 'MARKS'
  | 'FOUND'
  | 'NEAR'
  | 'DISTANCES'
  | 'KIND_DISTANCES'
  | 'COUNTS'

/** The exports of `assembly/sieve.ts`. Texts are offsets in their block; everything else is an address or a number. */
interface SieveExports extends Record<Place | 'BYTES', WebAssembly.Global> {
  countBlock(
    scratch: number,
    postingStart: number,
    postings: number,
    lengths: number,
    block: number,
    texts: number,
    trigrams: number,
  ): number
  unmark(scratch: number, count: number): void
  compare(
    scratch: number,
    count: number,
    from: number,
    until: number,
    rows: number,
    row: number,
    length: number,
    near: number,
  ): number
}

let compiled: WebAssembly.Module | undefined

/**
 * Counts and compares over the memory of one segment for one thread; see `assembly/sieve.ts`. A query writes its inputs
 * to the scratch memory, unless it was the last to do so.
 */
export class Sieve {
  readonly run: SieveExports
  /** The address of the scratch memory. */
  readonly scratch: number
  /** Inputs of counting: the trigrams' lists and weights, and by length the least value of a counter. */
  readonly lists: Uint32Array
  readonly weights: Uint8Array
  readonly needed: Uint16Array
  /** Inputs of comparing: the places of letters and of kinds, and how many of each may differ. */
  readonly places: Uint8Array
  readonly kindPlaces: Uint8Array
  readonly limits: Uint8Array
  readonly kindLimits: Uint8Array
  /** Results of counting. */
  readonly counters: Uint8Array
  readonly marks: Uint8Array
  readonly found: Uint16Array
  /** Results of comparing. */
  readonly near: Uint16Array
  readonly distances: Uint8Array
  readonly kindDistances: Uint8Array
  readonly counts: Uint8Array
  /** The queries whose trigrams and letters are in the scratch memory. */
  counting: object | null = null
  comparing: object | null = null

  constructor(memory: WebAssembly.Memory) {
    compiled ??= new WebAssembly.Module(Buffer.from(sieveModule, 'base64'))
    const { exports } = new WebAssembly.Instance(compiled, { env: { memory } })
    const run = exports as unknown as SieveExports
    const scratch = addScratch(memory, run.BYTES.value)
    const { buffer } = memory
    const at = (place: WebAssembly.Global) => scratch + place.value
    this.run = run
    this.scratch = scratch
    this.lists = new Uint32Array(buffer, at(run.LISTS), 256)
    this.weights = new Uint8Array(buffer, at(run.WEIGHTS), 256)
    this.needed = new Uint16Array(buffer, at(run.NEEDED), 256)
    this.places = new Uint8Array(buffer, at(run.PLACES), 128)
    this.kindPlaces = new Uint8Array(buffer, at(run.KIND_PLACES), 128)
    this.limits = new Uint8Array(buffer, at(run.LIMITS), 32)
    this.kindLimits = new Uint8Array(buffer, at(run.KIND_LIMITS), 32 * 32)
    this.counters = new Uint8Array(buffer, at(run.COUNTERS), blockSize)
    this.marks = new Uint8Array(buffer, at(run.MARKS), blockSize)
    this.found = new Uint16Array(buffer, at(run.FOUND), blockSize)
    this.near = new Uint16Array(buffer, at(run.NEAR), blockSize)
    this.distances = new Uint8Array(buffer, at(run.DISTANCES), blockSize)
    this.kindDistances = new Uint8Array(buffer, at(run.KIND_DISTANCES), blockSize)
    this.counts = new Uint8Array(buffer, at(run.COUNTS), blockSize)
  }
}

/** The sieves of one thread, one per segment. */
export class Sieves {
  private readonly sieves = new WeakMap<Segment, Sieve>()

  of(segment: Segment): Sieve {
    let sieve = this.sieves.get(segment)
    if (sieve === undefined) {
      sieve = new Sieve(segment.memory)
      this.sieves.set(segment, sieve)
    }
    return sieve
  }
}
