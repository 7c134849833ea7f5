import type { Caller } from '../identity/index.ts'
import type { OfficeSet } from './offices.ts'
import type { FoundSearch } from './read-search.ts'
import { type BegunSearch, beginSearch, type SearchContext } from './search.ts'

/** The limit of remembered callers. The caller whose last search is the oldest is forgotten first. */
const mostCallers = 10_000

/**
 * Returns functions that begin searches by name while the database still reads the caller's rights, so that the engine
 * and the database work at the same time. A search begins in the offices that the caller's last search was allowed to
 * cover. Its result is used only if its own permission covers the same offices; otherwise, it is discarded.
 */
export function openEarlySearches(context: SearchContext) {
  const lastOffices = new Map<string, OfficeSet>()
  return {
    begin: (search: FoundSearch, caller: Caller): BegunSearch | null => {
      const offices = isByName(search) ? lastOffices.get(keyOf(caller)) : undefined
      return offices ? beginSearch(search, offices, context) : null
    },
    /** Remembers the offices that a permission allowed, or forgets the caller if it was refused. */
    remember: (caller: Caller, offices: OfficeSet | null) => {
      const key = keyOf(caller)
      lastOffices.delete(key)
      if (offices === null) return
      lastOffices.set(key, offices)
      const [oldest] = lastOffices.keys()
      if (lastOffices.size > mostCallers && oldest !== undefined) lastOffices.delete(oldest)
    },
    /** Returns the begun search if it covers exactly the permitted offices. */
    usable: (begun: BegunSearch | null, permitted: OfficeSet): BegunSearch | undefined =>
      begun !== null && begun.offices.size === permitted.size && [...permitted].every((code) => begun.offices.has(code))
        ? begun
        : undefined,
  }
}

/** Returns whether a search is by name. Other searches are refused to some callers, or need a picture first. */
const isByName = ({ asked, query, text }: FoundSearch) => asked.mode === 'name' && query === null && text !== ''

/**
 * Returns a caller's key, which is empty for visitors: no rights have to be read for them, so their searches begin
 * immediately in any case.
 */
const keyOf = (caller: Caller) => (caller.kind === 'visitor' ? '' : `${caller.issuer} ${caller.subject}`)
