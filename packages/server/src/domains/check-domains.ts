import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@marklot/contracts'
import { type DomainRecipient, type DomainResult, longestDomainCheck } from '@marklot/contracts/domains'
import { openChannel } from '../platform/channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import type { Outbound } from '../platform/outbound.ts'
import { openAnswerCache } from './answer-cache.ts'
import { type Answer, combined, taken, unknown } from './answers.ts'
import { openDelegation } from './delegation.ts'
import type { Domain } from './domain-name.ts'
import { askRdap, type Patience } from './rdap.ts'
import { openRdapServers } from './rdap-servers.ts'
import { askRegistrar } from './registrar.ts'
import type { DomainSettings } from './settings.ts'
import { isOpenLabel } from './tlds.ts'
import { openTokenBuckets, type Rate } from './token-buckets.ts'

export interface DomainCheckerContext {
  settings: DomainSettings
  outbound: Outbound
  objectStore: ObjectStore
  clock: Clock
  log: Log
}
export interface DomainChecker {
  /**
   * Checks domains concurrently. Delivers each result as soon as it is known; domains without an answer in time are
   * unknown. Aborting the signal cancels the queries.
   */
  check(domains: readonly Domain[], locale: Locale, signal: AbortSignal): AsyncIterable<DomainResult>
  /** Returns who learns about the names checked under a top-level domain. */
  recipientsOf(tld: string): Promise<DomainRecipient[]>
}

/** The part of the time limit that is reserved for sending the reply, in milliseconds. */
const reserve = 400
/** How long the other sources wait for the delegation to prove a registration, in milliseconds. */
const headStart = 1_000

const usualRate: Rate = { perSecond: 5, burst: 10 }
const rates: Readonly<Record<string, Rate>> = { 'rdap.denic.de': { perSecond: 1, burst: 2 } }
const registrarRate: Rate = { perSecond: 10, burst: 20 }

/**
 * Opens the check whether domains are registered. The delegation comes first: it proves that a domain is taken and
 * saves a query to the registry. The registrar follows, if there is one, and then the registry unless the registrar
 * reports the domain as taken.
 */
export function openDomainChecker(context: DomainCheckerContext): DomainChecker {
  const { settings, outbound, clock, log } = context
  const { registrar } = settings
  const registrarHost = registrar && new URL(registrar.url).host
  const servers = openRdapServers(context)
  const buckets = openTokenBuckets((host) => (host === registrarHost ? registrarRate : (rates[host] ?? usualRate)))
  const now = () => clock.now().getTime()
  const cache = openAnswerCache(now)
  const delegation = settings.nameServers === null ? null : openDelegation(settings.nameServers, now)

  /** Asks the sources about a domain. @param report receives the results known so far */
  const ask = async (domain: Domain, locale: Locale, patience: Patience, report: (answer: Answer) => void): Promise<void> => {
    const { signal } = patience
    const answers: Answer[] = []
    const add = (answer: Answer) => {
      answers.push(answer)
      report(combined(answers))
    }
    const delegated = delegation?.isDelegated(domain, signal).catch(() => false) ?? false
    if (await Promise.race([delegated, sleep(headStart, false, { signal })])) return add(taken('delegation'))
    const base = await servers.serverOf(domain.name)
    if (registrar) add(await askRegistrar({ outbound, buckets }, registrar, domain, locale, patience))
    if (base !== null && combined(answers).availability !== 'notAvailable') {
      const answer = await askRdap({ outbound, buckets }, base, domain, patience)
      const isOpen = answer.availability !== 'available' || isOpenLabel(domain.unicodeLabel, domain.tld)
      add(isOpen ? answer : unknown('uncertain'))
    }
    if (await delegated) add(taken('delegation'))
    if (answers.length === 0) add(unknown('noSource'))
  }

  const look = async (domain: Domain, locale: Locale, patience: Patience): Promise<DomainResult> => {
    const known = cache.get(domain.name)
    if (known) return resultOf(domain, known.answer, known.checkedAt)
    let answer = unknown('late')
    const { signal } = patience
    const late = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    const asking = ask(domain, locale, patience, (soFar) => {
      answer = soFar
    })
    let isComplete = false
    const asked = asking.then(
      () => {
        isComplete = true
      },
      (error: unknown) => {
        if (signal.aborted) return
        log.error({ err: error }, 'A domain could not be checked')
        answer = combined([answer, unknown('failed')])
      },
    )
    await Promise.race([asked, late])
    const checkedAt = now()
    if (isComplete) cache.set(domain.name, answer, checkedAt)
    return resultOf(domain, answer, checkedAt)
  }

  return {
    check: (domains, locale, signal) => {
      const until = Date.now() + longestDomainCheck - reserve
      const ending = AbortSignal.any([signal, AbortSignal.timeout(longestDomainCheck - reserve)])
      // Every name adds a listener to the signal.
      setMaxListeners(0, ending)
      const channel = openChannel<DomainResult>()
      const all = domains.map(async (domain) => channel.push(await look(domain, locale, { until, signal: ending })))
      void Promise.all(all).then(
        () => channel.end(),
        (error: unknown) => channel.end(error),
      )
      return channel
    },
    recipientsOf: async (tld) => {
      if (settings.isSimulator) return [{ kind: 'simulator', host: null }]
      const base = await servers.serverOf(tld)
      return [
        ...(base === null ? [] : [{ kind: 'registry' as const, host: new URL(base).host }]),
        ...(registrarHost === null ? [] : [{ kind: 'registrar' as const, host: registrarHost }]),
        ...(delegation === null ? [] : [{ kind: 'resolver' as const, host: null }]),
      ]
    },
  }
}

const resultOf = ({ name, unicodeName, tld, type }: Domain, answer: Answer, checkedAt: number): DomainResult => ({
  name,
  unicodeName,
  tld,
  type,
  ...answer,
  checkedAt: new Date(checkedAt).toISOString(),
})
