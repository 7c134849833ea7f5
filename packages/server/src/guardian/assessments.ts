import type { Locale } from '@marklot/contracts'
import type { Assessment, AssessmentSummary } from '@marklot/contracts/guardian-assessment'
import type { AssessmentBlocks } from '@marklot/contracts/guardian-blocks'
import { riskClassIn } from '@marklot/contracts/guardian-verdict'
import { storedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { findingsOf, type StoredAssessment, storedAssessment } from './assessments.store.ts'
import { allPending, type Findings, findingOf } from './findings.ts'
import { countsOf, presentBlocks, similarityOf } from './present-blocks.ts'
import { chosenOffices } from './regions.ts'
import { type StoredFindings, unpackFindings, versions } from './stored-findings.ts'
import { verdictOfFindings, withChangeVerdicts } from './verdicts.ts'

export interface AssessmentsContext {
  pool: Pool
  clock: Clock
  texts: ReferenceTexts
  running: { findingsOf(id: number): Findings | undefined }
}

/** The time, in milliseconds, after which an unfinished evaluation counts as interrupted. */
export const longestEvaluation = 2 * 60_000

/** Returns an assessment of one of these accounts. @throws AppError `assessment.notFound` */
export async function reachAssessment(pool: Pool, accountIds: readonly string[], id: number): Promise<StoredAssessment> {
  const assessment = await storedAssessment(pool, id)
  if (!assessment || !accountIds.includes(assessment.accountId)) throw new AppError('assessment.notFound')
  return assessment
}

/** Returns the findings of a finished assessment. @throws AppError `assessment.notFinished` */
export async function readFindings(pool: Pool, { id }: StoredAssessment): Promise<StoredFindings> {
  const packed = await findingsOf(pool, id)
  if (packed === null) throw new AppError('assessment.notFinished')
  return unpackFindings(packed)
}

export function presentSummary(
  { clock, running }: Pick<AssessmentsContext, 'clock' | 'running'>,
  { brandCase, createdAt, finishedAt, ...one }: StoredAssessment,
): AssessmentSummary {
  const isRecent = clock.now().getTime() - createdAt.getTime() < longestEvaluation
  const isRunning = finishedAt === null && (isRecent || running.findingsOf(one.id) !== undefined)
  const state = finishedAt ? 'finished' : isRunning ? 'running' : 'failed'
  const verdict = one.verdict ?? (state === 'finished' ? 'noEvaluation' : state)
  return {
    id: one.id,
    draftId: one.draftId,
    previousId: one.previousId,
    riskScore: one.riskScore,
    riskClass: riskClassIn(verdict),
    openConflicts: one.openConflicts,
    verdict,
    state,
    name: brandCase.name,
    createdUtc: createdAt.toISOString(),
    finishedUtc: finishedAt?.toISOString() ?? null,
    registrationOfficeCodes: [...chosenOffices(brandCase)],
  }
}

/** Returns an assessment with its results, or with those that are known so far. */
export async function presentAssessment(
  context: AssessmentsContext,
  stored: StoredAssessment,
  locale: Locale,
): Promise<Assessment> {
  const { pool, texts, running } = context
  const { brandCase, logoId } = stored
  const [packed, logos] = await Promise.all([
    stored.finishedAt ? findingsOf(pool, stored.id) : null,
    storedLogos(pool, logoId === null ? [] : [logoId]),
  ])
  const logo = logos.get(logoId ?? '') ?? null
  const found = packed ? unpackFindings(packed) : { blocks: running.findingsOf(stored.id) ?? allPending, versions }
  const counts = countsOf(found.blocks)
  const verdict = stored.finishedAt ? verdictOfFindings(found.blocks, brandCase) : null
  return {
    ...presentSummary(context, { ...stored, verdict }),
    case: { ...brandCase, logo: logo?.id ?? null },
    similarity: similarityOf(found.blocks, brandCase),
    counts,
    blocks: presentBlocks(found.blocks, { brandCase, logo, texts, locale }) as AssessmentBlocks,
    saferChanges: stored.saferChanges && withChangeVerdicts(stored.saferChanges, counts),
    versions: found.versions,
    isSample: findingOf(found.blocks.configuredBrand)?.isSample ?? false,
  }
}
