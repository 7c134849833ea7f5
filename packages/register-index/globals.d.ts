/**
 * WebAssembly as far as this package uses it. Node's own types leave it out, and those that have it (the DOM's, the web worker's) would
 * let code of a browser compile here.
 */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer
    /** Adds pages of 65,536 bytes; returns the number of pages before. */
    grow(pages: number): number
  }
  const Memory: { new (size: { initial: number; maximum: number; shared: boolean }): Memory }

  interface Global {
    readonly value: number
  }
  type Module = object
  const Module: { new (bytes: Uint8Array): Module }
  interface Instance {
    readonly exports: Record<string, unknown>
  }
  const Instance: { new (module: Module, imports: { env: { memory: Memory } }): Instance }
}
