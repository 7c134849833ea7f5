import type { Pool } from '../platform/database.ts'
import type { SearchEngine } from './engine/port.ts'
import type { LogoOutcome, SearchOutcome } from './engine/requests.ts'

export interface FindContext {
  pool: Pool
  engine: SearchEngine
}

/** The result of a search of any kind. `logos` describes how its logo was searched. */
export interface FoundOutcome extends SearchOutcome {
  /** The revision of the register that the engine searched; null if no office was searched. */
  revision: number | null
  logos?: Pick<LogoOutcome, 'page' | 'receipt' | 'compared'>
}
