/**
 * The parts of WebAssembly that this package uses. Node's types leave WebAssembly out. The types of the DOM and of web
 * workers include it, but they would also let browser code compile here.
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
