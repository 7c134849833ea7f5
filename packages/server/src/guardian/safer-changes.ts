import { maximumNameLength } from '@marklot/contracts'
import type { SaferChange, SaferChangeEvent, SaferChanges } from '@marklot/contracts/guardian-assessment'
import { type RiskClass, riskClasses } from '@marklot/contracts/guardian-blocks'
import { riskClassIn, type Verdict } from '@marklot/contracts/guardian-verdict'
import { accountTimeZone } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import { dayIn } from '../platform/local-calendar.ts'
import { allOffices } from '../search/index.ts'
import { type StoredAssessment, storeSaferChanges } from './assessments.store.ts'
import { readFindings } from './assessments.ts'
import { type Evaluator, evaluateCase } from './evaluate-case.ts'
import type { EvaluationsContext } from './evaluations.ts'
import { type Findings, findingOf } from './findings.ts'
import { countsOf } from './present-blocks.ts'
import { type Variant, variantsOf } from './variants.ts'
import { verdictOfFindings, withChangeVerdicts } from './verdicts.ts'

/** The most helpful changes of one kind that are reported. */
const mostOfKind = 3
/**
 * The certainty from which a ground of refusal counts against a changed sign. It is lower than "likely" as a
 * precaution.
 */
const countedGround = 0.5

/**
 * Tries changes of an assessed brand, each with a full evaluation, and reports those that lower the risk class or the
 * number of open conflicts. The last event contains all of them. They are then stored with the assessment, and later
 * calls return them again.
 * @throws AppError `assessment.notFinished`
 */
export async function saferChanges(
  context: EvaluationsContext,
  stored: StoredAssessment,
): Promise<AsyncIterable<SaferChangeEvent>> {
  const { pool, clock } = context
  const { blocks } = await readFindings(pool, stored)
  if (stored.saferChanges) return repeated(withChangeVerdicts(stored.saferChanges, countsOf(blocks)))
  const [entitlement, timeZone] = await Promise.all([
    entitlementOf(pool, stored.accountId, clock),
    accountTimeZone(pool, stored.accountId),
  ])
  const permitted = entitlement.isTrial ? allOffices : new Set(entitlement.offices)
  return tryChanges(context, stored, blocks, { permitted, today: dayIn(clock.now(), timeZone) })
}

async function* repeated(saferChanges: SaferChanges): AsyncGenerator<SaferChangeEvent> {
  yield { tried: saferChanges.tried, of: saferChanges.tried, change: null, saferChanges }
}

async function* tryChanges(
  context: EvaluationsContext,
  { id, brandCase }: StoredAssessment,
  found: Findings,
  evaluator: Evaluator,
): AsyncGenerator<SaferChangeEvent> {
  const variants = canFall(found) ? variantsOf(brandCase, found).filter(isPossible) : []
  const changes: SaferChange[] = []
  for (const [at, variant] of variants.entries()) {
    const isFull = changes.filter(({ kind }) => kind === variant.kind).length >= mostOfKind
    const change = isFull ? null : await changeOf(context, variant, found, evaluator)
    if (change) changes.push(change)
    yield { tried: at + 1, of: variants.length, change, saferChanges: null }
  }
  const result = { tried: variants.length, changes: bySafety(changes) }
  await storeSaferChanges(context.pool, id, result)
  yield { tried: variants.length, of: variants.length, change: null, saferChanges: result }
}

const isPossible = ({ brandCase: { name, registrationOfficeCodes, countries } }: Variant) =>
  name.length <= maximumNameLength && registrationOfficeCodes.length + countries.length > 0

/**
 * Returns whether the risk class or the number of conflicts can decrease. It cannot without a risk class, or in the
 * lowest class without open conflicts.
 */
function canFall({ riskScore }: Findings): boolean {
  const score = findingOf(riskScore)
  return score !== null && score.riskClass !== null && (score.riskClass !== 'ratherNot' || score.openConflicts > 0)
}

/** Returns the change, if its evaluation shows that it helps. */
async function changeOf(
  context: EvaluationsContext,
  { brandCase, ...variant }: Variant,
  before: Findings,
  evaluator: Evaluator,
): Promise<SaferChange | null> {
  // The logo does not change, so neither do the marks found by it.
  const after = await evaluateCase(context, { ...brandCase, logo: null }, evaluator, () => undefined)
  const score = findingOf(after.riskScore)
  if (score === null || !isSafer(before, after) || hasNewFaults(before, after)) return null
  const { riskScore, openConflicts } = score
  const verdict = verdictOfFindings({ ...after, logos: before.logos }, brandCase)
  return { ...variant, case: brandCase, riskScore, riskClass: riskClassIn(verdict), openConflicts, verdict }
}

const rank = (riskClass: RiskClass | null) => (riskClass === null ? -1 : riskClasses.indexOf(riskClass))

/** Returns whether the risk class or the number of open conflicts decreases, and neither increases. */
function isSafer(before: Findings, after: Findings): boolean {
  const [old, now] = [findingOf(before.riskScore), findingOf(after.riskScore)]
  if (!old || !now || now.riskClass === null) return false
  const classFalls = rank(now.riskClass) - rank(old.riskClass)
  const conflictsFall = old.openConflicts - now.openConflicts
  return classFalls >= 0 && conflictsFall >= 0 && classFalls + conflictsFall > 0
}

/** Returns whether the changed sign has a hurtful meaning or a ground for refusal that the original does not have. */
function hasNewFaults(before: Findings, after: Findings): boolean {
  const grounds = ({ refusalGrounds }: Findings) =>
    findingOf(refusalGrounds)?.filter(({ certainty }) => certainty >= countedGround).length ?? 0
  const meanings = ({ meaning }: Findings) => findingOf(meaning)?.readings.filter(({ hurtful }) => hurtful).length ?? 0
  return grounds(after) > grounds(before) || meanings(after) > meanings(before)
}

/** The verdicts of changes that help, the highest risk first. */
const falling: readonly Verdict[] = ['oftenInConflict', 'open', 'logosBeside', 'ratherNot', 'logosOnly', 'noConflicts']

/** Sorts changes with the lowest risk first. */
const bySafety = (changes: readonly SaferChange[]): SaferChange[] =>
  [...changes].sort(
    (a, b) =>
      falling.indexOf(b.verdict) - falling.indexOf(a.verdict) ||
      a.openConflicts - b.openConflicts ||
      (a.riskScore ?? 0) - (b.riskScore ?? 0),
  )
