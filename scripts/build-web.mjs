// Builds the web package: the browser's files into dist/web/client, and the bundle for the server into dist/web/server.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../packages/web')
const configFile = path.join(root, 'vite.config.ts')

// The web package is always built for production, regardless of the shell's NODE_ENV.
process.env.NODE_ENV = 'production'
await build({ root, configFile, logLevel: 'warn' })
await build({ root, configFile, logLevel: 'warn', build: { ssr: true } })
