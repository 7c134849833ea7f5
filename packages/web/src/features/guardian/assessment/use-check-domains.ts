import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../lib/api.tsx'
import { useLocale } from '../../../lib/phrases.tsx'
import { type DomainProgress, useDomainProgress } from '../../domains/pieces/index.ts'
import { assessmentKey, guardianOf } from '../pieces/index.ts'

/**
 * Checks the domains of an assessment. The server stores the results with the assessment, whose page then shows them.
 */
export function useCheckDomains(id: number): DomainProgress<null> {
  const queryClient = useQueryClient()
  const locale = useLocale()
  return useDomainProgress(async function* (api: Api, _: null, options: { signal: AbortSignal }) {
    for await (const event of await guardianOf(api).checkDomains({ params: { id } }, options)) {
      if (event.assessment) queryClient.setQueryData<Assessment>([locale, ...assessmentKey(id)], event.assessment)
      yield event
    }
  })
}
