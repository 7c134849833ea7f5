import { logoModule } from './logo-module.ts'

/** The exports of `assembly/logos.ts`. All pointers are addresses in the memory of the instance. */
export interface LogoCode {
  products(vectors: number, count: number, length: number, query: number, to: number): void
  scan(
    first: number,
    second: number,
    from: number,
    until: number,
    half: number,
    query: number,
    leastOfHalf: number,
    least: number,
    to: number,
  ): number
  collect(records: number, mask: number, from: number, until: number, marks: number, to: number): number
  scanPlaces(
    first: number,
    second: number,
    places: number,
    count: number,
    half: number,
    query: number,
    leastOfHalf: number,
    least: number,
    to: number,
  ): number
  /** These work like `scan` and `scanPlaces`, for vectors of half bytes. */
  scanHalfBytes(vectors: number, from: number, until: number, length: number, query: number, least: number, to: number): number
  scanHalfBytesPlaces(
    vectors: number,
    places: number,
    count: number,
    length: number,
    query: number,
    least: number,
    to: number,
  ): number
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
