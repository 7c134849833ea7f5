import { type BrandQuery, type Locale, parseQuery, type QueryError, type RegisterQuery } from '@marklot/contracts'
import { search as phrases } from '@marklot/phrases/search'
import type { LogoQuery } from '@marklot/similarity/logo'
import { AppError } from '../platform/app-error.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import type { LogoSearch } from './engine/requests.ts'

/** A described picture to search for, with the criteria for a similar logo. */
export interface FoundLogo extends Pick<LogoSearch, 'logo' | 'minimumLogoSimilarity' | 'sameIdea'> {
  parts: LogoQuery['parts']
  /** The whole description, by which hits are sorted by part, shape or colour; absent if only the vectors are kept. */
  described?: LogoQuery
}

/** A search of the register with its query parsed: the input of every step. */
export interface RegisterSearch extends FoundSearch {
  /**
   * The request in the form in which replies repeat it. A query that is not blank sets the mode to `expert` and the
   * text to ''.
   */
  asked: BrandQuery
}

/** The parts of a search that the steps before the reply need. Its page may have any size. */
export interface FoundSearch {
  asked: Omit<BrandQuery, 'size'> & { size: number }
  /** The name, owner, seat or number, or the text of the query; trimmed. It is empty when the register is browsed. */
  text: string
  /** The parsed query in the mode `expert`. */
  query: RegisterQuery | null
  /** The described picture in the modes `logo` and `nameAndLogo`. */
  logo?: FoundLogo
}

type ReadSearch = { ok: true; search: RegisterSearch } | { ok: false; error: QueryError }

/** Parses the query of a search. Never throws. */
export function readSearch(asked: BrandQuery): ReadSearch {
  const text = asked.query.trim()
  if (text === '') return { ok: true, search: { asked, text: asked.text.trim(), query: null } }
  const parsed = parseQuery(asked.query)
  if (!parsed.ok) return parsed
  return { ok: true, search: { asked: { ...asked, mode: 'expert', text: '' }, text, query: parsed.query } }
}

/**
 * Like `readSearch`, but for callers that report the fault.
 * @throws AppError `query.invalid` with the fault's sentence in `locale`, its code, position and length
 */
export function searchOf(asked: BrandQuery, locale: Locale): RegisterSearch {
  const read = readSearch(asked)
  if (read.ok) return read.search
  const { code, position, length, found } = read.error
  const message = phrases[`queryError.${code}`][locale].replaceAll('{found}', () => found)
  throw invalid(message, { code, position, length })
}

const invalid = (message: string, place: { code: string; position: number; length: number }) =>
  new AppError('query.invalid', { sentence: message, details: [{ path: 'query', message, ...place }] })

/**
 * Like `searchOf`, but also rejects a query that names an office's own state that does not exist. For searches that a
 * person runs or saves; a kept search may name a state that the register has lost since.
 * @throws AppError `query.invalid` with the fault's sentence in `locale`
 */
export function checkedSearchOf(asked: BrandQuery, texts: ReferenceTexts, locale: Locale): RegisterSearch {
  const search = searchOf(asked, locale)
  refuseUnknownStatus(search, texts, locale)
  return search
}

/** The most keys that a sentence about an unknown one names. */
const mostAllowed = 6

/**
 * Rejects a query that names an office's own state that does not exist, because it would find nothing.
 * @throws AppError `query.invalid` with a sentence in `locale` that names the most similar keys
 */
function refuseUnknownStatus({ asked, query }: RegisterSearch, texts: ReferenceTexts, locale: Locale): void {
  for (const clause of query?.clauses ?? []) {
    if (clause.field !== 'status') continue
    const found = clause.values.find((key) => !texts.isBrandState(key))
    if (found === undefined) continue
    const allowed = texts
      .values('BrandStates', locale)
      .map(({ key }) => key)
      .sort((a, b) => sharedLength(b, found) - sharedLength(a, found))
      .slice(0, mostAllowed)
    const message = phrases['queryError.unknownStatus'][locale]
      .replaceAll('{found}', () => found)
      .replaceAll('{allowed}', () => allowed.join(', '))
    const position = Math.max(0, asked.query.toLowerCase().indexOf(found))
    throw invalid(message, { code: 'unknownStatus', position, length: found.length })
  }
}

/** Returns how many letters two keys share at their beginning. */
function sharedLength(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}
