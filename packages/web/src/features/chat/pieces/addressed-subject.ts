import type { ThreadSubject } from '@marklot/contracts/chat'
import type { QueryValues } from '../../../lib/paths.ts'

const kinds: readonly ThreadSubject['kind'][] = ['search', 'brand', 'assessment', 'radarRun']

/** Of the name in an address, which is only for people. */
const longestName = 200

/** What a question is about, as the address of the page holds it. A search has its own values beside these. */
export interface AddressedSubject {
  kind: ThreadSubject['kind']
  /** As the page names it. */
  name: string
  /** Of the mark, the assessment or the result of a saved search; empty for a search. */
  id: string
}

/** The values of the address of a page that asks about something. */
export const subjectValues = ({ kind, name, id }: AddressedSubject, search: QueryValues = {}): QueryValues => ({
  ...search,
  about: kind,
  name: name.slice(0, longestName),
  id: id || undefined,
})

/** What the address asks about, or null. */
export function subjectInAddress(query: URLSearchParams): AddressedSubject | null {
  const kind = kinds.find((one) => one === query.get('about'))
  if (!kind) return null
  const id = query.get('id') ?? ''
  if (kind !== 'search' && id === '') return null
  return { kind, id, name: (query.get('name') ?? id).slice(0, longestName) }
}
