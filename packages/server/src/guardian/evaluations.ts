import type { Locale } from '@marklot/contracts'
import { mostAssessments } from '@marklot/contracts/guardian'
import type { AssessmentEvent } from '@marklot/contracts/guardian-assessment'
import type { EvaluationInput } from '@marklot/contracts/guardian-endpoints'
import { accountTimeZone, lockAccount, type Member } from '../accounts/index.ts'
import { countUseWithin } from '../billing/index.ts'
import { reachLogo, storedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type Channel, openChannel } from '../platform/channel.ts'
import type { Clock } from '../platform/clock.ts'
import { transaction } from '../platform/database.ts'
import { dayIn } from '../platform/local-calendar.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import {
  countAssessments,
  deleteAssessment,
  finishAssessment,
  insertAssessment,
  isEvaluatedSince,
  type NewAssessment,
  type StoredAssessment,
  storedAssessment,
} from './assessments.store.ts'
import { longestEvaluation, presentAssessment, reachAssessment } from './assessments.ts'
import { isComparable } from './comparable.ts'
import { reachDraft } from './drafts.ts'
import { type EvaluationContext, type Evaluator, evaluateCase } from './evaluate-case.ts'
import { allPending, type Findings, findingOf } from './findings.ts'
import { creation, isRepetition, type Permit, permitEvaluation } from './permit.ts'
import { presentBlocks } from './present-blocks.ts'
import { chosenOffices } from './regions.ts'
import { packFindings, versions } from './stored-findings.ts'
import { verdictOfFindings } from './verdicts.ts'

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
 * @throws AppError `assessment.nameNotComparable`, `assessment.tooMany`, `assessment.running`, `draft.notFound`,
 * `assessment.notFound`, `logo.notFound`, the paywall's codes
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
  if (draftId !== null) await reachDraft(pool, [accountId], draftId)
  if (previousId !== null) await reachAssessment(pool, [accountId], previousId)
  if (brandCase.logo !== null) await reachLogo(pool, [accountId], brandCase.logo)
  const createdAt = clock.now()
  const today = dayIn(createdAt, await accountTimeZone(pool, accountId))
  const row = { accountId, draftId, previousId, brandCase, logoId: brandCase.logo, createdAt }
  const { id, offices, isTrial } = await begin(context, row)
  const channel = openChannel<AssessmentEvent>()
  const evaluator = { permitted: offices, locale, today }
  running.run(id, (findings) => run(context, { id, ...row, isTrial }, findings, evaluator, channel))
  return channel
}

/**
 * Permits and stores a new evaluation while the account's row is locked, so that of two concurrent starts the second
 * sees the first. The row of an account on trial reserves its only place: it is finished or deleted when the evaluation
 * ends, and expires if its process dies.
 */
async function begin({ pool, clock }: EvaluationsContext, row: NewAssessment): Promise<Permit & { id: number }> {
  const { accountId, brandCase, createdAt } = row
  return transaction(pool, async (client) => {
    await lockAccount(client, accountId)
    const permit = await permitEvaluation(client, clock, accountId, brandCase.name)
    if (!chosenOffices(brandCase).every((code) => permit.offices.has(code))) throw new AppError('plan.officeNotIncluded')
    if ((await countAssessments(client, accountId)) >= mostAssessments) throw new AppError('assessment.tooMany')
    const interrupted = new Date(createdAt.getTime() - longestEvaluation)
    if (permit.isTrial && (await isEvaluatedSince(client, accountId, interrupted))) throw new AppError('assessment.running')
    return { ...permit, id: await insertAssessment(client, row) }
  })
}

type Started = Pick<StoredAssessment, 'id' | 'accountId' | 'brandCase' | 'logoId'> & Pick<Permit, 'isTrial'>

/**
 * Evaluates a case, stores the findings and reports them. An account on trial sees findings only once they are counted.
 * After a failure, the events end with that failure, and nothing is stored.
 * @param evaluator with the language of the events
 */
async function run(
  context: EvaluationsContext,
  started: Started,
  soFar: Findings,
  evaluator: Evaluator & { locale: Locale },
  channel: Channel<AssessmentEvent>,
): Promise<void> {
  const { pool, texts } = context
  const { id, brandCase, logoId, isTrial } = started
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
    const show = (blocks: Partial<Findings>) => {
      Object.assign(soFar, blocks)
      event('blocks', { blocks: presentBlocks(blocks, { brandCase, logo, texts, locale: evaluator.locale }) })
    }
    const findings = await evaluateCase(context, brandCase, evaluator, isTrial ? () => undefined : show)
    await settle(context, started, findings)
    if (isTrial) show(findings)
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
      verdict: verdictOfFindings(findings, brandCase),
      findings: packFindings({ blocks: findings, versions }),
    })
    // The assessment was deleted while it ran, so there is nothing to count.
    if (!isStored) throw new AppError('assessment.notFound')
  })
}
