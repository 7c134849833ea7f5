// `npm run ingest` and the other commands of the product's command line.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
process.env.NODE_ENV ||= 'production'
const { ensureBuilt } = await import('./build.mjs')
ensureBuilt()
await import(pathToFileURL(join(root, 'dist/server/cli.js')).href)
