import { parseArgs } from 'node:util'
import { RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import { writeSampleDay, writeSampleRegister } from '@marklot/simulators'
import { makeAdministrator, removeSamplePeople } from './accounts/index.ts'
import { runBackup, runRestore } from './backup/index.ts'
import { openObjectStore } from './compose/resources.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { identityHooks, issueSampleToken, sampleCallers, sampleRoles } from './identity/index.ts'
import { runIngest } from './ingest/ingest-command.ts'
import { IngestStopped } from './ingest/ingest-stopped.ts'
import { isSampleDelivery } from './ingest/sample-marker.ts'
import { fillCatalogue } from './payment/index.ts'
import { joinAccountHooks } from './platform/capability.ts'
import { openSettableClock, systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { createOutbound } from './platform/outbound.ts'
import { StartError } from './platform/start-error.ts'
import { verifyFile } from './protocol/index.ts'

/** A mistake in the command's arguments, which is printed as a sentence without a stack. */
class UsageError extends Error {}

const usage = `Usage:
  npm run ingest -- --office at|ch|de|em|es|fr|us [--json] [--keep-sample] PATH…
      Reads an office's deliveries (files, folders, zips) into the register.
  npm run sample -- --directory DIR [--marks N] [--seed N] [--until YYYY-MM-DD] [--day YYYY-MM-DD]
      Writes the sample register, or one day's deliveries after it, in the offices' formats.
  npm run token -- --as trial|starter|professional|enterprise|administrator
      Prints an access token of a sample person, valid for one hour. Works only in a sample installation.
  npm run administrator -- --email ADDRESS
      Makes the person with this confirmed e-mail address an administrator. The person must have signed in before.
  npm run paypal:catalogue
      Creates PayPal's plans for the products' present prices. Running it again changes nothing.
  npm run backup -- --to FOLDER [--base | --wal [--spool FOLDER]] [--keep N]
      Backs up all rows and objects; with --base the files of the database; with --wal its write-ahead log since.
      --keep deletes all but the newest N backups of each kind afterwards.
  npm run restore -- --from BACKUP [--until TIME] [--replace]
      Restores one backup. --until names a moment after a base backup, such as 2026-11-23T14:30:00Z. --replace lets go
      what is there.
  npm run verify-protocol -- [--keys FILE] FILE
      Checks an exported search protocol. --keys names a copy of /.well-known/search-protocol-keys.json.`

type Command = (args: string[], config: Config) => Promise<number>
const commands: Record<string, Command> = {
  ingest,
  sample,
  token,
  administrator,
  'paypal:catalogue': payPalCatalogue,
  'verify-protocol': verifyProtocol,
  backup,
  restore,
}

async function verifyProtocol(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { keys: { type: 'string' } } })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new UsageError(`Name one file to check.\n\n${usage}`)
  const { entries, erased, lastHash, faults } = await verifyFile(path, values.keys ?? null)
  const verdict =
    faults.length > 0
      ? 'The protocol was changed.'
      : values.keys === undefined
        ? 'The protocol is consistent. Name the published keys with --keys to prove who signed it.'
        : 'The protocol is unchanged.'
  const lines = [
    ...faults.map(({ number, fault }) => `Entry ${number}: ${fault} does not match.`),
    `${entries} entries, ${erased} of them with an erased text. Last hash: ${lastHash ?? 'none'}.`,
    verdict,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return faults.length > 0 ? 1 : 0
}

async function backup(args: string[], settings: Config): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      base: { type: 'boolean', default: false },
      wal: { type: 'boolean', default: false },
      spool: { type: 'string' },
      keep: { type: 'string' },
    },
  })
  if (!values.to) throw new UsageError(`Give --to, the folder of the backups.\n\n${usage}`)
  if ((values.base && values.wal) || (values.spool !== undefined && !values.wal)) throw new UsageError(usage)
  if (values.keep !== undefined && (values.wal || !/^[1-9]\d{0,3}$/.test(values.keep)))
    throw new UsageError('--keep must be a number of backups, at least 1, and does not go with --wal.')
  const what = values.base ? 'base' : values.wal ? 'wal' : 'logical'
  const keep = values.keep === undefined ? null : Number(values.keep)
  await runBackup(await backupParts(settings), { to: values.to, what, spool: values.spool ?? null, keep })
  return 0
}

