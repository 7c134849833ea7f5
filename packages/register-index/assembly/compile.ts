import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

/*
 * `npm run build:sieve` compiles `sieve.ts` and `logos.ts` to WebAssembly and writes `src/retrieve/sieve-module.ts` and
 * `src/logo/logo-module.ts`. The results are in the repository, so that neither the product nor its build needs the
 * compiler. Tests check that they match the sources.
 */

const modules = {
  sieve: { target: '../src/retrieve/sieve-module.ts', constant: 'sieveModule' },
  logos: { target: '../src/logo/logo-module.ts', constant: 'logoModule' },
} as const
type ModuleName = keyof typeof modules

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const options = [
  ...['-O3', '--noAssert', '--runtime', 'stub'],
  // The module works on the memory of a segment, which all threads share and no module owns.
  ...['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
  ...['--enable', 'simd', '--enable', 'threads', '--enable', 'bulk-memory'],
]

/** Returns the text of the file with the compiled module. */
export async function moduleText(name: ModuleName): Promise<string> {
  let module: Uint8Array | undefined
  const { error, stderr } = await asc.main([pathTo(`${name}.ts`), '--outFile', `${name}.wasm`, ...options], {
    writeFile: (_name, contents) => {
      module = contents as Uint8Array
    },
  })
  if (error !== null || module === undefined)
    throw new Error(`${name}.ts does not compile: ${stderr.toString()}`, { cause: error })
  return [
    `/** \`assembly/${name}.ts\` as WebAssembly, in base 64. Written by \`npm run build:sieve\`. */`,
    `export const ${modules[name].constant} =\n  '${Buffer.from(module).toString('base64')}'\n`,
  ].join('\n')
}

if (process.argv[1] === pathTo('compile.ts')) {
  for (const name of Object.keys(modules) as ModuleName[]) writeFileSync(pathTo(modules[name].target), await moduleText(name))
}
