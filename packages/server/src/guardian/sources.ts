import type { GroundFinding, GroundsCase } from '@marklot/grounds'
import type { NameMeaning } from '@marklot/linguistics'

/** The rules that answer without a register. */
export interface Rules {
  findGrounds: ((one: GroundsCase) => readonly GroundFinding[]) | null
  readMeanings: ((name: string) => readonly NameMeaning[]) | null
}
export const rules: Rules = { findGrounds: null, readMeanings: null }
