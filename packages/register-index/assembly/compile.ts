import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

/*
 * `npm run build:sieve` compiles `sieve.ts` to WebAssembly and writes `src/retrieve/sieve-module.ts`. The result is in
 * the repository, so that neither the product nor its build needs the compiler. A test checks that it matches the
 * source.
 */

const source = fileURLToPath(new URL('sieve.ts', import.meta.url))
const target = fileURLToPath(new URL('../src/retrieve/sieve-module.ts', import.meta.url))
const options = [
  ...['-O3', '--noAssert', '--runtime', 'stub'],
  // The module works on the memory of a segment, which all threads share and no module owns.
  ...['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
  ...['--enable', 'simd', '--enable', 'threads', '--enable', 'bulk-memory'],
]

/** The text of `src/retrieve/sieve-module.ts`. */
export async function sieveModuleText(): Promise<string> {
  let module: Uint8Array | undefined
  const { error, stderr } = await asc.main([source, '--outFile', 'sieve.wasm', ...options], {
    writeFile: (_name, contents) => {
      module = contents as Uint8Array
    },
  })
  if (error !== null || module === undefined)
    throw new Error(`The sieve does not compile: ${stderr.toString()}`, { cause: error })
  return [
    '/** `assembly/sieve.ts` as WebAssembly, in base 64. Written by `npm run build:sieve`. */',
    `export const sieveModule =\n  '${Buffer.from(module).toString('base64')}'\n`,
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await sieveModuleText())
