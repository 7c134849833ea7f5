// Builds the page: the browser's files to dist/web/client, the bundle that the server loads to dist/web/server.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../packages/web')
const configFile = path.join(root, 'vite.config.ts')

// The page is always built for production, whatever the shell that starts the product is set to.
process.env.NODE_ENV = 'production'
await build({ root, configFile, logLevel: 'warn' })
await build({ root, configFile, logLevel: 'warn', build: { ssr: true } })
