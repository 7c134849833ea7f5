// Runs `npm start`, `npm run worker`, `npm run indexer` and `npm run mcp`: installs missing packages, builds what has
// changed, then runs the role in this process. `npm start` runs all roles in one process unless configured otherwise.
// The role `mcp` is separate, because its stdin and stdout belong to an assistant.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

const [role = 'api'] = process.argv.slice(2)
if (!['api', 'worker', 'indexer', 'mcp'].includes(role)) {
  console.error(`There is no role “${role}”. Choose api, worker, indexer or mcp.`)
  process.exit(2)
}
ensureInstalled()
process.env.NODE_ENV ||= 'production'
const { ensureBuilt } = await import('./build.mjs')
ensureBuilt()
await import(pathToFileURL(join(root, `dist/server/${role}.js`)).href)
