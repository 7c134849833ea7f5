import { readConfig } from '../src/config.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Connection } from '../src/platform/database.ts'
import { createPool } from '../src/platform/database.ts'
import { createJobs } from '../src/platform/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { createMailer } from '../src/platform/mailer.ts'

/**
 * Sends the mails of a database in its own process, for tests that kill it. Its argument is the test's input as JSON.
 */
const { connection, port } = JSON.parse(String(process.argv[2])) as { connection: Connection; port: number }
const log = createLog('silent')
const pool = createPool(connection, 'mail-worker')
const jobs = createJobs({ pool, clock: systemClock, log })
createMailer({
  pool,
  clock: systemClock,
  jobs,
  log,
  server: { host: '127.0.0.1', port, tls: 'none', user: null, password: null },
  from: 'post@marklot.test',
  replyTo: null,
  operator: readConfig({}).operator,
  domain: 'marklot.test',
})
await jobs.start()
