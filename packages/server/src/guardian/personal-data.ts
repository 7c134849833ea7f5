import type { Locale } from '@marklot/contracts'
import { assessmentsOf } from './assessments.store.ts'
import { type AssessmentsContext, presentAssessment } from './assessments.ts'
import { listDrafts } from './drafts.ts'

/** Returns everything that Brand-Guardian stores about an account, for the export of personal data. */
export async function personalDataOf(
  context: AssessmentsContext,
  accountId: string,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const { pool } = context
  const assessmentDrafts = await listDrafts(context, accountId)
  const assessments: unknown[] = []
  for (const stored of await assessmentsOf(pool, accountId)) assessments.push(await presentAssessment(context, stored, locale))
  return { assessmentDrafts, assessments }
}
