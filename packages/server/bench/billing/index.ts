import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedOptions, startEmbeddedPostgres } from '../../src/platform/embedded-postgres.ts'
import { createTemplate } from './billing.store.ts'
import { readBooks } from './books.ts'
import { type Findings, findingKinds, findingsOf, type Said } from './compare.ts'
import { act, type Customer, callPayPal, openCustomer } from './customer.ts'
import type { Book } from './oracle.ts'
import { openRandom } from './random.ts'
import { leapsOf, rounds, type Step, stepsOf } from './steps.ts'
import { type BillingWorld, openBillingWorld } from './world.ts'

export interface BillingBench {
  sequences: number
  wrongStates: number
  doubleCharges: number
  lostPayments: number
  accessWithoutRight: number
  rightWithoutAccess: number
}
export interface BillingOptions extends EmbeddedOptions {
  sequences: number
  seed: number
  /** Runs only this sequence, with the clock of its batch; null runs all. */
  only: number | null
  /** Whether to show every failed sequence, not only the first. */
  isEveryShown: boolean
}

/**
 * The number of sequences that share a world and a clock. Opening a world costs as much as 20 of them, but a comparison
 * of all subscriptions, which some sequences ask for, grows with the world.
 */
const batchSize = 250
/**
 * The number of worlds that run in parallel, each with its own product process. While one waits for a provider, another
 * works.
 */
const worldsAtATime = 2 * availableParallelism()
/** The number of accounts that act at the same time. */
const hands = 24
/**
 * The length of the last leap, in days. By its end, payments have been retried, and dunning and paid periods have
 * ended. Everything is then compared again.
 */
const lastLeap = 35

/**
 * Runs random sequences of purchases, changes, webhooks, outages and kills against the product in a separate process,
 * and counts the accounts in which the product disagrees with the providers' books.
 */
