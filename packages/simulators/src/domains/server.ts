import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { escapeHtml, htmlPage, table } from '../provider/html.ts'
import { moods } from './moods.ts'
import { startNameServer } from './name-server.ts'
import { answerRegistrar } from './registrar.ts'
import { answerRdap } from './registry.ts'

/** A question that the simulator received. */
export interface DomainQuestion {
  at: string
  kind: 'bootstrap' | 'rdap' | 'registrar' | 'dns'
  name: string
  outcome: string
}

/**
 * The registries of several top-level domains on this machine: a bootstrap file, RDAP servers on separate ports, a
 * registrar and a name server. The beginning of a name decides how they behave (`moods`). Registrations, reservations
 * and prices are invented.
 */
export interface DomainSimulator {
  bootstrapUrl: string
  registrarUrl: string
  registrarKey: string
  /** Address and port. */
  nameServer: string
  /** The address of each HTTP server. */
  urls: readonly string[]
  pageUrl: string
  /** The questions so far, newest first. */
  questions(): readonly DomainQuestion[]
  /** Replaces the bootstrap file by this text; null restores the usual one. */
  setBootstrap(text: string | null): void
  /** Lets held replies (`slow`) finish. */
  release(): void
  /** Forgets the questions and the replaced bootstrap file. */
  reset(): void
  close(): Promise<void>
}

/** The top-level domains of each registry. All others have no RDAP server. */
const registries: readonly (readonly string[])[] = [
  ['com', 'net'],
  ['de', 'ch', 'li', 'fr', 'uk', 'nl', 'pl'],
  ['org', 'info', 'shop', 'store', 'biz', 'online', 'company', 'gmbh', 'agency', 'studio'],
  ['app', 'dev', 'tech', 'site', 'cloud', 'ai', 'club', 'ws'],
]
const publication = '2026-11-01T00:00:00Z'
const keptQuestions = 500
const controls = '/_sim/domains'

export async function startDomainSimulator(now: () => Date): Promise<DomainSimulator> {
  let questions: DomainQuestion[] = []
  let replaced: string | null = null
  const heard = (kind: DomainQuestion['kind'], name: string, outcome: string) => {
    questions = [{ at: now().toISOString(), kind, name, outcome }, ...questions].slice(0, keptQuestions)
  }
  const held = new Set<() => void>()
  const release = () => {
    for (const go of held) go()
    held.clear()
  }
  const hold = (response: ServerResponse) =>
    new Promise<void>((go) => {
      held.add(go)
      response.once('close', go)
    }).then(() => void response.destroy())
  const bases: string[] = []
  let second = ''
  const neighbours = { hold, second: () => `${second}/second/` }
  const lastOf = (url = '') => decodeURIComponent(/\/([^/?]+)(\/check)?(\?|$)/.exec(url)?.[1] ?? '')
  const openRegistry = () =>
    listen(async (request, response) => {
      const name = lastOf(request.url)
      heard('rdap', name, (await answerRdap(request, response, neighbours)) ?? 'nothing here')
    })
  const registry = await Promise.all(registries.map(openRegistry))
  bases.push(...registry.map(({ url }) => url))
  // Redirects lead to this registry. The bootstrap file does not name it.
  const further = await openRegistry()
  second = further.url
  const registrarKey = 'simulated-registrar-key'
  const registrar = await listen(async (request, response) => {
    const name = lastOf(request.url)
    heard('registrar', name, (await answerRegistrar(request, response, registrarKey, { hold })) ?? 'nothing here')
  })
  const front = await listen((request, response) => {
    if (request.url === '/rdap/dns.json') {
      heard('bootstrap', '', replaced === null ? 'usual' : 'replaced')
      const body = replaced ?? JSON.stringify(bootstrapFile(bases))
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=86400' }).end(body)
    } else if (request.url === controls)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(questions))
    else response.writeHead(404).end()
  })
  const nameServer = await startNameServer((name, outcome) => heard('dns', name, outcome))
  return {
    bootstrapUrl: `${front.url}/rdap/dns.json`,
    registrarUrl: registrar.url,
    registrarKey,
    nameServer: nameServer.address,
    urls: [front.url, registrar.url, ...bases, second],
    pageUrl: `${front.url}${controls}`,
    questions: () => questions,
    setBootstrap: (text) => {
      replaced = text
    },
    release,
    reset: () => {
      release()
      questions = []
      replaced = null
    },
    close: async () => {
      release()
      await nameServer.close()
      await Promise.all([front, registrar, ...registry, further].map(({ close }) => close()))
    },
  }
}

const bootstrapFile = (bases: readonly string[]) => ({
  version: '1.0',
  publication,
  description: 'Simulated registries of this machine',
  services: registries.map((tlds, place) => [tlds, [`${bases[place]}/rdap/`]]),
})

const page = (questions: readonly DomainQuestion[]): string =>
  htmlPage(
    'Simulated registries',
    `<h1>Simulated registries</h1><p class="note">Registrations and prices are invented.</p>
<h2>What a name begins with decides</h2>${table(
      ['Name', 'Answer'],
      Object.entries(moods).map(([mood, what]) => [`<code>${mood}-…</code>`, escapeHtml(what)]),
      '',
    )}
<h2>Last questions</h2>${table(
      ['At', 'Asked', 'Name', 'Answer'],
      questions.map(({ at, kind, name, outcome }) => [at, kind, name, outcome].map(escapeHtml)),
      'None yet.',
    )}`,
  )

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch(() => response.destroy())
  })
  // Longer than clients keep a connection, so that the server never closes one during a request.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => listening())
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
