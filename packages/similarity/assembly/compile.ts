import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

/*
 * `npm run build:network` compiles `network.ts` to WebAssembly and writes `src/logo/network-module.ts`. The result is
 * in the repository, so neither the product nor its build needs the compiler. A test checks that it matches the source.
 */

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const options = [
  ...['-O3', '--noAssert', '--runtime', 'stub', '--importMemory', '--initialMemory', '1', '--maximumMemory', '1024'],
  ...['--enable', 'simd', '--enable', 'bulk-memory'],
]

/** Returns the text of the file with the compiled module. */
export async function moduleText(): Promise<string> {
  let module: Uint8Array | undefined
  const { error, stderr } = await asc.main([pathTo('network.ts'), '--outFile', 'network.wasm', ...options], {
    writeFile: (_name, contents) => {
      module = contents as Uint8Array
    },
  })
  if (error !== null || module === undefined)
    throw new Error(`network.ts does not compile: ${stderr.toString()}`, { cause: error })
  return [
    '/** `assembly/network.ts` as WebAssembly, in base 64. Written by `npm run build:network`. */',
    `export const networkModule =\n  '${Buffer.from(module).toString('base64')}'\n`,
  ].join('\n')
}

if (process.argv[1] === pathTo('compile.ts')) writeFileSync(pathTo('../src/logo/network-module.ts'), await moduleText())
