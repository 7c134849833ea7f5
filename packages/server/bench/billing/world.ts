import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type MarketplaceSimulator,
  type PayPalSimulator,
  startMarketplaceSimulator,
  startPayPalSimulator,
} from '@marklot/simulators'
import { makeAdministrator } from '../../src/accounts/index.ts'
import { openSettableClock } from '../../src/platform/clock.ts'
import { freePort } from '../../src/platform/free-port.ts'
import { leaseTime } from '../../src/platform/jobs.ts'
import { startIdentityProvider } from '../../test/identity-provider.ts'
import { createDatabase, endLeases } from './billing.store.ts'
import { type Answer, call, type Request } from './http.ts'
import { startMailSink } from './mail-sink.ts'

/** The product in its own process, the two providers over the network, and one clock for all. */
export interface BillingWorld {
  now(): Date
  /** Calls the product. Waits while the product starts; rejects if it dies before it answers. */
  product(method: string, path: string, options?: Omit<Request, 'method'>): Promise<Answer>
  administrator: { token: string }
  /** Uses a control of a simulator. */
  lever(provider: 'paypal' | 'marketplace', method: string, path: string, body?: object): Promise<Answer>
  payPal: PayPalSimulator
  marketplace: MarketplaceSimulator
  token(subject: string): Promise<string>
  /**
   * Moves everybody's clock, and ends the leases of killed processes.
   * @param isProductFirst whether the product moves before the providers instead of at the same time
   */
  advance(seconds: number, isProductFirst: boolean): Promise<void>
  /** Delivers the providers' pending messages, and does the product's due work. */
  settle(): Promise<void>
  /** Lets an administrator compare all subscriptions with the providers. Concurrent callers share one comparison. */
  reconcile(): Promise<Answer>
  kill(): Promise<void>
  close(): Promise<void>
}

/** The product for each plan of the marketplace. `retired` is not one of ours. */
export const marketplacePlans: Readonly<Record<string, string>> = {
  starter: 'starter',
  professional: 'professional',
  enterprise: 'enterprise',
  'enterprise-seats': 'enterprise',
}
const longestStart = 300_000

