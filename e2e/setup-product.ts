import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Milliseconds allowed for the first start, including its sample, and for a stop. */
const startTimeout = 180_000
const stopTimeout = 20_000
/** Settings of the product. The developer's own values must not reach the product under test. */
const productKeys =
  /^(PORT|HOST|DATA_DIR|PUBLIC_URL|PRODUCT_NAME|NODE_ENV|LOG_LEVEL|DATABASE_URL|STORAGE_.*|OIDC_.*|PAYPAL.*|PAYMENT_.*|MARKETPLACE.*|DOMAIN.*|MAIL_.*|SIMULATORS|SERVICE_.*|RATE_LIMIT|TRUST_PROXY|LOGO_HOSTS|SAMPLE.*|OPERATOR_.*|SOCIAL_PROFILES|GPT_URL|ANALYTICS_.*|MESSENGER_APP_ID)$/

export interface RunningProduct {
  /** The address that the product prints, without a trailing slash. */
  url: string
  /** Stops the product as Ctrl-C does, and returns its exit code. The data folder stays. */
  stop(): Promise<number | null>
}

/** Creates a separate data folder, with a function that removes it. */
export async function createDataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'product-'))
  // The embedded database runs under its own account when started by root, so that account must be able to enter the
  // folder.
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Returns the environment of a program that runs in this folder alongside the product. */
export function productEnvironment(dataFolder: string): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([key, value]): [string, string][] =>
    value === undefined || productKeys.test(key) ? [] : [[key, value]],
  )
  return { ...Object.fromEntries(inherited), DATA_DIR: dataFolder }
}

/**
 * Runs the product as `npm start` does, on a free port, until it prints its address. The register is the sample of
 * `marks` marks as of a fixed day.
 * @throws Error with the last output when the product ends or takes too long
 */
export async function startProduct(options: {
  dataFolder: string
  marks: number
  env?: Record<string, string>
}): Promise<RunningProduct> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Runs in a separate process group: Ctrl-C stops the tests, which then stop the product.
    detached: process.platform !== 'win32',
    env: {
      ...productEnvironment(options.dataFolder),
      PORT: '0',
      SAMPLE_MARKS: String(options.marks),
      SAMPLE_UNTIL: '2026-11-20',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  })
  // Stops the product when the tests are interrupted.
  const abandon = () => child.kill('SIGTERM')
  process.once('exit', abandon)
  const stop = () => stopChild(child).finally(() => process.off('exit', abandon))
  try {
    return { url: await addressOf(child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The product ${what}. It said:\n${output.slice(-4000)}`))
    const timer = setTimeout(() => fail(`was not ready after ${startTimeout / 1000} s`), startTimeout)
    const read = (text: string) => {
      output += text
      const address = /ready: (http:\/\/\S+)/.exec(output)?.[1]
      if (address) {
        clearTimeout(timer)
        resolve(address.replace(/\/$/, ''))
      }
    }
    child.stdout?.setEncoding('utf8').on('data', read)
    child.stderr?.setEncoding('utf8').on('data', read)
    child.once('error', (error) => fail(`did not start: ${error.message}`))
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code}`)
    })
  })
}

async function stopChild(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
  const code = await ended
  clearTimeout(timer)
  return code
}
