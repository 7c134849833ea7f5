import { parseArgs } from 'node:util'
import { isLocale, locales } from '@marklot/contracts'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { openObjectStore } from './compose/resources.ts'
import { composeToolServer, type LocalPerson } from './compose/tool-server.ts'
import { type Config, readConfig } from './config.ts'
import { sampleRoles } from './identity/index.ts'
import { openDatabase } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { StartError } from './platform/start-error.ts'
import { explain, runRole } from './process.ts'

const usage = `Usage:
  npm run --silent mcp -- --as ${sampleRoles.join('|')} [--language ${locales.join('|')}]
      Offers the tools over stdio to an invented person of the sample.
  npm run --silent mcp -- --email ADDRESS [--language …]
      The same for a person with this confirmed e-mail address, who must have signed in before.`

/** Serves the tools over stdin and stdout, which carry nothing but protocol messages. */
function main(): void {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const wanted = readArguments(config)
  runRole(log, async (opened, end) => {
    const database = await openDatabase(config, `${config.productSlug}-mcp`)
    opened(database)
    database.watch(log)
    await migrate(database.pool)
    const resources = { pool: database.pool, connection: database.connection, objectStore: await openObjectStore(config) }
    const tools = await composeToolServer(config, resources, log, wanted)
    opened(tools)
    process.stdin.once('end', end)
    opened(serveStdio(tools.serve, { onerror: (error) => log.debug({ fault: error.name }, 'A message was refused') }))
    await tools.ready
  })
}

function readArguments(config: Config) {
  const options = { as: { type: 'string' }, email: { type: 'string' }, language: { type: 'string', default: 'en' } } as const
  // The first argument is the role.
  const { values } = parseArgs({ args: process.argv.slice(2).filter((one) => one !== 'mcp'), options })
  const role = sampleRoles.find((one) => one === values.as)
  const locale = values.language
  if (!isLocale(locale)) throw new StartError(usage)
  if (values.email !== undefined && values.as === undefined) return { person: { mail: values.email } as LocalPerson, locale }
  if (role === undefined || values.email !== undefined) throw new StartError(usage)
  if (!config.simulators || config.identity.kind !== 'embedded')
    throw new StartError('Invented people exist only in a sample installation. Use --email.')
  return { person: { role } as LocalPerson, locale }
}

try {
  main()
} catch (error) {
  explain(error)
  process.exit(1)
}
