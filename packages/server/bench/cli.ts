import { parseArgs } from 'node:util'
import { composeServer, openObjectStore } from '../src/compose/api.ts'
import { type Config, readConfig } from '../src/config.ts'
import { issueSampleToken } from '../src/identity/index.ts'
import { type Database, openDatabase } from '../src/platform/database.ts'
import { freePort } from '../src/platform/free-port.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrate.ts'
import { benchBilling } from './billing/index.ts'
import { benchCluster, benchClusterTimes } from './cluster.ts'
import { benchGuardian } from './guardian.ts'
import { benchIngest } from './ingest.ts'
import { benchLoad } from './load/index.ts'
import { benchMonth } from './month/index.ts'
import { benchPilot } from './pilot.ts'
import { benchRadar } from './radar.ts'
import { type BenchServer, benchSearch, fillDatabase, searchOverHttp } from './search.ts'
import { benchStatistics } from './statistics.ts'

/*
 * The benchmarks that need the server. They are bundled like the product but are not part of it. `scripts/bench.mjs`
 * builds and runs this entry:
 *
 *   ingest [--marks N] [--with-large] [--json]   generates its own files
 *   radar [--radars N] [--new-marks N] [--workers N] [--chaos worker|database] [--json]
 *   billing [--sequences N] [--seed N] [--only N] [--every] [--json]
 *   load [--minutes N] [--marks N] [--rate N] [--radars N] [--chaos on|off]
 *     [--apis 1,2] [--engine embedded|opensearch --opensearch FOLDER] [--json]
 *   month [--days N] [--seed N] [--engine embedded|opensearch --opensearch FOLDER] [--json]
 *
 * The commands search, cluster, cluster-times, statistics, guardian and pilot read a task and then one mark per line
 * from standard input, all as JSON. Each command prints one JSON value on standard output.
 */
const commands: Record<string, (args: string[], config: Config) => Promise<object>> = {
  ingest: measureIngest,
  radar: measureRadar,
  billing: measureBilling,
  load: measureLoad,
  month: measureMonth,
  search: (_args, config) => inDatabase(config, measureSearch),
  statistics: (_args, config) => inDatabase(config, measureStatistics),
  guardian: (_args, config) => inDatabase(config, measureGuardian),
  pilot: (_args, config) => inDatabase(config, measurePilot),
  cluster: (_args, config) => inDatabase(config, (_, database) => benchCluster(database, process.stdin, sayProgress)),
  'cluster-times': (_args, config) => inDatabase(config, (_, { pool }) => benchClusterTimes(pool, process.stdin, sayProgress)),
}

