import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Locale } from '@marklot/contracts'
import type { McpServer } from '@modelcontextprotocol/server'
import { openSession, type Session } from '../access/index.ts'
import { peopleByMail } from '../accounts/index.ts'
import type { Config } from '../config.ts'
import { type SampleRole, type SignedIn, sampleCallers } from '../identity/index.ts'
import { loadToolServers } from '../mcp/index.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { officeStates } from '../register/index.ts'
import { openCapabilities } from './capabilities.ts'
import { homeOf } from './outside.ts'
import { openParts } from './parts.ts'
import type { Resources } from './resources.ts'
import { withoutPaymentSimulators } from './worker.ts'

/**
 * The person who uses the tools on this machine: a known person, identified by e-mail address, or an invented person of
 * the sample, identified by role.
 */
export type LocalPerson = { mail: string } | { role: SampleRole }

/** The role `mcp`: the tools for one person on this machine, without an HTTP server. */
export interface ToolServer {
  /** Returns a server to connect to a transport. It lists its tools immediately; calls wait until the index is open. */
  serve(): McpServer
  /** Resolves when the index is open. @throws StartError when the index cannot be opened */
  ready: Promise<void>
  close(): Promise<void>
}

/**
 * Assembles the tools for use alongside a running product. They keep a separate search index, because the product's
 * process owns the main one. Opening the index takes seconds, while assistants wait only briefly for the first answer.
 * @throws StartError when the register is empty or the person is unknown
 */
export async function composeToolServer(
  config: Config,
  resources: Resources,
  log: Log,
  { person, locale }: { person: LocalPerson; locale: Locale },
): Promise<ToolServer> {
  const caller = await callerOf(resources, person)
  const marks = (await officeStates(resources.pool)).reduce((sum, office) => sum + office.marks, 0)
  if (marks === 0) throw new StartError('The register is empty. Run `npm start` once, or load an office with `npm run ingest`.')
  const dataDirectory = join(config.dataDirectory, 'mcp')
  const opening = openWork({ ...withoutPaymentSimulators(config), dataDirectory }, resources, log)
  const ready = opening.then(() => undefined)
  // Callers that await the promise handle its failure.
  ready.catch(() => undefined)
  const createToolServer = await loadToolServers()
  const leaving = new AbortController()
  // Connections stay open for a long time, so each call reads the person's rights again.
  const session = async () => openSession((await opening).access, caller, locale)
  return {
    serve: () =>
      createToolServer({ productName: config.productName, home: homeOf(config) }, async () => (await opening).work, {
        caller,
        locale,
        requestId: randomUUID(),
        signal: leaving.signal,
        member: async () => (await session()).member(),
        admit: async (...asked: Parameters<Session['admit']>) => (await session()).admit(...asked),
      }),
    ready,
    close: async () => {
      leaving.abort()
      await (await opening.catch(() => null))?.close()
    },
  }
}

async function openWork(config: Config, resources: Resources, log: Log) {
  const parts = await openParts(config, resources, log)
  const { all, mcp, memberOf } = openCapabilities(parts, () => [])
  return {
    work: mcp.work,
    access: { ...parts, memberOf },
    close: async () => {
      for (const capability of all) await capability.close?.()
      await parts.close()
    },
  }
}

async function callerOf({ pool }: Resources, wanted: LocalPerson): Promise<SignedIn> {
  if ('role' in wanted) {
    const invented = sampleCallers().find(({ role }) => role === wanted.role)
    if (invented) return invented.person
  }
  const [found, ...others] = 'mail' in wanted ? await peopleByMail(pool, wanted.mail) : []
  if (!found || others.length > 0)
    throw new StartError('Nobody, or more than one person, with this confirmed e-mail address has signed in yet.')
  const claims = { email: null, emailVerified: false, name: null, givenName: null, familyName: null }
  return { kind: 'account', ...found, claims }
}
