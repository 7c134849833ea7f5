import type { Handlers } from '../accounts/index.ts'
import type { CheckedDomains } from '../domains/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { LogoHolder } from '../platform/logo-holders.ts'
import { assessmentsOf, deleteAssessment, deleteUnfinished } from './assessments.store.ts'
import { presentAssessment, presentSummary, reachAssessment } from './assessments.ts'
import { checkDomains } from './check-domains.ts'
import { classesFor } from './classes.ts'
import { compareAssessments } from './compare-assessments.ts'
import { deleteDraft } from './drafts.store.ts'
import { changeDraft, createDraft, listDrafts, reachDraft, readDraft } from './drafts.ts'
import { lookElsewhere } from './elsewhere.ts'
import { type EvaluationsContext, RunningEvaluations, startEvaluation } from './evaluations.ts'
import { type ExportContext, exportAssessment } from './export-assessment.ts'
import { filingFees } from './fees.ts'
import { heldLogos, takeLogoOffDrafts } from './held-logos.store.ts'
import { hintAt } from './hint.ts'
import { personalDataOf } from './personal-data.ts'
import { type CheckName, quickCheck } from './quick-check.ts'
import { openRules, type RulesThread } from './rules/rules-thread.ts'
import { saferChanges } from './safer-changes.ts'
import { sweepTask } from './tasks.ts'
import { withVerdicts } from './verdicts.ts'

export type { FinishedOfDraft } from './assessments.store.ts'
export { createDraft } from './drafts.ts'
export { filingFees } from './fees.ts'
export { goodsLike, textOfGoods } from './goods.ts'
export { isRepetition as isFreeEvaluation } from './permit.ts'
export type { CheckName } from './quick-check.ts'
export { officesAsked, regionsOf, type SearchedRegions } from './regions.ts'
export { riskJudge } from './risk.ts'
export { finishedOfDrafts, withChangeVerdicts } from './verdicts.ts'

type GuardianContext = EvaluationsContext & ExportContext & { rules: RulesThread; domains: CheckedDomains }
type GuardianParts = Omit<GuardianContext, 'running' | 'rules'>

interface Guardian extends Capability<Pick<Handlers, 'guardian'>>, LogoHolder {
  /** The quick check of a name, without an assessment. */
  checkName: CheckName
  /** Makes the rules read their words before the first quick check. */
  warmUp(): void
}

/** Opens Brand-Guardian: drafts, evaluations and assessments. */
export function openGuardian(parts: GuardianParts): Guardian {
  const context: GuardianContext = { ...parts, running: new RunningEvaluations(), rules: openRules() }
  return {
    handlers: { guardian: guardianHandlers(context) },
    checkName: (asked) => quickCheck(context, asked),
    warmUp: () => context.rules.warmUp(),
    recurring: [sweepTask(context)],
    personalData: async (subject, locale) =>
      subject.kind === 'account' ? { sections: await personalDataOf(context, subject.id, locale) } : null,
    heldLogos,
    letGoOfLogo: takeLogoOffDrafts,
    close: async () => {
      await context.running.settled()
      await context.rules.close()
    },
  }
}

function guardianHandlers(context: GuardianContext): Handlers['guardian'] {
  const { pool, clock, rules } = context
  return {
    drafts: async (_, { member }) => listDrafts(context, (await member()).account.id),
    createDraft: async ({ body }, { member }) => {
      rules.warmUp()
      return createDraft(context, (await member()).account.id, body)
    },
    draft: async ({ params }, { member }) => {
      rules.warmUp()
      return readDraft(pool, await reachDraft(pool, (await member()).accountIds, params.id))
    },
    changeDraft: async ({ params, body }, { member }) => changeDraft(context, (await member()).accountIds, params.id, body),
    removeDraft: async ({ params }, { member }) => {
      await deleteDraft(pool, (await reachDraft(pool, (await member()).accountIds, params.id)).id)
      return null
    },
    hint: ({ body }, call) => {
      rules.warmUp()
      return hintAt(context, body, call)
    },
    classes: ({ body }, { locale }) => classesFor(context, body.idea, locale),
    fees: () => filingFees(clock.now()),
    evaluate: async ({ body }, { member, locale }) => startEvaluation(context, body, await member(), locale),
    assessments: async (_, { member }) =>
      (await withVerdicts(context, await assessmentsOf(pool, (await member()).account.id))).map((stored) =>
        presentSummary(context, stored),
      ),
    assessment: async ({ params }, { member, locale }) =>
      presentAssessment(context, await reachAssessment(pool, (await member()).accountIds, params.id), locale),
    // A stopped evaluation finds its row gone when it would store its findings, so nothing is counted.
    stopEvaluation: async ({ params }, { member }) => {
      const { id } = await reachAssessment(pool, (await member()).accountIds, params.id)
      return { state: (await deleteUnfinished(pool, id)) ? 'stopped' : 'finished' }
    },
    removeAssessment: async ({ params }, { member }) => {
      await deleteAssessment(pool, (await reachAssessment(pool, (await member()).accountIds, params.id)).id)
      return null
    },
    compareAssessments: async ({ params, query }, { member, locale }) => {
      const { accountIds } = await member()
      const assessment = await reachAssessment(pool, accountIds, params.id)
      return compareAssessments(context, assessment, await reachAssessment(pool, accountIds, query.with), locale)
    },
    elsewhere: async ({ params }, call) =>
      lookElsewhere(context, await reachAssessment(pool, (await call.member()).accountIds, params.id), call),
    saferChanges: async ({ params }, { member }) => {
      const person = await member()
      return saferChanges(context, await reachAssessment(pool, person.accountIds, params.id))
    },
    checkDomains: async ({ params }, { member, locale, signal }) =>
      checkDomains(context, await reachAssessment(pool, (await member()).accountIds, params.id), locale, signal),
    exportAssessment: async ({ params, query }, { member, locale }) =>
      exportAssessment(context, await reachAssessment(pool, (await member()).accountIds, params.id), query.format, locale),
  }
}