export async function benchBilling(options: BillingOptions, say: (text: string) => void): Promise<BillingBench> {
  const { sequences, seed, only } = options
  const directory = await mkdtemp(join(tmpdir(), `${options.slug}-billing-`))
  // If root starts the benchmark, the database runs under its own account, which needs access to the folder.
  await chmod(directory, 0o755)
  const server = await startEmbeddedPostgres(join(directory, 'database'), { ...options, fast: true })
  const sum: BillingBench = {
    sequences: 0,
    wrongStates: 0,
    doubleCharges: 0,
    lostPayments: 0,
    accessWithoutRight: 0,
    rightWithoutAccess: 0,
  }
  let isFirst = true
  const began = Date.now()
  try {
    await createTemplate(server.connection)
    const batches = Array.from({ length: Math.ceil(sequences / batchSize) }, (_, batch) => batch)
    await inParallel(batches, worldsAtATime, async (batch) => {
      const first = batch * batchSize
      const all = Array.from({ length: Math.min(batchSize, sequences - first) }, (_, index) => first + index)
      const numbers = only === null ? all : all.filter((number) => number === only)
      if (numbers.length === 0) return
      const world = await openBillingWorld(
        { connection: server.connection, directory, environment: options.systemEnvironment },
        `billing_${seed}_${batch}`,
      )
      try {
        const failures = await runBatch(world, { seed, batch, numbers })
        for (const kind of findingKinds) sum[kind] += failures.filter(({ findings }) => findings[kind].length > 0).length
        for (const failure of failures.slice(0, options.isEveryShown ? undefined : isFirst ? 1 : 0)) say(report(seed, failure))
        isFirst &&= failures.length === 0
        sum.sequences += numbers.length
      } finally {
        await world.close()
      }
      const seconds = Math.round((Date.now() - began) / 1_000)
      say(`${sum.sequences} sequences, ${seconds} s: ${findingKinds.map((kind) => `${kind} ${sum[kind]}`).join(', ')}`)
    })
    return sum
  } finally {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

interface Failure {
  customer: Customer
  findings: Findings
  books: readonly Book[]
  said: Said
}
interface Batch {
  seed: number
  batch: number
  numbers: readonly number[]
}

async function runBatch(world: BillingWorld, { seed, batch, numbers }: Batch): Promise<Failure[]> {
  const customers = await inParallel(numbers, hands, (number) => openCustomer(world, number))
  const plans = await readPlans(world)
  const steps = new Map<number, Step[]>(numbers.map((number) => [number, stepsOf(seed, number)]))
  const leaps = leapsOf(seed, batch)
  const random = openRandom(seed, batch, 0xc10c)
  for (let round = 0; round < rounds; round++) {
    await inParallel(customers, hands, (customer, index) => {
      const stranger = customers[(index + 1) % customers.length] as Customer
      const step = steps.get(customer.number)?.[round] ?? { kind: 'wait' }
      return act({ world, customer, stranger, payPalPlans: plans.byProduct }, step)
    })
    await world.advance(leaps[round] ?? 1, random.oneIn(3))
    if (random.oneIn(2)) await clearFaults(world)
  }
  await clearFaults(world)
  const failures = new Map<number, Failure>()
  const compare = async () => {
    for (const failure of await failuresOf(world, customers, plans.productOf))
      if (!failures.has(failure.customer.number)) failures.set(failure.customer.number, failure)
  }
  // The providers send refused or missed messages again, and failed jobs are repeated.
  await world.advance(60, false)
  await world.advance(2 * 3_600, false)
  await compare()
  await world.advance(lastLeap * 86_400, false)
  await compare()
  return [...failures.values()].sort((a, b) => a.customer.number - b.customer.number)
}

async function clearFaults(world: BillingWorld): Promise<void> {
  await Promise.all([world.lever('paypal', 'POST', '/faults/clear'), world.lever('marketplace', 'POST', '/faults/clear')])
}

interface Plans {
  byProduct: ReadonlyMap<string, string>
  productOf: ReadonlyMap<string, string>
}
/** Reads which product each of PayPal's plans stands for, by the plan's name in the catalogue. */
async function readPlans(world: BillingWorld): Promise<Plans> {
  const token = world.administrator.token
  const products = (await world.product('GET', '/Products', { token })).body as {
    key: string
    name: string
    isPromotional: boolean
  }[]
  const listed = (await listPlans(world)) as { id: string; name: string }[]
  const productOf = new Map<string, string>()
  for (const { id, name } of listed) {
    const isPromotional = name.includes('(promotion)')
    const product = products.find((one) => name.includes(one.name) && one.isPromotional === isPromotional)
    if (product) productOf.set(id, product.key)
  }
  return { productOf, byProduct: new Map([...productOf].map(([id, key]) => [key, id])) }
}

async function listPlans(world: BillingWorld): Promise<unknown> {
  const reply = await callPayPal({ world }, '/v1/billing/plans?page_size=20')
  return reply.body.plans
}

/** Reconciles the subscriptions, reads the books, and compares every account. */
async function failuresOf(
  world: BillingWorld,
  customers: readonly Customer[],
  productOf: ReadonlyMap<string, string>,
): Promise<Failure[]> {
  const reconciled = await world.reconcile()
  if (reconciled.status !== 200) throw new Error(`The reconciliation answered ${reconciled.status}`)
  await world.settle()
  const books = await readBooks(world, customers, productOf)
  const ledger = await readLedger(world)
  const now = world.now().getTime()
  const compared = await inParallel(customers, hands, async (customer): Promise<Failure | null> => {
    const own = books.get(customer) ?? []
    const said = { ...(await listen(world, customer, own)), ledger: ledger.get(customer.accountId) ?? [] }
    const findings = findingsOf(own, said, now)
    return findingKinds.some((kind) => findings[kind].length > 0) ? { customer, findings, books: own, said } : null
  })
  return compared.filter((one) => one !== null)
}

type Ledger = Said['ledger'][number][]

/** Reads the whole ledger, page by page, and groups it by account. */
async function readLedger(world: BillingWorld): Promise<ReadonlyMap<string, Ledger>> {
  const byAccount = new Map<string, Ledger>()
  let read = 0
  for (let page = 1; ; page++) {
    const { status, body } = await world.product('GET', `/PaymentLedger?page=${page}&size=100`, {
      token: world.administrator.token,
    })
    if (status !== 200) throw new Error(`The ledger answered ${status}`)
    for (const entry of body.entries) byAccount.set(entry.accountId, [...(byAccount.get(entry.accountId) ?? []), entry])
    read += body.entries.length
    if (read >= body.total) return byAccount
  }
}

async function listen(
  world: BillingWorld,
  { token, accountId }: Customer,
  books: readonly Book[],
): Promise<Omit<Said, 'ledger'>> {
  const ask = async (method: string, path: string, by = token, body?: object) => {
    const answer = await world.product(method, path, { token: by, ...(body ? { body } : {}) })
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer
  }
  const subscriptions = await ask('GET', '/user/account/subscriptions')
  const current = await ask('GET', '/user/account/subscription')
  const research = await ask('PUT', '/user/account/feature/search.name', token, {})
  const radar = await ask('PUT', '/user/account/feature/radar', token, {})
  const isPartlyReturned = books.some(
    (book) => book.provider === 'paypal' && book.charges.some(({ status }) => status === 'PARTIALLY_REFUNDED'),
  )
  const differences = isPartlyReturned
    ? (await ask('GET', `/PaymentDifferences?query=${accountId}&state=open&size=100`, world.administrator.token)).body.differences
    : []
  return {
    subscriptions: subscriptions.body,
    current: current.body,
    mayResearch: research.status === 200,
    mayUseRadar: radar.status === 200,
    unknownRefunds: differences.flatMap((one: { kind: string; details: { payments?: string[] } }) =>
      one.kind === 'refundUnknown' ? (one.details.payments ?? []) : [],
    ),
  }
}

function report(seed: number, { customer, findings, books, said }: Failure): string {
  const lines = findingKinds.flatMap((kind) => findings[kind].map((text) => `  ${kind}: ${text}`))
  return [
    `Sequence ${customer.number} of seed ${seed} (repeat with --seed ${seed} --only ${customer.number})`,
    ...lines,
    ...customer.log.map((line) => `  | ${line}`),
    ...books.flatMap(({ provider, id, history, ...rest }) => [
      `  ${provider} ${id}`,
      ...history.map(({ at, ...since }) => `    ${new Date(at).toISOString()} ${JSON.stringify(since)}`),
      ...('charges' in rest ? rest.charges : []).map(
        ({ at, until, returned: _, ...charge }) =>
          `    ${new Date(at).toISOString()} ${JSON.stringify(charge)} until ${until === null ? '–' : new Date(until).toISOString()}`,
      ),
    ]),
    ...said.subscriptions.map(
      ({ type, state, product, accessUntilUtc, payPalSubscription, marketplaceSubscription }) =>
        `  said: ${type} ${payPalSubscription?.id ?? marketplaceSubscription?.id ?? ''} ${state} ${product.key} until ${accessUntilUtc}`,
    ),
    ...said.ledger.map((entry) => `  ledger: ${entry.kind} ${entry.reference} ${entry.amount ?? ''}`),
  ].join('\n')
}

/** Processes all items in order, `atATime` of them at the same time. */
async function inParallel<T, R>(all: readonly T[], atATime: number, work: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const hand = async () => {
    for (let index = next++; index < all.length; index = next++) results[index] = await work(all[index] as T, index)
  }
  await Promise.all(Array.from({ length: Math.min(atATime, all.length) }, hand))
  return results
}
