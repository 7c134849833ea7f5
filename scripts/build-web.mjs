// Builds the page: the browser's files to dist/web/client, the bundle that the server loads to dist/web/server.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../packages/web')
const configFile = path.join(root, 'vite.config.ts')

await build({ root, configFile, logLevel: 'warn' })
await build({ root, configFile, logLevel: 'warn', build: { ssr: true } })
