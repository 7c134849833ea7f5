import type { GuardianStep } from '@marklot/contracts/guardian'
import type { DraftHolder } from './use-draft.ts'

/** The props of every step of the wizard. */
export interface StepProps {
  holder: DraftHolder
  go: (step: GuardianStep, options?: { replace: boolean }) => void
}