async function measureIngest(args: string[], config: Config): Promise<object> {
  const { values } = parseArgs({
    args,
    options: {
      marks: { type: 'string', default: '100000' },
      'with-large': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const marks = Number(values.marks)
  if (!Number.isSafeInteger(marks) || marks < 1) throw new Error(`--marks ${values.marks} is not a whole number above 0.`)
  return benchIngest({
    marks,
    withLarge: values['with-large'],
    slug: `${config.productSlug}-bench`,
    systemEnvironment: config.systemEnvironment,
  })
}

async function measureRadar(args: string[], config: Config): Promise<object> {
  const { values } = parseArgs({
    args,
    options: {
      radars: { type: 'string', default: '100000' },
      'new-marks': { type: 'string', default: '3000' },
      workers: { type: 'string', default: '2' },
      chaos: { type: 'string', default: 'none' },
      json: { type: 'boolean', default: false },
    },
  })
  const { chaos } = values
  if (chaos !== 'none' && chaos !== 'worker' && chaos !== 'database') throw new Error('--chaos is worker or database.')
  const [radars = 0, newMarks = 0, workers = 0] = [values.radars, values['new-marks'], values.workers].map(Number)
  if (![radars, newMarks, workers].every((count) => Number.isSafeInteger(count) && count > 0))
    throw new Error('--radars, --new-marks and --workers are whole numbers above 0.')
  const slug = `${config.productSlug}-bench`
  return benchRadar({ radars, newMarks, workers, chaos, slug, systemEnvironment: config.systemEnvironment }, sayProgress)
}

async function measureLoad(args: string[], config: Config): Promise<object> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '3' },
      marks: { type: 'string', default: '20000' },
      rate: { type: 'string', default: '30' },
      radars: { type: 'string', default: '500' },
      chaos: { type: 'string', default: 'on' },
      apis: { type: 'string', default: '1,2' },
      engine: { type: 'string', default: 'embedded' },
      opensearch: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [minutes = 0, marks = 0, rate = 0, radars = 0] = [values.minutes, values.marks, values.rate, values.radars].map(Number)
  if (![minutes, marks, rate, radars].every((count) => count > 0))
    throw new Error('--minutes, --marks, --rate and --radars are numbers above 0.')
  if (values.chaos !== 'on' && values.chaos !== 'off') throw new Error('--chaos is on or off.')
  const { productSlug, systemEnvironment } = config
  const apis = values.apis.split(',').map(Number)
  if (!apis.every((count) => Number.isSafeInteger(count) && count > 0)) throw new Error('--apis are numbers such as 1,2.')
  const options = { apis, minutes, marks, rate, radars, isChaotic: values.chaos === 'on', openSearch: openSearchOf(values) }
  return benchLoad({ ...options, slug: `${productSlug}-bench`, systemEnvironment }, sayProgress)
}

async function measureMonth(args: string[], config: Config): Promise<object> {
  const { values } = parseArgs({
    args,
    options: {
      days: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string', default: 'embedded' },
      opensearch: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [days = 0, seed = 0] = [values.days, values.seed].map(Number)
  if (![days, seed].every((count) => Number.isSafeInteger(count) && count > 0))
    throw new Error('--days and --seed are whole numbers above 0.')
  const { productSlug, systemEnvironment } = config
  const openSearch = openSearchOf(values)
  return benchMonth({ days, seed, openSearch, slug: `${productSlug}-bench`, systemEnvironment }, sayProgress)
}

/** Returns the folder of OpenSearch; null for the embedded engine. */
function openSearchOf({ engine, opensearch }: { engine: string; opensearch?: string }): string | null {
  if (engine !== 'embedded' && engine !== 'opensearch') throw new Error('--engine is embedded or opensearch.')
  if ((engine === 'opensearch') !== (opensearch !== undefined))
    throw new Error('--engine opensearch needs --opensearch with the folder that scripts/opensearch.sh fills.')
  return opensearch ?? null
}

async function measureBilling(args: string[], config: Config): Promise<object> {
  const { values } = parseArgs({
    args,
    options: {
      sequences: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      every: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [sequences = 0, seed = 0, only = 0] = [values.sequences, values.seed, values.only ?? '0'].map(Number)
  if (![sequences, seed, only].every((count) => Number.isSafeInteger(count) && count >= 0))
    throw new Error('--sequences, --seed and --only are whole numbers.')
  const slug = `${config.productSlug}-bench`
  const { systemEnvironment } = config
  const isOnly = values.only !== undefined
  return benchBilling(
    {
      sequences: isOnly ? only + 1 : sequences,
      seed,
      only: isOnly ? only : null,
      isEveryShown: values.every,
      slug,
      systemEnvironment,
    },
    sayProgress,
  )
}

function measureSearch(config: Config, database: Database): Promise<object> {
  return benchSearch(database.pool, process.stdin, () => startBenchServer(config, database), sayProgress)
}

async function measureStatistics(config: Config, database: Database): Promise<object> {
  const { queries } = await fillDatabase<{ queries: { text: string }[] }>(database.pool, process.stdin, sayProgress)
  const server = await startBenchServer(config, database)
  try {
    const measured = {
      statistics: server.product.statistics,
      origin: new URL(server.address).origin,
      search: (text: string) => searchOverHttp(server, text),
    }
    return await benchStatistics(
      database.pool,
      measured,
      queries.map(({ text }) => text),
    )
  } finally {
    await server.close()
  }
}

const measureGuardian = (config: Config, database: Database) => measureNames(config, database, benchGuardian)
const measurePilot = (config: Config, database: Database) => measureNames(config, database, benchPilot)

/** Fills the database, including documents, and measures searches by name over HTTP. */
async function measureNames(
  config: Config,
  database: Database,
  measure: (server: { origin: string; token: string }, names: readonly string[]) => Promise<object>,
): Promise<object> {
  const { names } = await fillDatabase<{ names: string[] }>(database.pool, process.stdin, sayProgress, true)
  const server = await startBenchServer(config, database)
  try {
    return await measure({ origin: new URL(server.address).origin, token: server.token }, names)
  } finally {
    await server.close()
  }
}

/** Runs `measure` on the configured database after migrating it. */
async function inDatabase(config: Config, measure: (config: Config, database: Database) => Promise<object>): Promise<object> {
  const database = await openDatabase(config, `${config.productSlug}-bench`)
  try {
    await migrate(database.pool)
    return await measure(config, database)
  } finally {
    await database.close()
  }
}

/** Starts the server on a free port over the benchmark's database. */
async function startBenchServer(
  config: Config,
  { pool, connection }: Database,
): Promise<BenchServer & { product: Awaited<ReturnType<typeof composeServer>> }> {
  const host = '127.0.0.1'
  const atPort = { ...config, http: { ...config.http, host, port: await freePort() } }
  const resources = { pool, connection, objectStore: await openObjectStore(config) }
  const product = await composeServer(atPort, resources, createLog(config.logLevel), { pages: false })
  await product.app.listen({ host, port: atPort.http.port })
  const token = await issueSampleToken(pool, product.clock, 'enterprise')
  if (token === null) throw new Error('The search is measured with the embedded identity provider and its invented people.')
  return { product, address: `http://${host}:${atPort.http.port}/api/v1`, token, close: () => product.close() }
}

const sayProgress = (text: string) => process.stderr.write(`        ${text}\n`)

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Error(`Unknown benchmark “${name}”: choose one of ${Object.keys(commands).join(', ')}.`)
  const figures = await command(args, readConfig())
  process.stdout.write(
    `${JSON.stringify(figures, null, args.includes('--json') || ['search', 'cluster', 'cluster-times', 'statistics', 'guardian', 'pilot'].includes(name) ? undefined : 2)}\n`,
  )
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
