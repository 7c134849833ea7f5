import type { ThreadSubject } from '@marklot/contracts/chat'
import type { QueryValues } from '../../../lib/paths.ts'

const kinds: readonly ThreadSubject['kind'][] = ['search', 'brand', 'assessment', 'radarRun']

/** Longest name in an address. Only people read it. */
const longestName = 200

/** The subject of a question as the page's address holds it. A search adds its own values. */
export interface AddressedSubject {
  kind: ThreadSubject['kind']
  /** The name that the page shows. */
  name: string
  /** The id of the mark, the assessment or the saved search's result; empty for a search. */
  id: string
}

/** Returns the query values of the address of a page that asks about a subject. */
export const subjectValues = ({ kind, name, id }: AddressedSubject, search: QueryValues = {}): QueryValues => ({
  ...search,
  about: kind,
  name: name.slice(0, longestName),
  id: id || undefined,
})

/** Reads the subject in an address; null if there is none. */
export function subjectInAddress(query: URLSearchParams): AddressedSubject | null {
  const kind = kinds.find((one) => one === query.get('about'))
  if (!kind) return null
  const id = query.get('id') ?? ''
  if (kind !== 'search' && id === '') return null
  return { kind, id, name: (query.get('name') ?? id).slice(0, longestName) }
}
