import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DomainResult } from '@marklot/contracts/domains'
import { type DomainSimulator, startDomainSimulator } from '@marklot/simulators'
import { type DomainChecker, openDomainChecker } from '../src/domains/check-domains.ts'
import { readDomain } from '../src/domains/domain-name.ts'
import type { DomainSettings } from '../src/domains/settings.ts'
import { createLog } from '../src/platform/log.ts'
import { createFileObjectStore } from '../src/platform/object-store-files.ts'
import { createOutbound } from '../src/platform/outbound.ts'

/** The production client of the domain check against simulated registries. They communicate over HTTP and UDP. */
export interface DomainWorld {
  simulator: DomainSimulator
  /** Opens a checker with an empty memory. */
  open(settings?: Partial<DomainSettings>): DomainChecker
  /** Returns the results of a fresh check, by name. */
  check(names: readonly string[], settings?: Partial<DomainSettings>): Promise<Map<string, DomainResult>>
  /** Moves the clock that determines the age of answers. */
  pass(milliseconds: number): void
  logged(): string
  close(): Promise<void>
}

export async function startDomainWorld(): Promise<DomainWorld> {
  let passed = 0
  const clock = { now: () => new Date(Date.now() + passed) }
  const simulator = await startDomainSimulator(clock.now)
  const directory = await mkdtemp(join(tmpdir(), 'marklot-domains-'))
  let logged = ''
  const log = createLog('info', { write: (line) => (logged += line) })
  const outbound = createOutbound({ log, allowed: simulator.urls.map((url) => new URL(url).host) })
  const open: DomainWorld['open'] = (settings) =>
    openDomainChecker({
      settings: {
        bootstrap: { kind: 'address', url: simulator.bootstrapUrl },
        overrides: new Map(),
        denied: new Set(),
        registrar: null,
        nameServers: null,
        isSimulator: true,
        ...settings,
      },
      outbound,
      objectStore: createFileObjectStore(directory),
      clock,
      log,
    })
  return {
    simulator,
    open,
    check: (names, settings) => resultsOf(open(settings), names),
    pass: (milliseconds) => {
      passed += milliseconds
    },
    logged: () => logged,
    close: async () => {
      outbound.close()
      await simulator.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export async function resultsOf(checker: DomainChecker, names: readonly string[]): Promise<Map<string, DomainResult>> {
  const domains = names.map((name) => {
    const domain = readDomain(name)
    if (!domain) throw new Error(`${name} is no domain`)
    return domain
  })
  const results = new Map<string, DomainResult>()
  for await (const result of checker.check(domains, 'en', new AbortController().signal)) results.set(result.name, result)
  return results
}