export async function openBillingWorld(
  server: {
    connection: Parameters<typeof createDatabase>[0]
    directory: string
    environment: Record<string, string | undefined>
  },
  name: string,
): Promise<BillingWorld> {
  const directory = join(server.directory, name)
  const data = join(directory, 'data')
  // All worlds share the files of the terms, which take a second to draw. They name the product's address.
  const legalFiles = join(server.directory, 'legal-files')
  await Promise.all([mkdir(data, { recursive: true }), mkdir(legalFiles, { recursive: true })])
  await symlink(legalFiles, join(data, 'legal-files'))
  const database = await createDatabase(server.connection, name)
  const identity = await startIdentityProvider()
  const mails = await startMailSink()
  const port = await freePort()
  const home = `http://127.0.0.1:${port}`
  let offset = 0
  const clock = () => new Date(Date.now() + offset)
  const payPal = await startPayPalSimulator({ clock, webhookTarget: `${home}/api/v1/subscriptions/paypal/webhook`, seed: name })
  const marketplace = await startMarketplaceSimulator({
    clock,
    webhookTarget: `${home}/api/v1/subscriptions/marketplace/webhook`,
    seed: name,
  })
  const environment = {
    ...server.environment,
    DATABASE_URL: database.url,
    DATA_DIR: data,
    PORT: String(port),
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: process.env.BENCH_LOG_LEVEL ?? 'silent',
    RATE_LIMIT: 'off',
    SEARCH_THREADS: '0',
    SIMULATORS: 'on',
    SAMPLE: 'off',
    OIDC_ISSUER: identity.issuer,
    OIDC_AUDIENCE: identity.audience,
    MAIL_SMTP_URL: mails.url,
    MAIL_FROM: 'post@marklot.test',
    PAYPAL: 'sandbox',
    PAYPAL_CLIENT_ID: payPal.credentials.clientId,
    PAYPAL_CLIENT_SECRET: payPal.credentials.clientSecret,
    PAYPAL_WEBHOOK_ID: payPal.webhookId,
    PAYPAL_API_URL: payPal.baseUrl,
    PAYPAL_CERTIFICATE_ORIGINS: payPal.baseUrl,
    PAYPAL_CERTIFICATE_ROOTS: payPal.rootCertificate,
    MARKETPLACE: 'live',
    MARKETPLACE_TENANT_ID: marketplace.tenantId,
    MARKETPLACE_CLIENT_ID: marketplace.clientId,
    MARKETPLACE_CLIENT_SECRET: marketplace.clientSecret,
    MARKETPLACE_API_URL: marketplace.apiUrl,
    MARKETPLACE_LOGIN_URL: marketplace.loginUrl,
    MARKETPLACE_PLANS: Object.entries(marketplacePlans)
      .map(([plan, product]) => `${plan}=${product}`)
      .join(' '),
    INVOICE_FILES: 'on-demand',
    NODE_ENV: 'production',
  }
  await fillCatalogue(environment)

  const launch = () => {
    const started = spawn(process.execPath, [fileURLToPath(new URL('./billing-product.js', import.meta.url))], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ready = new Promise<void>((isReady, failed) => {
      const timer = setTimeout(() => failed(new Error('The product did not start')), longestStart)
      started.stdout?.once('data', () => {
        clearTimeout(timer)
        isReady()
      })
      started.once('exit', (code) => code !== null && failed(new Error(`The product ended with ${code}`)))
    })
    // Callers await the rejection later. Until then, it must not end the process.
    ready.catch(() => undefined)
    return { child: started, ready }
  }
  let running = launch()
  const end = async () => {
    const exited = once(running.child, 'exit')
    running.child.kill('SIGKILL')
    await exited
  }

  const product: BillingWorld['product'] = async (method, path, options) => {
    await running.ready
    const url = path.startsWith('/_sim') ? `${home}${path}` : `${home}/api/v1${path}`
    // People read German, so that the confirmation of a contract has one file of terms and no translation.
    return call(url, { ...options, method, headers: { 'Accept-Language': 'de', ...options?.headers } })
  }
  const token = (subject: string) =>
    identity.token({
      subject,
      expiresIn: '40 years',
      profile: { email: `${subject}@customers.test`, email_verified: true },
    })
  /** Sets the product's clock to the common time, and waits for the work that becomes due. */
  const moveProduct = async () => {
    for (;;) {
      try {
        const { body } = await product('GET', '/_sim/clock')
        const moved = await product('POST', '/_sim/clock', { body: { advanceSeconds: offset / 1_000 - body.offsetSeconds } })
        if (moved.status !== 200) throw new Error(`The clock answered ${moved.status}`)
        return
      } catch (error) {
        // The process was killed meanwhile. The clock of its successor has to move too.
        if (!isLost(error)) throw error
      }
    }
  }
  const settleProviders = () => Promise.all([payPal.settle(), marketplace.settle()])
  const settle = async () => {
    await settleProviders()
    await moveProduct()
  }
  /** The reconciliation that begins when the running one has ended. */
  let nextReconciliation: Promise<Answer> | null = null
  let lastReconciliation: Promise<unknown> = Promise.resolve()
  const reconcile = () => {
    nextReconciliation ??= lastReconciliation.then(() => {
      nextReconciliation = null
      return product('POST', '/PaymentDifferences/reconciliation', { token: administratorToken })
    })
    lastReconciliation = nextReconciliation.catch(() => undefined)
    return nextReconciliation
  }
  let killing: Promise<void> = Promise.resolve()
  /** Leases that end before this time belong to killed processes. */
  let newLeases = new Date(0)
  const kill = async () => {
    await end()
    newLeases = new Date(Date.now() + leaseTime)
    running = launch()
    await running.ready
  }
  const administratorToken = await token('administrator')
  await product('GET', '/user', { token: administratorToken })
  const pooledClock = await openSettableClock(database.pool)
  await makeAdministrator({ pool: database.pool, clock: pooledClock }, 'administrator@customers.test')
  return {
    now: clock,
    product,
    administrator: { token: administratorToken },
    lever: async (provider, method, path, body) => {
      const { baseUrl } = provider === 'paypal' ? payPal : marketplace
      return call(`${baseUrl}/_sim/${provider}${path}`, { method, ...(method === 'POST' ? { body: body ?? {} } : {}) })
    },
    payPal,
    marketplace,
    token,
    advance: async (seconds, isProductFirst) => {
      offset += seconds * 1_000
      // Leases follow the machine's clock, which does not move. Without this, every leap would wait for them.
      await endLeases(database.pool, newLeases)
      // For a product whose clock lags behind, the marketplace's messages would not be valid yet.
      await (isProductFirst ? moveProduct() : Promise.all([moveProduct(), settleProviders()]))
      await settle()
    },
    settle,
    reconcile,
    kill: () => {
      // Kills run one at a time: each ends the process that was started after the previous one.
      killing = killing.then(kill)
      return killing
    },
    close: async () => {
      await end()
      await Promise.all([payPal.close(), marketplace.close(), identity.close(), mails.close()])
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  /ECONNRESET|ECONNREFUSED|EPIPE|socket hang up/.test(`${(error as { code?: string }).code} ${error.message}`)

/** Fills PayPal's catalogue with the command that operators use. */
async function fillCatalogue(environment: Record<string, string | undefined>): Promise<void> {
  const filling = spawn(
    process.execPath,
    [fileURLToPath(new URL('../bench-commands/cli.js', import.meta.url)), 'paypal:catalogue'],
    {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [code] = await once(filling, 'exit')
  if (code !== 0) throw new Error(`paypal:catalogue ended with ${code}`)
}
