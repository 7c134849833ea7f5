import type { ThreadSubject } from '@marklot/contracts/chat'
import type { AddressedSubject } from './pieces/index.ts'

/** Turns the subject in the address into the form that the server expects. */
export async function subjectOf({ kind, id }: AddressedSubject, query: URLSearchParams): Promise<ThreadSubject> {
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
