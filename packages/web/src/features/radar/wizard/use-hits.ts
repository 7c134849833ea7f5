import type { RadarSearch } from '@marklot/contracts/radar'
import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { type QueryHolder, useApiQuery } from '../../../lib/api.tsx'
import type { Draft, DraftAssessment, WatchedBrand } from './draft.ts'
import { pagesOf, radarSearchOf } from './draft.ts'

/** The marks that a radar finds now. Nothing is stored. */
export function useHits(search: RadarSearch): QueryHolder<BrandQueryResult> {
  const pages = pagesOf(search)
  return useApiQuery(
    ['radar', 'hits', pages],
    async (api, options) => {
      const [first, ...more] = await Promise.all(pages.map((body) => api.search.query({ body }, options)))
      if (!first) throw new Error('A search has at least one page')
      return { ...first, hits: [first, ...more].flatMap(({ hits }) => hits) }
    },
    { keepPrevious: true },
  )
}

/** A hit as the draft assesses it; null: not yet assessed. */
export interface AssessedHit {
  hit: BrandHit
  assessed: DraftAssessment | null
}
export interface AssessedHits {
  answer: QueryHolder<BrandQueryResult>
  /** Open risks, assessed or not. */
  open: readonly AssessedHit[]
  accepted: readonly AssessedHit[]
}

/** The hits of the draft's radar in two lists. */
export function useAssessedHits(draft: Draft, brand: WatchedBrand): AssessedHits {
  const answer = useHits(radarSearchOf(draft, brand))
  const hits = (answer.object?.hits ?? []).map((hit) => ({ hit, assessed: draft.assessments[hit.brandId] ?? null }))
  const isAccepted = ({ assessed }: AssessedHit) => assessed?.assessment === 'accepted'
  return { answer, open: hits.filter((hit) => !isAccepted(hit)), accepted: hits.filter(isAccepted) }
}
