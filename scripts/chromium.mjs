// Finds a Chromium for the browser tests: an installed one, Playwright's own, or the distribution's package. Uses only
// Node's own modules, because it runs before any build.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { root } from './install.mjs'

/** Builds of Chromium without window support. The tests take a third less time with them. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = [
  ...headlessShells,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
]
const downloadTime = 5 * 60_000

/** Where installers put the browser if it is not on the PATH. */
function usualPlaces() {
  if (process.platform === 'darwin') {
    const applications = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) =>
      join(`${name}.app`, 'Contents/MacOS', name),
    )
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => applications.map((path) => join(folder, path)))
  }
  if (process.platform === 'win32') {
    const folders = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA].filter(Boolean)
    const programs = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  return ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium']
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns whether the program starts. A stub that needs a snap does not, nor does a download with missing libraries.
 */
function starts(path) {
  // On Windows, `--version` opens a window instead of printing the version.
  if (process.platform === 'win32') return true
  const result = spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000, encoding: 'utf8' })
  return result.status === 0 && /\d+\.\d+/.test(result.stdout)
}

/** Returns the path that Playwright downloads to, whether or not it has done so. */
function playwrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * Finds an installed Chromium, Chrome or Edge, or Playwright's own. CHROMIUM_PATH takes precedence. Undefined if there
 * is none.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isProgram(given)) return given
    throw new Error(`CHROMIUM_PATH does not name a program: ${given}`)
  }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
  return [...onPath, ...usualPlaces(), playwrightsOwn()].find((path) => path && isProgram(path) && starts(path))
}

function isDebianAsRoot() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return existsSync('/etc/os-release') && /^ID=("?)debian\1$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function run(command, args, env = {}) {
  console.error(`> ${[command, ...args].join(' ')}`)
  const options = { cwd: root, stdio: ['ignore', 2, 2], timeout: downloadTime, env: { ...process.env, ...env } }
  return spawnSync(command, args, options).status === 0
}

/** Installs the Debian package of that name and returns the Chromium found afterwards. */
function installDebians(name) {
  const apt = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120']
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', [...apt, 'update'], quiet)
  run('apt-get', [...apt, 'install', '--no-install-recommends', name], quiet)
  return findChromium()
}

const isHeadlessShell = (path) => headlessShells.includes(basename(path))

/** Finds or installs a Chromium. If neither works, throws an Error that says what to do. */
export function ensureChromium() {
  const found = findChromium()
  if (found && (process.env.CHROMIUM_PATH || isHeadlessShell(found))) return found
  // Root on Debian almost always means a short-lived container, where another package does no harm.
  if (isDebianAsRoot()) {
    const packaged = installDebians('chromium-headless-shell')
    if (packaged) return packaged
  }
  if (found) return found
  console.error('No Chromium, Chrome or Edge is installed: downloading one for the browser tests …')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  run(process.execPath, [playwright, 'install', 'chromium'])
  const downloaded = findChromium()
  if (downloaded) return downloaded
  if (isDebianAsRoot()) {
    const packaged = installDebians('chromium')
    if (packaged) return packaged
  }
  throw new Error(
    'The browser tests need Chromium. None is installed and the download failed (see above). Install Chromium, Chrome or ' +
      'Edge, or name one in CHROMIUM_PATH. On Linux a downloaded browser may lack libraries: `npx playwright install-deps chromium`.',
  )
}
