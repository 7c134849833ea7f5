import type { GuardianStep } from '@marklot/contracts/guardian'
import type { DraftHolder } from './use-draft.ts'

/** What every step of the wizard gets. */
export interface StepProps {
  holder: DraftHolder
  go: (step: GuardianStep, options?: { replace: boolean }) => void
}
