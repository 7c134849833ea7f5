import type { Locale } from '@marklot/contracts'
import { uploadedLogoKey } from '../platform/object-store-keys.ts'
import { assessmentsOf } from './assessments.store.ts'
import { type AssessmentsContext, presentAssessment } from './assessments.ts'
import { listDrafts } from './drafts.ts'
import { logosOf } from './logos.store.ts'
import { type LogosContext, presentLogo } from './logos.ts'

/** Everything that Brand-Guardian holds of an account, pictures included, for the export of personal data. */
export async function personalDataOf(
  context: AssessmentsContext & LogosContext,
  accountId: string,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const { pool, objectStore } = context
  const assessmentDrafts = await listDrafts(context, accountId)
  const assessments: unknown[] = []
  for (const stored of await assessmentsOf(pool, accountId)) assessments.push(await presentAssessment(context, stored, locale))
  const assessmentLogos: unknown[] = []
  for (const logo of await logosOf(pool, accountId)) {
    const picture = await objectStore.get(uploadedLogoKey(accountId, logo.id))
    assessmentLogos.push({
      ...presentLogo(logo),
      mediaType: picture?.contentType ?? null,
      base64: picture?.body.toString('base64') ?? null,
    })
  }
  return { assessmentDrafts, assessments, assessmentLogos }
}
