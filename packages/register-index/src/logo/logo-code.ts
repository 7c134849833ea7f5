import { logoModule } from './logo-module.ts'

/** The exports of `assembly/logos.ts`. All pointers are addresses in the memory of the instance. */
export interface LogoCode {
  products(vectors: number, count: number, length: number, query: number, to: number): void
  scan(
    vectors: number,
    from: number,
    until: number,
    length: number,
    query: number,
    leastOfHalf: number,
    least: number,
    to: number,
  ): number
  collect(records: number, mask: number, from: number, until: number, marks: number, to: number): number
  scanPlaces(vectors: number, places: number, count: number, length: number, query: number, least: number, to: number): number
  /** These work like `scan`, without `leastOfHalf`, and `scanPlaces`, for vectors of half bytes. */
  scanHalves(vectors: number, from: number, until: number, length: number, query: number, least: number, to: number): number
  scanHalvesPlaces: LogoCode['scanPlaces']
  nearest(vectors: number, count: number, length: number, centres: number, inAll: number, wide: number, to: number): void
  assign(
    vectors: number,
    count: number,
    length: number,
    coarse: number,
    inCoarse: number,
    starts: number,
    fine: number,
    wide: number,
    to: number,
  ): void
}

let compiled: WebAssembly.Module | undefined

/** Returns the code that compares vectors, working on this memory. */
export function logoCodeOn(memory: WebAssembly.Memory): LogoCode {
  compiled ??= new WebAssembly.Module(Buffer.from(logoModule, 'base64'))
  return new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as LogoCode
}
