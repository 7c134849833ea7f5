// Installs missing packages from the lock file. Uses only Node's own modules, because it runs before anything is
// installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed-from')

/** Exits with a message when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 12)) {
    console.error(`Node 20.12 or newer is required. This is Node ${process.versions.node}.`)
    process.exit(1)
  }
}

/**
 * Runs `work` while no other process of this checkout does, so that two instances started at the same moment install
 * and build only once. Takes over the lock of a process that has died.
 */
export function exclusively(name, work) {
  const lock = join(root, `.lock-${name}`)
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isHeld(join(lock, 'pid'))) rmSync(lock, { recursive: true, force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.on('exit', release)
  try {
    return work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * Returns whether the process that holds the lock is alive. A lock without a process id was either taken just now, or
 * its owner died before writing the id. The check waits half a second to distinguish the two.
 */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    if (error.code === 'ENOENT') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    return error.code === 'EPERM' || (error.code === 'ENOENT' && existsSync(file))
  }
}

/** Runs `npm ci` unless the installed packages match the lock file. If they do, it needs no network. */
export function ensureInstalled() {
  requireNode()
  exclusively('install', installMissing)
}

function installMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing packages …')
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...first] = npm
  const result = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    // The product builds itself, so it needs the build tools regardless of NODE_ENV.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('The packages could not be installed: see above. Is the network available?')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
