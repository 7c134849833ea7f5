import { type GuardianStep, guardianSteps } from '@marklot/contracts/guardian'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocale } from '../../../lib/phrases.tsx'

export interface CheckAddress {
  /** The step in the address, from `?step=1`. */
  step: GuardianStep
  /** The draft in the address; null without one. */
  draft: string | null
  /** A name that was typed elsewhere; empty without one. */
  sign: string
  addressOf: (step: GuardianStep, draft: string | null) => string
  go: (step: GuardianStep, draft: string | null, options?: { replace: boolean }) => void
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Returns the step of the wizard and its draft. They are in the address, so that going back leads to the previous step.
 */
export function useCheckAddress(): CheckAddress {
  const locale = useLocale()
  const navigate = useNavigate()
  const given = new URLSearchParams(useLocation().search)
  const draft = given.get('draft')
  const addressOf = (step: GuardianStep, draft: string | null) =>
    paths.create(locale, {
      step: step === 'description' ? undefined : guardianSteps.indexOf(step) + 1,
      draft: draft ?? undefined,
    })
  return {
    step: guardianSteps[Number(given.get('step') ?? 1) - 1] ?? 'description',
    draft: draft !== null && uuid.test(draft) ? draft.toLowerCase() : null,
    sign: (given.get('q') ?? '').trim().slice(0, 200),
    addressOf,
    go: (step, draft, options) => void navigate(addressOf(step, draft), options),
  }
}
