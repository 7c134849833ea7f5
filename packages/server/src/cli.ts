import { parseArgs } from 'node:util'
import { RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import { writeSampleDay, writeSampleRegister } from '@marklot/simulators'
import { makeAdministrator, removeSamplePeople } from './accounts/index.ts'
import { composeServer, openObjectStore } from './compose.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { forgetPeople, issueSampleToken, sampleCallers, sampleRoles } from './identity/index.ts'
import { benchIngest } from './ingest/bench-ingest.ts'
import { type BenchServer, benchSearch, fillDatabase, searchOverHttp } from './ingest/bench-search.ts'
import { runIngest } from './ingest/ingest-command.ts'
import { isSampleDelivery } from './ingest/sample-marker.ts'
import { benchStatistics } from './insights/bench-statistics.ts'
import { openSettableClock, systemClock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { freePort } from './platform/free-port.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { StartError } from './platform/start-error.ts'

/** A fault of the person who called: its sentence is enough, no stack. */
class UsageError extends Error {}

const usage = `Usage:
  npm run ingest -- --office at|ch|de|em|es|fr|us [--json] [--keep-sample] PATH…
      Reads an office's deliveries (files, folders, zips) into the register.
  npm run sample -- --directory DIR [--marks N] [--seed N] [--until YYYY-MM-DD] [--day YYYY-MM-DD]
      Writes the sample register, or one day's deliveries after it, in the offices' formats.
  npm run bench:ingest -- --marks N [--json]
      Measures the ingest of US case files of real size.
  npm run token -- --as trial|starter|professional|enterprise|administrator
      Prints an access token of an invented person, valid for an hour; in a sample installation only.
  npm run administrator -- --email ADDRESS
      Lets the person of this confirmed e-mail address administer everything; the person has signed in once before.`

type Command = (args: string[], config: Config) => Promise<number>
const commands: Record<string, Command> = {
  ingest,
  sample,
  'bench-ingest': bench,
  'bench-search': benchDatabase,
  'bench-statistics': benchPublication,
  token,
  administrator,
}

async function ingest(args: string[], config: Config): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      office: { type: 'string' },
      json: { type: 'boolean', default: false },
      'keep-sample': { type: 'boolean', default: false },
    },
  })
  const office = registrationOfficeCodes.find((code) => code === values.office)
  if (!office) throw new UsageError(`--office must be one of ${RegistrationOfficeCode.options.join(', ')}.\n\n${usage}`)
  if (positionals.length === 0) throw new UsageError(`Name at least one file or folder to read.\n\n${usage}`)
  const database = await openDatabase(config, `${config.productSlug}-ingest`)
  try {
    await migrate(database.pool)
    const objectStore = await openObjectStore(config)
    const summary = await runIngest({
      office,
      paths: positionals,
      pool: database.pool,
      objectStore,
      isSample: await isSampleDelivery(positionals),
      keepSample: values['keep-sample'],
      onSampleRemoved: () =>
        removeSamplePeople(
          database,
          sampleCallers().map(({ person }) => person),
          forgetPeople,
        ),
      json: values.json,
      report: true,
    })
    return summary.stored + summary.unchanged + summary.deleted > 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

async function sample(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      directory: { type: 'string' },
      marks: { type: 'string', default: '30000' },
      seed: { type: 'string', default: '1' },
      until: { type: 'string', default: new Date().toLocaleDateString('sv-SE') },
      day: { type: 'string' },
    },
  })
  if (!values.directory) throw new UsageError(`--directory says where the files go.\n\n${usage}`)
  const options = {
    directory: values.directory,
    marks: wholeNumber(values.marks),
    seed: wholeNumber(values.seed),
    until: day(values.until),
  }
  const written = values.day ? await writeSampleDay({ ...options, day: day(values.day) }) : await writeSampleRegister(options)
  process.stdout.write(`${JSON.stringify(written, null, 2)}\n`)
  return 0
}

