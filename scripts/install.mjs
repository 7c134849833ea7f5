// Installs what is missing, from the lock file. Plain Node: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed-from')

/** Ends the process with a sentence when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 11)) {
    console.error(`Node 20.11 or newer is needed, this is ${process.versions.node}.`)
    process.exit(1)
  }
}

/** `npm ci` when the installed packages are not those of the lock file; otherwise nothing (and no network). */
export function ensureInstalled() {
  requireNode()
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing packages …')
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...first] = npm
  const result = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    // The product builds itself, so it needs the build tools whatever the environment says.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('The packages could not be installed: see above. Is there a network?')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
