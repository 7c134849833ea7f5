// `npm start`: installs what is missing, builds what has changed, then runs the product in this process.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
process.env.NODE_ENV ||= 'production'
const { ensureBuilt } = await import('./build.mjs')
ensureBuilt()
await import(pathToFileURL(join(root, 'dist/server/api.js')).href)
