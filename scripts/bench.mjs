// Bundles and runs `npm run bench:ingest` and the parts of other benchmarks that need the server. The bundle is built
// on every run.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
process.env.NODE_ENV ||= 'production'
const { buildBench } = await import('./build.mjs')
buildBench()
await import(pathToFileURL(join(root, 'dist/bench/cli.js')).href)
