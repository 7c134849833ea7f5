import type { ThreadSubject } from '@marklot/contracts/chat'
import type { QueryValues } from '../../lib/paths.ts'

/** What a question is about, as the address of the page holds it. A search has its own values beside these. */
export type SubjectKind = ThreadSubject['kind']
const kinds: readonly SubjectKind[] = ['search', 'brand', 'assessment', 'radarRun']

export interface AddressedSubject {
  kind: SubjectKind
  /** As the page names it. */
  name: string
  id: string
}

/** The values of the address of a page that asks about something. */
export const subjectValues = (subject: AddressedSubject, search: QueryValues = {}): QueryValues => ({
  ...search,
  about: subject.kind,
  name: subject.name,
  id: subject.id || undefined,
})

/** What the address asks about, or null. */
export function subjectInAddress(query: URLSearchParams): AddressedSubject | null {
  const kind = kinds.find((one) => one === query.get('about'))
  if (!kind) return null
  const id = query.get('id') ?? ''
  if (kind !== 'search' && id === '') return null
  return { kind, id, name: (query.get('name') ?? id).slice(0, 200) }
}

/** The subject as the server takes it. */
export async function subjectOf(addressed: AddressedSubject, query: URLSearchParams): Promise<ThreadSubject> {
  const { kind, id } = addressed
  switch (kind) {
    case 'brand':
      return { kind, brandId: id }
    case 'assessment':
      return { kind, assessmentId: Number(id) }
    case 'radarRun':
      return { kind, executionId: Number(id) }
    case 'search': {
      const { queryOf, searchFromAddress } = await import('../search/index.ts')
      return { kind, query: queryOf(searchFromAddress(query)) }
    }
  }
}
