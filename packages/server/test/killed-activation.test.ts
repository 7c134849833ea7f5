import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type PayPalSimulator, startPayPalSimulator } from '@marklot/simulators'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCatalogue } from '../src/payment/index.ts'
import { addressOf } from '../src/platform/embedded-postgres.ts'
import { createLog } from '../src/platform/log.ts'
import { createOutbound } from '../src/platform/outbound.ts'
import { bundledProgram } from './bundled-entry.ts'
import { type MembersWorld, startMembersWorld } from './members-world.ts'
import { order } from './payment-world.ts'

let simulator: PayPalSimulator
let at: MembersWorld
let worker: ChildProcess | undefined

/** Returns the settings with which the product and a separate worker reach the simulated PayPal. */
const environment = () => ({
  PAYPAL: 'sandbox',
  PAYPAL_CLIENT_ID: simulator.credentials.clientId,
  PAYPAL_CLIENT_SECRET: simulator.credentials.clientSecret,
  PAYPAL_WEBHOOK_ID: simulator.webhookId,
  PAYPAL_API_URL: simulator.baseUrl,
  PAYPAL_CERTIFICATE_ORIGINS: simulator.baseUrl,
  PAYPAL_CERTIFICATE_ROOTS: simulator.rootCertificate,
})
const lever = (path: string, body?: object) =>
  fetch(`${simulator.baseUrl}/_sim/paypal${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

beforeAll(async () => {
  simulator = await startPayPalSimulator({ clock: () => new Date() })
  at = await startMembersWorld(environment())
  const { baseUrl, credentials, webhookId } = simulator
  const log = createLog('silent')
  const outbound = createOutbound({ log, allowed: [new URL(baseUrl).host] })
  await fillCatalogue({
    pool: at.world.pool,
    clock: at.product.clock,
    log,
    outbound,
    productName: 'Marklot',
    settings: {
      ...credentials,
      webhookId,
      apiUrl: baseUrl,
      environment: 'sandbox',
      scriptUrl: `${baseUrl}/sdk/js`,
      scriptGeneration: 5,
      certificateOrigins: [baseUrl],
      certificateRoots: null,
      paymentMethods: ['paypal'],
      isSimulator: false,
    },
  })
  outbound.close()
}, 60_000)
afterAll(async () => {
  worker?.kill('SIGKILL')
  await at.close()
  await simulator.close()
})

/** Starts the worker's own program on the world's database. */
function startWorker(): ChildProcess {
  return spawn(process.execPath, [bundledProgram('worker')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: addressOf(at.world.connection),
      LOG_LEVEL: 'silent',
      SEARCH_THREADS: '0',
      MAIL_SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'post@marklot.test',
      ...environment(),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

it('a paid purchase whose worker is killed while it links it is linked once by the next one', async () => {
  const { pool } = at.world
  const person = await at.personOf('trial')
  const { id: orderId } = await order(person, 'starter')
  const { providerId } = await person.api.payment.createPayPal({ params: { id: orderId }, body: {} })
  await lever(`/subscriptions/${providerId}/approve`, {})
  await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk'; end $$`)
  await pool.query('create trigger fail before insert on provider_subscriptions for each row execute function fail()')
  const { outcome } = await person.api.payment.confirmPayPal({ body: { orderId, subscriptionId: providerId } })
  expect(outcome).toBe('failedAtActivation')
  await pool.query('drop trigger fail on provider_subscriptions')

  await lever('/faults', { path: `/v1/billing/subscriptions/${providerId}`, delaySeconds: 3_600 })
  worker = startWorker()
  const died = once(worker, 'exit')
  for (let faults = 1; faults > 0; ) {
    const planned = (await (await lever('/faults')).json()) as { faults: unknown[] }
    faults = planned.faults.length
  }
  worker.kill('SIGKILL')
  await died
  expect((await person.api.billing.ownSubscription()).type).toBe('trial')

  // The product notices the death only when the lease of the dead process ends.
  const { rowCount } = await pool.query("update jobs set leased_until = '-infinity' where task = 'payment.process'")
  expect(rowCount).toBe(1)
  await at.product.jobs.runDue()
  expect((await person.api.payment.orderOutcome({ params: { id: orderId }, query: {} })).outcome).toBe('confirmed')
  const own = await person.api.billing.ownSubscriptions()
  expect(own.map(({ type, state }) => [type, state])).toEqual([
    ['paypal', 'Active'],
    ['trial', 'Active'],
  ])
  const { rows } = await pool.query('select kind from ledger_entries order by kind')
  expect(rows.map(({ kind }) => kind)).toEqual(['activated', 'payment'])
}, 120_000)
