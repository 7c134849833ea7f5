import type { Locale } from '@marklot/contracts'
import { mostAssessments } from '@marklot/contracts/guardian'
import type { AssessmentEvent } from '@marklot/contracts/guardian-assessment'
import type { EvaluationInput } from '@marklot/contracts/guardian-endpoints'
import { accountTimeZone, type Member } from '../accounts/index.ts'
import { countUseWithin } from '../billing/index.ts'
import { reachLogo, storedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type Channel, openChannel } from '../platform/channel.ts'
import type { Clock } from '../platform/clock.ts'
import { transaction } from '../platform/database.ts'
import { dayIn } from '../platform/local-calendar.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import type { OfficeSet } from '../search/index.ts'
import {
  countAssessments,
  deleteAssessment,
  finishAssessment,
  insertAssessment,
  type StoredAssessment,
  storedAssessment,
} from './assessments.store.ts'
import { presentAssessment, reachAssessment } from './assessments.ts'
import { isComparable } from './comparable.ts'
import { reachDraft } from './drafts.ts'
import { type EvaluationContext, type Evaluator, evaluateCase } from './evaluate-case.ts'
import { allPending, type Findings, findingOf } from './findings.ts'
import { creation, isRepetition, permitEvaluation } from './permit.ts'
import { presentBlocks } from './present-blocks.ts'
import { chosenOffices } from './regions.ts'
import { packFindings, versions } from './stored-findings.ts'

export interface EvaluationsContext extends EvaluationContext {
  clock: Clock
  texts: ReferenceTexts
  running: RunningEvaluations
}

/** The evaluations that this process runs. They continue when their caller disconnects. */
export class RunningEvaluations {
  private readonly known = new Map<number, { findings: Findings; done: Promise<void> }>()

  /** Returns the findings of a running evaluation so far; undefined if this process runs no evaluation with this id. */
  findingsOf(id: number): Findings | undefined {
    return this.known.get(id)?.findings
  }

  /** Runs an evaluation. Its findings so far can be read while it runs. */
  run(id: number, work: (findings: Findings) => Promise<void>): void {
    const findings = { ...allPending }
    const done = work(findings).finally(() => this.known.delete(id))
    this.known.set(id, { findings, done })
  }

  /** Resolves when every evaluation has ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.known.values()].map(({ done }) => done))
  }
}

/**
 * Starts an evaluation and returns its events. All reasons for a refusal are checked first.
 * @throws AppError `assessment.nameNotComparable`, `assessment.tooMany`, `draft.notFound`, `assessment.notFound`,
 * `logo.notFound`, the paywall's codes
 */
export async function startEvaluation(
  context: EvaluationsContext,
  input: EvaluationInput,
  member: Member,
  locale: Locale,
): Promise<AsyncIterable<AssessmentEvent>> {
  const { pool, clock, running } = context
  const { case: brandCase, draftId, previousId } = input
  const accountId = member.account.id
  if (!isComparable(brandCase.name)) throw new AppError('assessment.nameNotComparable')
  const permitted = await permitEvaluation(context, accountId, brandCase.name)
  if (!isWithin(input, permitted)) throw new AppError('plan.officeNotIncluded')
  if (draftId !== null) await reachDraft(pool, [accountId], draftId)
  if (previousId !== null) await reachAssessment(pool, [accountId], previousId)
  if (brandCase.logo !== null) await reachLogo(pool, [accountId], brandCase.logo)
  if ((await countAssessments(pool, accountId)) >= mostAssessments) throw new AppError('assessment.tooMany')
  const createdAt = clock.now()
  const today = dayIn(createdAt, await accountTimeZone(pool, accountId))
  const row = { accountId, draftId, previousId, brandCase, logoId: brandCase.logo, createdAt }
  const id = await insertAssessment(pool, row)
  const channel = openChannel<AssessmentEvent>()
  running.run(id, (findings) => run(context, { id, ...row }, findings, { permitted, locale, today }, channel))
  return channel
}

const isWithin = ({ case: brandCase }: EvaluationInput, permitted: OfficeSet) =>
  chosenOffices(brandCase).every((code) => permitted.has(code))

type Started = Pick<StoredAssessment, 'id' | 'accountId' | 'brandCase' | 'logoId'>

/**
 * Evaluates a case, stores the findings and reports them. After a failure, the events end with that failure, and
 * nothing is stored.
 */
async function run(
  context: EvaluationsContext,
  started: Started,
  soFar: Findings,
  evaluator: Evaluator,
  channel: Channel<AssessmentEvent>,
): Promise<void> {
  const { pool, texts } = context
  const { id, brandCase, logoId } = started
  const event = (kind: AssessmentEvent['kind'], part: Partial<AssessmentEvent> = {}) =>
    channel.push({ kind, id, blocks: {}, assessment: null, ...part })
  const whole = async () => {
    const stored = await storedAssessment(pool, id)
    if (!stored) throw new AppError('assessment.notFound')
    return presentAssessment(context, stored, evaluator.locale)
  }
  try {
    event('started', { assessment: await whole() })
    const logo = logoId === null ? null : ((await storedLogos(pool, [logoId])).get(logoId) ?? null)
    const findings = await evaluateCase(context, brandCase, evaluator, (blocks) => {
      Object.assign(soFar, blocks)
      event('blocks', { blocks: presentBlocks(blocks, { brandCase, logo, texts, locale: evaluator.locale }) })
    })
    await settle(context, started, findings)
    event('finished', { assessment: await whole() })
    channel.end()
  } catch (error) {
    await deleteAssessment(pool, id).catch(() => undefined)
    channel.end(error)
  }
}

/** Stores the findings and counts the creation, in one transaction. @throws AppError the paywall's code */
async function settle({ pool, clock }: EvaluationsContext, { id, accountId, brandCase }: Started, findings: Findings) {
  const score = findingOf(findings.riskScore)
  await transaction(pool, async (client) => {
    const now = clock.now()
    await countUseWithin(client, accountId, creation, now, () => isRepetition(client, accountId, brandCase.name, now))
    const isStored = await finishAssessment(client, id, {
      finishedAt: now,
      riskScore: score?.riskScore ?? null,
      riskClass: score?.riskClass ?? null,
      openConflicts: score?.openConflicts ?? null,
      findings: packFindings({ blocks: findings, versions }),
    })
    // The assessment was deleted while it ran, so there is nothing to count.
    if (!isStored) throw new AppError('assessment.notFound')
  })
}
