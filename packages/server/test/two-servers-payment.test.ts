import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@marklot/contracts'
import { contract } from '@marklot/contracts/contract'
import { type PayPalSimulator, startPayPalSimulator } from '@marklot/simulators'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeServer, openObjectStore, type Product } from '../src/compose/api.ts'
import { type Config, readConfig } from '../src/config.ts'
import { fillCatalogue } from '../src/payment/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import { createPool, type Pool } from '../src/platform/database.ts'
import { freePort } from '../src/platform/free-port.ts'
import { createLog } from '../src/platform/log.ts'
import { createOutbound } from '../src/platform/outbound.ts'
import { startBalancer, type TestBalancer } from './balancer.ts'
import { billingAddress } from './billing-address.ts'
import { type MembersWorld, startMembersWorld } from './members-world.ts'

/*
 * Tests two API processes that share a database and a payment provider. The provider's messages reach them in turn, as
 * if through a load balancer.
 */
let payPal: PayPalSimulator
let balancer: TestBalancer
let first: MembersWorld
let second: { product: Product; origin: string; pool: Pool; directory: string }

beforeAll(async () => {
  const ports = [await freePort(), await freePort()] as const
  balancer = await startBalancer(ports)
  payPal = await startPayPalSimulator({
    clock: () => new Date(),
    webhookTarget: `http://localhost:${balancer.port}/api/v1/subscriptions/paypal/webhook`,
  })
  const environment = {
    PAYPAL: 'sandbox',
    PAYPAL_CLIENT_ID: payPal.credentials.clientId,
    PAYPAL_CLIENT_SECRET: payPal.credentials.clientSecret,
    PAYPAL_WEBHOOK_ID: payPal.webhookId,
    PAYPAL_API_URL: payPal.baseUrl,
    PAYPAL_SCRIPT_URL: `${payPal.baseUrl}/sdk/js`,
    PAYPAL_CERTIFICATE_ORIGINS: payPal.baseUrl,
    PAYPAL_CERTIFICATE_ROOTS: payPal.rootCertificate,
    OUTBOUND_ALLOW: new URL(payPal.baseUrl).host,
  }
  first = await startMembersWorld({ ...environment, PORT: String(ports[0]) })
  const directory = await mkdtemp(join(tmpdir(), 'marklot-second-'))
  const config = readConfig({
    ...environment,
    DATA_DIR: directory,
    MARKETPLACE: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    SEARCH_THREADS: '0',
    OIDC_ISSUER: first.provider.issuer,
    OIDC_AUDIENCE: first.provider.audience,
  })
  await fillPayPal(config, first.world.pool)
  const { connection } = first.world
  const pool = createPool(connection, 'second')
  const resources = { pool, connection, objectStore: await openObjectStore(config) }
  const product = await composeServer(config, resources, createLog('silent'), { pages: false })
  const origin = await product.app.listen({ host: '127.0.0.1', port: ports[1] })
  second = { product, origin, pool, directory }
}, 120_000)
afterAll(async () => {
  await second.product.close()
  await second.pool.end()
  await first.close()
  await balancer.close()
  await payPal.close()
  await rm(second.directory, { recursive: true, force: true })
})

/** Creates the plans at the provider, as an operator does. */
async function fillPayPal({ payment, outboundAllowed, productName }: Config, pool: Pool): Promise<void> {
  if (payment.payPal.kind !== 'server') throw new Error('The provider is not configured')
  const log = createLog('silent')
  const outbound = createOutbound({ log, allowed: outboundAllowed })
  await fillCatalogue({ settings: payment.payPal.settings, pool, clock: systemClock, log, outbound, productName })
  outbound.close()
}

it('take an order once that reaches both at every step', async () => {
  const person = await first.personOf('trial')
  const apis = [first.origin, second.origin].map((origin) =>
    createClient(contract, { origin, locale: () => 'de', token: async () => person.token }),
  )
  const atBoth = <T>(call: (api: (typeof apis)[number]) => Promise<T>) => Promise.all(apis.map(call))

  const { price, product, consentsVersion } = await person.api.payment.checkout({
    query: { product: 'professional', isBusinessCustomer: 'false' },
  })
  const id = crypto.randomUUID()
  const body = {
    id,
    product: 'professional',
    packages: ['de' as const],
    billingAddress: billingAddress('both@lindenhof.test'),
    priceAmount: price?.amount ?? null,
    introductoryAmount: product.introductoryPrice?.amount ?? null,
    consentsVersion,
    acceptsTerms: true as const,
    demandsEarlyStart: true as const,
    agreesToMarketing: false,
  }
  const orders = await atBoth(({ payment }) => payment.order({ body }))
  expect(orders.map((order) => order.id)).toEqual([id, id])

  const created = await atBoth(({ payment }) => payment.createPayPal({ params: { id }, body: {} }))
  const [providerId, ...others] = new Set(created.map((one) => one.providerId))
  expect(others).toEqual([])
  const approved = await fetch(`${payPal.baseUrl}/_sim/paypal/subscriptions/${providerId}/approve`, { method: 'POST' })
  expect(approved.ok).toBe(true)

  const outcomes = await atBoth(({ payment }) =>
    payment.confirmPayPal({ body: { orderId: id, subscriptionId: String(providerId) } }),
  )
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['confirmed', 'confirmed'])
  await payPal.settle()
  await Promise.all([first.product, second.product].map(({ jobs }) => jobs.runDue()))

  const own = await atBoth(({ billing }) => billing.ownSubscriptions())
  for (const subscriptions of own)
    expect(subscriptions.filter(({ type, state }) => type === 'paypal' && state === 'Active')).toHaveLength(1)
  const administrator = await first.personOf('administrator')
  const { events } = await administrator.api.paymentAdministration.events({ query: { query: String(providerId) } })
  expect(events.map(({ type, state }) => `${type} ${state}`).sort()).toEqual([
    'BILLING.SUBSCRIPTION.ACTIVATED done',
    'BILLING.SUBSCRIPTION.CREATED ignored',
    'PAYMENT.SALE.COMPLETED done',
    'page.approved done',
  ])
  const subscription = own[0]?.find(({ type }) => type === 'paypal')
  const { entries } = await administrator.api.paymentAdministration.ledger({ query: { query: String(subscription?.id) } })
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['activated', null],
    ['payment', 79],
  ])
  const invoices = await atBoth((api) => api.invoices.ownInvoices())
  expect(invoices.map(({ length }) => length)).toEqual([1, 1])
})
