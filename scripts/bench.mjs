// Bundles and runs `npm run bench:ingest` and the parts of other benchmarks that need the server, and `bench:logos`, so
// that they take as much memory as the product. The bundle is built on every run.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
process.env.NODE_ENV ||= 'production'
const { buildBench } = await import('./build.mjs')
const isLogos = process.argv[2] === 'logos'
const folder = isLogos ? 'bench-logos' : 'bench'
buildBench(folder)
const program = join(root, 'dist', folder, isLogos ? 'logos.js' : 'cli.js')
// The bench of logos starts itself again for its tasks.
if (isLogos) process.argv.splice(1, 2, program)
await import(pathToFileURL(program).href)
