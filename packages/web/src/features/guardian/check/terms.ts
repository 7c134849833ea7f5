import type { CaseTerm } from '@marklot/contracts/guardian'

/** A list of goods and services while it is composed. */
export interface TermsProps {
  goods: readonly CaseTerm[]
  /** Changes build on each other, although the first is not rendered yet. */
  onChange: (change: (before: readonly CaseTerm[]) => readonly CaseTerm[]) => void
}
