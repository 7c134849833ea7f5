import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocale } from '../../../lib/phrases.tsx'
import { useEvaluate } from '../pieces/index.ts'

/** The repetition of an assessment, for all parts that offer it. */
export interface Again {
  busy: boolean
  run: () => void
}
export interface PartProps {
  assessment: Assessment
  again: Again
}

/**
 * Evaluates the same case once more and opens the new assessment. An interrupted evaluation offers nothing to compare
 * with, so its repetition is compared with the assessment before it.
 */
export function useAgain({ id, state, previousId, case: repeated, draftId }: Assessment): Again {
  const evaluating = useEvaluate()
  const navigate = useNavigate()
  const locale = useLocale()
  const run = async () => {
    const next = await evaluating.run({ case: repeated, draftId, previousId: state === 'finished' ? id : previousId })
    await navigate(paths.assessment(locale, next))
  }
  return {
    busy: evaluating.busy || state === 'running',
    // The page reports a refusal, or shows which plan helps.
    run: () => void run().catch(() => undefined),
  }
}
