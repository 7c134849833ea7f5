// A Chromium for the browser tests: one that is installed, or Playwright's own, or the distribution's. Plain Node.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { root } from './install.mjs'

/** Without what draws windows: the tests take a third less time. */
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

/** Where the installers put it when it is not on the PATH. */
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

/** Whether it really starts: a stub that wants a snap, or a download without its libraries, does not. */
function starts(path) {
  // Windows browsers print no version, they open a window.
  if (process.platform === 'win32') return true
  const result = spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000, encoding: 'utf8' })
  return result.status === 0 && /\d+\.\d+/.test(result.stdout)
}

/** The path Playwright would download to, whether it has or not. */
function playwrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** An installed Chromium, Chrome or Edge, or Playwright's; undefined when there is none. CHROMIUM_PATH comes before all others. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isProgram(given)) return given
    throw new Error(`CHROMIUM_PATH names no program: ${given}`)
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

/** Installs Debian's package of that name; finds what there is then. */
function installDebians(name) {
  const apt = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120']
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', [...apt, 'update'], quiet)
  run('apt-get', [...apt, 'install', '--no-install-recommends', name], quiet)
  return findChromium()
}

const isHeadlessShell = (path) => headlessShells.includes(basename(path))

/** Finds a Chromium or brings one; throws an Error that says what to do when neither works. */
export function ensureChromium() {
  const found = findChromium()
  if (found && (process.env.CHROMIUM_PATH || isHeadlessShell(found))) return found
  // Root on Debian is nearly always a container made for a run: there one more package does no harm.
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
    'The browser tests need a Chromium. None is installed and none could be downloaded (see above). Install Chromium, Chrome or ' +
      'Edge, or name one in CHROMIUM_PATH. On Linux a downloaded one may lack libraries: `npx playwright install-deps chromium`.',
  )
}