async function bench(args: string[], config: Config): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { marks: { type: 'string', default: '100000' }, json: { type: 'boolean', default: false } },
  })
  const result = await benchIngest({
    marks: wholeNumber(values.marks),
    slug: `${config.productSlug}-bench`,
    systemEnvironment: config.systemEnvironment,
  })
  process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : `${JSON.stringify(result, null, 2)}\n`)
  return 0
}

/** The part of `npm run bench:search` that needs a database and a server; it reads its task and the marks from standard input. */
async function benchDatabase(_args: string[], config: Config): Promise<number> {
  const database = await openDatabase(config, `${config.productSlug}-bench`)
  try {
    await migrate(database.pool)
    const result = await benchSearch(database.pool, process.stdin, () => startBenchServer(config, database), sayProgress)
    process.stdout.write(`${JSON.stringify(result)}\n`)
    return 0
  } finally {
    await database.close()
  }
}

/** The part of `npm run bench:statistics` that needs a database and a server; it reads its task and the marks from standard input. */
async function benchPublication(_args: string[], config: Config): Promise<number> {
  const database = await openDatabase(config, `${config.productSlug}-bench`)
  try {
    await migrate(database.pool)
    const { queries } = await fillDatabase<{ queries: { text: string }[] }>(database.pool, process.stdin, sayProgress)
    const server = await startBenchServer(config, database)
    try {
      const measured = {
        statistics: server.product.statistics,
        origin: new URL(server.address).origin,
        search: (text: string) => searchOverHttp(server, text),
      }
      const texts = queries.map(({ text }) => text)
      process.stdout.write(`${JSON.stringify(await benchStatistics(database.pool, measured, texts))}\n`)
    } finally {
      await server.close()
    }
    return 0
  } finally {
    await database.close()
  }
}

const sayProgress = (text: string) => process.stderr.write(`        ${text}\n`)

/** The server over the benches' database, at a port of its own. */
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
  if (token === null) throw new UsageError('The search is measured with the embedded identity provider and its invented people.')
  return { product, address: `http://${host}:${atPort.http.port}/api/v1`, token, close: () => product.close() }
}

async function token(args: string[], config: Config): Promise<number> {
  const { values } = parseArgs({ args, options: { as: { type: 'string' } } })
  const role = sampleRoles.find((one) => one === values.as)
  if (!role) throw new UsageError(`--as must be one of ${sampleRoles.join(', ')}.\n\n${usage}`)
  if (!config.simulators || config.identity.kind !== 'embedded')
    throw new UsageError('Tokens are printed in a sample installation only, with its own identity provider.')
  const database = await openDatabase(config, `${config.productSlug}-token`)
  try {
    await migrate(database.pool)
    const printed = await issueSampleToken(database.pool, await openSettableClock(database.pool), role)
    if (printed === null) throw new UsageError('There are no invented people here yet: start the product once with its sample.')
    process.stdout.write(`${printed}\n`)
    return 0
  } finally {
    await database.close()
  }
}

async function administrator(args: string[], config: Config): Promise<number> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } })
  if (!values.email) throw new UsageError(`--email says who becomes an administrator.\n\n${usage}`)
  const database = await openDatabase(config, `${config.productSlug}-administrator`)
  try {
    await migrate(database.pool)
    const clock = config.simulators ? await openSettableClock(database.pool) : systemClock
    const people = await makeAdministrator({ pool: database.pool, clock }, values.email)
    if (people === 0) throw new UsageError('Nobody with this confirmed e-mail address has signed in yet.')
    process.stdout.write('This person may administer everything from now on.\n')
    return 0
  } finally {
    await database.close()
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`“${text}” is not a whole number.`)
  return Number(text)
}
function day(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new UsageError(`“${text}” is not a day. Write YYYY-MM-DD.`)
  return text
}

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new UsageError(usage)
  return command(args, readConfig())
}

main().then(
  (code) => process.exit(code),
  (error) => {
    const isUsage =
      error instanceof UsageError || error instanceof ConfigError || String(error?.code).startsWith('ERR_PARSE_ARGS')
    process.stderr.write(`${isUsage || error instanceof StartError ? error.message : (error?.stack ?? error)}\n`)
    process.exit(isUsage ? 2 : 1)
  },
)
