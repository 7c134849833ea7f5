import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { AssessmentCounts, SaferChange, SaferChanges } from '@marklot/contracts/guardian-assessment'
import { riskClassIn, type Verdict, verdictOf } from '@marklot/contracts/guardian-verdict'
import type { Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { assessmentsOfDrafts, type FinishedOfDraft, judgedOf, type StoredAssessment, storeVerdicts } from './assessments.store.ts'
import type { Findings } from './findings.ts'
import { present } from './present-blocks.ts'
import { lowestScore } from './risk.ts'
import { unpackFindings } from './stored-findings.ts'

/** Returns what a finished assessment with these findings says in short. */
export const verdictOfFindings = ({ riskScore, names, logos }: Findings, brandCase: AssessmentCase): Verdict =>
  verdictOf({
    state: 'finished',
    case: brandCase,
    blocks: {
      riskScore: present(riskScore, (finding) => finding),
      names: present(names, (finding) => finding),
      logos: present(logos, (finding) => finding),
    },
  })

export interface VerdictsContext {
  pool: Pool
  log: Log
}
/** The number of assessments whose findings are read at once. */
const readAtOnce = 20

/**
 * Adds the missing verdicts of finished assessments, which earlier programs stored without one. They are read from the
 * findings and stored, so that no list reads them twice. Findings that cannot be read lead to no evaluation.
 */
export async function withVerdicts<One extends Pick<StoredAssessment, 'id' | 'finishedAt' | 'verdict'>>(
  context: VerdictsContext,
  assessments: readonly One[],
): Promise<One[]> {
  const missing = assessments.filter(({ finishedAt, verdict }) => finishedAt !== null && verdict === null)
  const verdicts = new Map<number, Verdict>()
  for (let at = 0; at < missing.length; at += readAtOnce)
    for (const [id, verdict] of await readVerdicts(context, missing.slice(at, at + readAtOnce))) verdicts.set(id, verdict)
  return assessments.map((one) => ({ ...one, verdict: one.verdict ?? verdicts.get(one.id) ?? null }))
}

/** Reads the verdicts of assessments from their findings, and stores them. */
async function readVerdicts(
  { pool, log }: VerdictsContext,
  assessments: readonly Pick<StoredAssessment, 'id'>[],
): Promise<ReadonlyMap<number, Verdict>> {
  const verdicts = new Map<number, Verdict>()
  const ids = assessments.map(({ id }) => id)
  for (const { id, brandCase, findings } of await judgedOf(pool, ids))
    try {
      verdicts.set(id, verdictOfFindings(unpackFindings(findings).blocks, brandCase))
    } catch (error) {
      log.error({ err: error, assessment: id }, 'The findings of an assessment cannot be read')
    }
  await storeVerdicts(pool, verdicts).catch((error: unknown) => log.error({ err: error }, 'Verdicts could not be stored'))
  return verdicts
}

/** Returns the finished assessments that came from these drafts, also after the draft was deleted, the newest first. */
export const finishedOfDrafts = async (context: VerdictsContext, draftIds: readonly string[]): Promise<FinishedOfDraft[]> =>
  withVerdicts(context, await assessmentsOfDrafts(context.pool, draftIds))

/**
 * Adds the verdicts to stored changes, which earlier programs stored without one. Such a change keeps its class of
 * risk. Found logos stay beside the lowest class, and the lowest score stands for a case where only the logo has hits.
 */
export function withChangeVerdicts(
  { tried, changes }: SaferChanges,
  { identicalLogos, similarLogos }: Pick<AssessmentCounts, 'identicalLogos' | 'similarLogos'>,
): SaferChanges {
  const foundLogos = (identicalLogos ?? 0) + (similarLogos ?? 0)
  const verdict = ({ riskScore, riskClass }: SaferChange): Verdict => {
    if (foundLogos > 0 && riskScore === lowestScore) return 'logosOnly'
    return foundLogos > 0 && riskClass === 'ratherNot' ? 'logosBeside' : (riskClass ?? 'noEvaluation')
  }
  return {
    tried,
    changes: changes.map((change) => {
      if (change.verdict !== undefined) return change
      const one = verdict(change)
      return { ...change, verdict: one, riskClass: riskClassIn(one) }
    }),
  }
}
