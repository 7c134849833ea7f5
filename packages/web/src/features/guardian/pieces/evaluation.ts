import { ApiError } from '@marklot/contracts/client'
import type { Assessment, AssessmentEvent } from '@marklot/contracts/guardian-assessment'
import type { EvaluationInput } from '@marklot/contracts/guardian-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { type MutationHolder, useApiMutation, useReload } from '../../../lib/api.tsx'
import { useLocale } from '../../../lib/phrases.tsx'
import { sessionKey } from '../../../lib/session.tsx'
import { assessmentKey, guardianOf, useReloadGuardian } from './guardian-calls.ts'

/** The evaluations whose events this window receives. Other windows must ask again. */
const followed = new Set<number>()
export const isFollowed = (id: number): boolean => followed.has(id)

/**
 * Starts an evaluation and resolves with its id as soon as there is one, so that its page can be opened. The blocks
 * continue to arrive and appear on that page. Rejects if the evaluation is refused.
 */
export function useEvaluate(): MutationHolder<EvaluationInput, number> {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const reload = useReload()
  const reloadGuardian = useReloadGuardian()
  return useApiMutation('creating', async (api, body: EvaluationInput) => {
    const events = (await guardianOf(api).evaluate({ body }))[Symbol.asyncIterator]()
    const first = await events.next()
    if (first.done || !first.value.assessment) throw new Error('The evaluation did not start')
    const { id, assessment } = first.value
    const key = [locale, ...assessmentKey(id)]
    queryClient.setQueryData(key, assessment)
    void follow(events, id, (change) => queryClient.setQueryData(key, change)).then(async (isKnown) => {
      if (!isKnown) return
      await reloadGuardian()
      // In a trial, a creation is counted when the first evaluation has finished.
      await reload(...sessionKey('subscription'))
    })
    return id
  })
}

/**
 * Shows each event until the stream ends. The evaluation itself does not depend on the stream.
 * @returns whether the server knows the evaluation
 */
async function follow(
  events: AsyncIterator<AssessmentEvent>,
  id: number,
  show: (change: (known: Assessment | undefined) => Assessment | undefined) => void,
): Promise<boolean> {
  followed.add(id)
  try {
    for (let event = await events.next(); !event.done; event = await events.next()) {
      const { assessment, blocks } = event.value
      show((known) => assessment ?? (known && { ...known, blocks: { ...known.blocks, ...blocks } }))
    }
    return true
  } catch (error) {
    // The server keeps no failed evaluation. A lost connection is not a failure: the page requests the state of the
    // evaluation.
    if (!(error instanceof ApiError)) return true
    show((known) => known && { ...known, state: 'failed' })
    return false
  } finally {
    followed.delete(id)
  }
}
