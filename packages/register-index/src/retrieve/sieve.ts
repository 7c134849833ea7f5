import { blockSize } from '../layout/block.ts'
import type { Segment } from '../layout/segment.ts'
import { addScratch } from '../memory/shared-memory.ts'
import { sieveModule } from './sieve-module.ts'

/** Places in the scratch memory, each told from its beginning: see there. */
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

/** What `assembly/sieve.ts` exports. Texts are told from the first of their block, everything else is addresses and numbers. */
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
const sieves = new WeakMap<Segment, Sieve>()

/**
 * The counting and comparing of this thread over the memory of one segment; see `assembly/sieve.ts`. Whoever counts or compares writes to the scratch memory
 * what it needs, unless it was the last to do so.
 */
export class Sieve {
  readonly run: SieveExports
  /** Where the scratch memory begins. */
  readonly scratch: number
  /** Of what is counted: lists and weights of the trigrams, and what counters must come to by length. */
  readonly lists: Uint32Array
  readonly weights: Uint8Array
  readonly needed: Uint16Array
  /** Of what is compared: places of letters, of kinds, and how many of both may differ. */
  readonly places: Uint8Array
  readonly kindPlaces: Uint8Array
  readonly limits: Uint8Array
  readonly kindLimits: Uint8Array
  /** What counting finds. */
  readonly counters: Uint8Array
  readonly marks: Uint8Array
  readonly found: Uint16Array
  /** What comparing leaves. */
  readonly near: Uint16Array
  readonly distances: Uint8Array
  readonly kindDistances: Uint8Array
  readonly counts: Uint8Array
  /** Whose trigrams and whose letters are in the scratch memory. */
  counting: object | null = null
  comparing: object | null = null

  static of(segment: Segment): Sieve {
    let sieve = sieves.get(segment)
    if (sieve === undefined) {
      sieve = new Sieve(segment.memory)
      sieves.set(segment, sieve)
    }
    return sieve
  }

  private constructor(memory: WebAssembly.Memory) {
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
