import { copyLength, ideaLength } from '@marklot/similarity/logo'
import { addScratch } from '../memory/shared-memory.ts'
import { FirstHalf } from './first-half.ts'
import { type LogoCode, logoCodeOn } from './logo-code.ts'
import type { HalfByteVectors, LogoSegment, VectorLists } from './logo-segment.ts'

/** Places that one call may return. */
const atOnce = 8_192
const bytesPerFound = 8

/** The most vectors that are searched for at a time. */
export const mostQueries = 32
/** Places that are compared at a time, so few that their vectors stay in the cache for all searched vectors. */
const placesAtOnce = 2_048
/** No product is as low. */
const lowest = -(2 ** 31)
const queryLength = Math.max(copyLength, ideaLength)

/** Receives a place in the lists and its product with the searched vector of a number. */
type Visit = (place: number, product: number, query: number) => void

/** Reads the vectors of one segment for one thread; see `assembly/logos.ts`. */
export class LogoReader {
  private readonly memory: WebAssembly.Memory
  private readonly code: LogoCode
  /** Addresses of the memory of this thread. */
  private readonly query: number
  private readonly found: number
  private readonly places: number
  private readonly marks: number
  private readonly centres: number
  private readonly queryWords: Int16Array
  private readonly foundWords: Int32Array
  private readonly placeWords: Uint32Array
  private readonly markWords: Uint32Array
  private readonly centreProducts: Int32Array
  private firstHalves: FirstHalf[] = []

  constructor({ memory, arrays, marks }: LogoSegment) {
    const lists = Math.max(arrays.copyStart.length, arrays.ideaStart.length)
    const words = Math.ceil((marks + 1) / 32)
    const queryBytes = mostQueries * queryLength * 2
    this.query = addScratch(memory, queryBytes + atOnce * (bytesPerFound + 4) + (words + lists + 8) * 4 + 64)
    this.found = this.query + queryBytes
    this.places = this.found + atOnce * bytesPerFound
    this.marks = this.places + atOnce * 4
    this.centres = this.marks + align(words * 4)
    const { buffer } = memory
    this.memory = memory
    this.code = logoCodeOn(memory)
    this.queryWords = new Int16Array(buffer, this.query, mostQueries * queryLength)
    this.foundWords = new Int32Array(buffer, this.found, atOnce * 2)
    this.placeWords = new Uint32Array(buffer, this.places, atOnce)
    this.markWords = new Uint32Array(buffer, this.marks, words)
    this.centreProducts = new Int32Array(buffer, this.centres, lists)
  }

  /** Sets the vectors that the other methods compare with, by their number. */
  search(vectors: readonly Int8Array[]): void {
    vectors.forEach((vector, query) => {
      this.queryWords.set(vector, query * queryLength)
    })
    this.firstHalves = vectors.map((vector) => new FirstHalf(vector))
  }

  /** The product of a searched vector with the centre of each list, until the next call. */
  productsOfCentres({ centres, start, length }: VectorLists, query: number): Int32Array {
    this.code.products(centres.byteOffset, start.length - 1, length, this.addressOf(query), this.centres)
    return this.centreProducts
  }

  /**
   * Visits the vectors of one list whose product reaches `least`.
   * @param isExact visits all of them; otherwise very few may be missing, and lists of copies are read faster
   */
  scan(
    { start, length, vectors }: VectorLists,
    list: number,
    query: number,
    least: number,
    isExact: boolean,
    visit: Visit,
  ): void {
    const { code, found } = this
    const end = start[list + 1]
    const address = this.addressOf(query)
    const ofHalf = this.leastOfHalf(query, least, isExact)
    for (let from = start[list]; from < end; from += atOnce) {
      const until = Math.min(end, from + atOnce)
      const count =
        'halfBytes' in vectors
          ? code.scanHalfBytes(vectors.halfBytes.byteOffset, from, until, length / 2, address, least, found)
          : code.scan(vectors.first.byteOffset, vectors.second.byteOffset, from, until, length / 2, address, ofHalf, least, found)
      this.visitFound(count, query, visit)
    }
  }

  /** The places of all vectors of the given marks, one bit for each mark. */
  placesOf({ records, mask }: VectorLists, marks: Uint32Array): Uint32Array {
    this.markWords.set(marks)
    const parts: Uint32Array[] = []
    for (let from = 0; from < records.length; from += atOnce) {
      const until = Math.min(records.length, from + atOnce)
      const count = this.code.collect(records.byteOffset, mask, from, until, this.marks, this.places)
      if (count > 0) parts.push(this.placeWords.slice(0, count))
    }
    return joined(parts)
  }

  /**
   * Visits those of the given places whose product with a searched vector reaches the least of this vector.
   * @param leastOf by the number of the searched vector
   * @param isExact as in `scan`
   */
  scanPlaces(
    { length, vectors }: VectorLists,
    places: Uint32Array,
    leastOf: readonly number[],
    isExact: boolean,
    visit: Visit,
  ): void {
    const { code, found } = this
    const leastOfHalves = leastOf.map((least, query) => this.leastOfHalf(query, least, isExact))
    for (let from = 0; from < places.length; from += placesAtOnce) {
      const some = places.subarray(from, from + placesAtOnce)
      const { length: count } = some
      this.placeWords.set(some)
      leastOf.forEach((least, query) => {
        const address = this.addressOf(query)
        const ofHalf = leastOfHalves[query]
        const reached =
          'halfBytes' in vectors
            ? code.scanHalfBytesPlaces(vectors.halfBytes.byteOffset, this.places, count, length / 2, address, least, found)
            : code.scanPlaces(
                vectors.first.byteOffset,
                vectors.second.byteOffset,
                this.places,
                count,
                length / 2,
                address,
                ofHalf,
                least,
                found,
              )
        this.visitFound(reached, query, visit)
      })
    }
  }

  /** Copies some ideas of lists, so that they are read one after the other: as one list, without centres. */
  copyOf(lists: VectorLists<HalfByteVectors>, places: Uint32Array): VectorLists<HalfByteVectors> {
    const { vectors, records, length } = lists
    const bytes = length / 2
    const address = addScratch(this.memory, places.length * bytes)
    const halfBytes = new Uint8Array(this.memory.buffer, address, places.length * bytes)
    places.forEach((place, at) => {
      halfBytes.set(vectors.halfBytes.subarray(place * bytes, (place + 1) * bytes), at * bytes)
    })
    return {
      ...lists,
      start: Uint32Array.of(0, places.length),
      records: places.map((place) => records[place]),
      vectors: { halfBytes },
      centres: new Uint8Array(0),
    }
  }

  private addressOf(query: number): number {
    return this.query + query * queryLength * 2
  }

  private leastOfHalf(query: number, least: number, isExact: boolean): number {
    return isExact ? lowest : this.firstHalves[query].leastFor(least)
  }

  private visitFound(count: number, query: number, visit: Visit): void {
    const { foundWords } = this
    for (let i = 0; i < count; i++) visit(foundWords[i * 2], foundWords[i * 2 + 1], query)
  }
}

const align = (bytes: number) => Math.ceil(bytes / 16) * 16

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The readers of one thread, one per segment. */
export class LogoReaders {
  private readonly readers = new WeakMap<LogoSegment, LogoReader>()

  of(segment: LogoSegment): LogoReader {
    let reader = this.readers.get(segment)
    if (reader === undefined) {
      reader = new LogoReader(segment)
      this.readers.set(segment, reader)
    }
    return reader
  }
}
