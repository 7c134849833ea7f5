import type { BrandStateCategory } from '@marklot/contracts'
import type { RegisterMark } from '../../register/index.ts'

/** `byRegistration`: alive if the mark has a registration date, else new. Appeals occur at either stage. */
type Grouping = BrandStateCategory | 'byRegistration'

/** An office's states with their category (office-feeds 2.5 and section 4), by folded text. */
export type StateTable = ReadonlyMap<string, Grouping>

/** Folds case, spacing, apostrophes and the transcription of umlauts, so that spellings of a state are equal. */
function fold(state: string): string {
  return state
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Creates a table from lists of states by category. */
export function stateTable(lists: Partial<Record<Grouping, readonly string[]>>): StateTable {
  const table = new Map<string, Grouping>()
  for (const [grouping, states] of Object.entries(lists)) for (const state of states) table.set(fold(state), grouping as Grouping)
  return table
}

/**
 * Returns the state and category of a mark. A state that is in no table is reported, and its category is derived from
 * the dates (termination → dead, registration → alive, else new; office-feeds 2.5).
 */
export function readState(
  state: string | undefined,
  table: StateTable,
  dates: { registrationDate?: string; terminationDate?: string },
  report: (finding: string) => void,
): Pick<RegisterMark, 'brandState' | 'brandStateCategory' | 'brandStateIsUnknown'> {
  const grouping = table.get(fold(state ?? ''))
  const byDate = dates.registrationDate ? 'alive' : 'new'
  if (grouping === 'byRegistration') return { brandState: state ?? '', brandStateCategory: byDate }
  if (grouping) return { brandState: state ?? '', brandStateCategory: grouping }
  report(state ? `unknown state "${state}"` : 'no state delivered')
  return { brandState: state ?? '', brandStateCategory: dates.terminationDate ? 'dead' : byDate, brandStateIsUnknown: true }
}
