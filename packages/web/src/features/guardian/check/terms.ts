import type { CaseTerm } from '@marklot/contracts/guardian'

/** A list of goods and services while it is composed. */
export interface TermsProps {
  goods: readonly CaseTerm[]
  /** Each change builds on the previous one, even if that has not been rendered yet. */
  onChange: (change: (before: readonly CaseTerm[]) => readonly CaseTerm[]) => void
}
