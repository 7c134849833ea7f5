/** The globals outside the language that this package uses. Browsers and Node both have them. */
declare const TextDecoder: { new (label: string): { decode(bytes: Uint8Array): string } }
declare const atob: (base64: string) => string

declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer
  }
  const Memory: { new (size: { initial: number; maximum: number }): Memory }
  type Module = object
  const Module: { new (bytes: Uint8Array): Module }
  interface Instance {
    readonly exports: Record<string, unknown>
  }
  const Instance: { new (module: Module, imports: { env: { memory: Memory } }): Instance }
}
