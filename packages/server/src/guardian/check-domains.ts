import type { Locale } from '@marklot/contracts'
import type { DomainResult } from '@marklot/contracts/domains'
import type { AssessmentDomainsEvent } from '@marklot/contracts/guardian-assessment'
import type { CheckedDomains } from '../domains/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import { changeFindings, type StoredAssessment, storedAssessment } from './assessments.store.ts'
import { type AssessmentsContext, presentAssessment } from './assessments.ts'
import { packFindings, unpackFindings } from './stored-findings.ts'

/**
 * Checks the usual domains for the name of an assessment and stores the results with it. A later check replaces an
 * earlier one. If the caller leaves before the end, nothing is stored.
 * @throws AppError `assessment.notFinished`, `domain.invalidName`
 */
export async function checkDomains(
  context: AssessmentsContext & { domains: CheckedDomains },
  stored: StoredAssessment,
  locale: Locale,
  signal: AbortSignal,
): Promise<AsyncIterable<AssessmentDomainsEvent>> {
  if (stored.finishedAt === null) throw new AppError('assessment.notFinished')
  const { domains, results } = context.domains.forBrand(stored.brandCase.name, locale, signal)
  return follow()

  async function* follow(): AsyncGenerator<AssessmentDomainsEvent> {
    yield { domains, result: null, assessment: null }
    const known = new Map<string, DomainResult>()
    for await (const result of results) {
      known.set(result.name, result)
      yield { domains: [], result, assessment: null }
    }
    if (signal.aborted) return
    const checked = domains.flatMap(({ name }) => known.get(name) ?? [])
    const isStored = await transaction(context.pool, (client) =>
      changeFindings(client, stored.id, (packed) => {
        const findings = unpackFindings(packed)
        const blocks = { ...findings.blocks, domains: { state: 'ready' as const, finding: { domains: checked } } }
        return packFindings({ ...findings, blocks })
      }),
    )
    const changed = isStored ? await storedAssessment(context.pool, stored.id) : undefined
    if (!changed) throw new AppError('assessment.notFound')
    yield { domains: [], result: null, assessment: await presentAssessment(context, changed, locale) }
  }
}
