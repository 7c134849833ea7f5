/**
 * Measures the first JavaScript of every page in every language: the entry and all modules that it imports or preloads,
 * each compressed with gzip. Run it after the build: `node --import tsx packages/web/measure-js.ts [--json]`. Exits
 * with code 1 when a page exceeds the budget (product design, "Measures").
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { locales } from '@marklot/contracts/locale'
import type { PageRoute } from './src/lib/route.ts'
import { type BuildManifest, filesOf } from './src/server/assets.ts'

const budgetBytes = 170_000
const built = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist/web')
const client = path.join(built, 'client')
const { routes } = (await import(pathToFileURL(path.join(built, 'server/entry-server.js')).href)) as {
  routes: readonly PageRoute[]
}
const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest

const sizes = new Map<string, number>()
function sizeOf(address: string): number {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(path.join(client, address))).length
  sizes.set(address, size)
  return size
}

const pages = [...routes, null].flatMap((route) =>
  locales.map((locale) => {
    const { script, preloads } = filesOf(manifest, { locale, route })
    const bytes = [script, ...preloads].reduce((sum, address) => sum + sizeOf(address), 0)
    return { route: route?.name ?? 'NotFound', locale, files: preloads.length + 1, bytes }
  }),
)
const largest = Math.max(...pages.map(({ bytes }) => bytes))
const passed = largest <= budgetBytes

if (process.argv.includes('--json')) console.log(JSON.stringify({ budgetBytes, largest, passed, pages }))
else {
  for (const { route, locale, files, bytes } of pages)
    console.log(`${route.padEnd(10)} ${locale}  ${(bytes / 1000).toFixed(1).padStart(6)} KB in ${files} files`)
  console.log(`largest ${(largest / 1000).toFixed(1)} KB of ${budgetBytes / 1000} KB: ${passed ? 'within' : 'OVER'} the budget`)
}
process.exitCode = passed ? 0 : 1
