import type { Locale, RegistrationOfficeCode } from '@marklot/contracts'
import { type DomainResult, mostDomains } from '@marklot/contracts/domains'
import type { ProjectDomainEvent, ProjectDomainsQuestion } from '@marklot/contracts/pilot-findings'
import { type CheckedDomains, usualTlds } from '../domains/index.ts'
import { transaction } from '../platform/database.ts'
import { reachNames } from './findings.ts'
import { writeDomains } from './names.store.ts'
import { lockProject, type StoredProject } from './projects.store.ts'
import { type ProjectsContext, reachProject, readProject } from './projects.ts'

/** The top-level domain of each office's territory. */
const tldOf: Readonly<Record<RegistrationOfficeCode, string>> = {
  de: 'de',
  at: 'at',
  ch: 'ch',
  es: 'es',
  fr: 'fr',
  em: 'eu',
  us: 'us',
}

/**
 * Checks domains for names of a project and stores the results with the names. A later check replaces an earlier one.
 * If the caller leaves before the end, nothing is stored.
 * @throws AppError `project.nameNotFound`, `domain.invalidName`, `domain.tooMany`
 */
export async function checkDomains(
  context: ProjectsContext & { domains: CheckedDomains },
  project: StoredProject,
  { nameIds, tlds }: ProjectDomainsQuestion,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<AsyncIterable<ProjectDomainEvent>> {
  const { pool } = context
  const names = await reachNames(context, project.id, nameIds)
  const asked = tlds.length > 0 ? tlds : preferredTlds(project.content.registrationOfficeCodes, names.length)
  const { domains, results } = context.domains.forBrands(
    names.map(({ name }) => name),
    asked,
    locale,
    signal,
  )
  const checks = names.map((name, place) => ({ name, domains: domains[place] ?? [] }))
  return follow()

  async function* follow(): AsyncGenerator<ProjectDomainEvent> {
    const nothing = { domains: [], nameId: null, result: null, project: null }
    const started = checks.flatMap((one) => one.domains.map((domain) => ({ nameId: one.name.id, domain })))
    yield { ...nothing, kind: 'started', domains: started }
    const known = new Map<string, DomainResult>()
    for await (const result of results) {
      known.set(result.name, result)
      // Two names can have the same spelling as a domain.
      for (const { name, domains: own } of checks)
        if (own.some((domain) => domain.name === result.name)) yield { ...nothing, kind: 'result', nameId: name.id, result }
    }
    if (signal.aborted) return
    await transaction(pool, async (client) => {
      await lockProject(client, project.id)
      for (const { name, domains: own } of checks)
        await writeDomains(
          client,
          name,
          own.flatMap((domain) => known.get(domain.name) ?? []),
        )
    })
    const changed = await reachProject(pool, [project.accountId], project.id)
    yield { ...nothing, kind: 'finished', project: await readProject(context, changed) }
  }
}

/** Returns the top-level domains that matter most for a project, as many as one check of so many names may include. */
function preferredTlds(offices: readonly RegistrationOfficeCode[], names: number): string[] {
  const preferred = ['com', ...offices.map((code) => tldOf[code]), ...usualTlds]
  return [...new Set(preferred)].slice(0, Math.max(1, Math.floor(mostDomains / names)))
}