async function restore(args: string[], settings: Config): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, until: { type: 'string' }, replace: { type: 'boolean', default: false } },
  })
  if (!values.from) throw new UsageError(`Give --from, the folder of one backup.\n\n${usage}`)
  const until = values.until === undefined ? null : new Date(values.until)
  // Without a time zone, the machine's own would determine which data is lost.
  if (until !== null && (Number.isNaN(until.getTime()) || !/(Z|[+-]\d{2}:\d{2})$/.test(values.until ?? '')))
    throw new UsageError('--until must be a time with its zone, such as 2026-11-23T14:30:00Z.')
  await runRestore(await backupParts(settings), { from: values.from, until, replace: values.replace })
  return 0
}

const backupParts = async (settings: Config) => ({
  settings,
  objectStore: await openObjectStore(settings),
  print: (line: string) => void process.stdout.write(line),
})

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
          {
            pool: database.pool,
            hooks: joinAccountHooks(() => [identityHooks(database.pool)]),
            jobs: createJobs({ pool: database.pool, clock: systemClock, log: createLog(config.logLevel) }),
            objectStore,
          },
          sampleCallers().map(({ person }) => person),
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
  if (!values.directory) throw new UsageError(`Give --directory, the folder to write the files to.\n\n${usage}`)
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

async function token(args: string[], config: Config): Promise<number> {
  const { values } = parseArgs({ args, options: { as: { type: 'string' } } })
  const role = sampleRoles.find((one) => one === values.as)
  if (!role) throw new UsageError(`--as must be one of ${sampleRoles.join(', ')}.\n\n${usage}`)
  if (!config.simulators || config.identity.kind !== 'embedded')
    throw new UsageError('Tokens are available only in a sample installation with the embedded identity provider.')
  const database = await openDatabase(config, `${config.productSlug}-token`)
  try {
    await migrate(database.pool)
    const printed = await issueSampleToken(database.pool, await openSettableClock(database.pool), role)
    if (printed === null) throw new UsageError('There are no sample people yet. Start the product with its sample first.')
    process.stdout.write(`${printed}\n`)
    return 0
  } finally {
    await database.close()
  }
}

async function administrator(args: string[], config: Config): Promise<number> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } })
  if (!values.email) throw new UsageError(`Give --email, the confirmed e-mail address of the future administrator.\n\n${usage}`)
  const database = await openDatabase(config, `${config.productSlug}-administrator`)
  try {
    await migrate(database.pool)
    const clock = config.simulators ? await openSettableClock(database.pool) : systemClock
    const people = await makeAdministrator({ pool: database.pool, clock }, values.email)
    if (people === 0)
      throw new UsageError('Nobody with this confirmed e-mail address has signed in yet. Ask the person to sign in once.')
    process.stdout.write('This person is now an administrator.\n')
    return 0
  } finally {
    await database.close()
  }
}

async function payPalCatalogue(_: string[], config: Config): Promise<number> {
  const { payPal } = config.payment
  if (payPal.kind !== 'server')
    throw new UsageError(
      'Set PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID. The simulator fills its own catalogue.',
    )
  const log = createLog(config.logLevel)
  const database = await openDatabase(config, `${config.productSlug}-catalogue`)
  const outbound = createOutbound({ log, allowed: config.outboundAllowed })
  try {
    await migrate(database.pool)
    const { pool } = database
    const { settings } = payPal
    const plans = await fillCatalogue({ settings, pool, clock: systemClock, log, outbound, productName: config.productName })
    for (const { productKey, planId, isNew } of plans)
      process.stdout.write(`${productKey.padEnd(20)} ${planId}${isNew ? ' (new)' : ''}\n`)
    return 0
  } finally {
    outbound.close()
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
    process.exit(isUsage ? 2 : error instanceof IngestStopped ? 3 : 1)
  },
)
