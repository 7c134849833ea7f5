import type { RadarSearch } from '@marklot/contracts/radar'
import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { useMemo } from 'react'
import { type QueryHolder, useApiQuery } from '../../../lib/api.tsx'
import { radarOf } from '../pieces/index.ts'
import { classCoverage } from './coverage.ts'
import type { Draft, DraftAssessment, WatchedBrand } from './draft.ts'
import { pagesOf, radarSearchOf, watchedSign } from './draft.ts'
import type { HitScores } from './scores.tsx'

/** Returns the marks that a radar finds now. Stores nothing. */
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

/** Returns the goods scores by brand. Empty until they arrive, and if the watched brand names no goods. */
export function useGoodsScores({ brandId, goods }: WatchedBrand, hits: readonly BrandHit[]): ReadonlyMap<string, number | null> {
  const body = { brandId, goods: goods.trim(), brandIds: hits.map((hit) => hit.brandId) }
  const { object } = useApiQuery(['radar', 'goods', body], (api, options) => radarOf(api).goodsScores({ body }, options), {
    enabled: hits.length > 0 && (brandId !== null || body.goods !== ''),
    keepPrevious: true,
  })
  return useMemo(() => new Map((object ?? []).map((one) => [one.brandId, one.score])), [object])
}

/** A hit with its assessment in the draft; null: not yet assessed. */
export interface AssessedHit {
  hit: BrandHit
  assessed: DraftAssessment | null
  scores: HitScores
}
export interface AssessedHits {
  answer: QueryHolder<BrandQueryResult>
  /** Open risks, assessed or not. */
  open: readonly AssessedHit[]
  accepted: readonly AssessedHit[]
}

/** Returns the hits of the draft's radar in two lists. */
export function useAssessedHits(draft: Draft, brand: WatchedBrand): AssessedHits {
  const answer = useHits(radarSearchOf(draft, brand))
  const found = answer.object?.hits ?? []
  const activities = useGoodsScores(brand, found)
  const sign = watchedSign(draft, brand)
  const hits = found.map((hit) => ({
    hit,
    assessed: draft.assessments[hit.brandId] ?? null,
    scores: {
      ...(sign !== 'logo' && { name: hit.score?.total ?? null }),
      activities: activities.get(hit.brandId) ?? null,
      classification: classCoverage(brand.niceClasses, hit.niceClasses),
      ...(sign !== 'name' && { logo: hit.similarity?.logo?.score ?? null }),
    },
  }))
  const isAccepted = ({ assessed }: AssessedHit) => assessed?.assessment === 'accepted'
  return { answer, open: hits.filter((hit) => !isAccepted(hit)), accepted: hits.filter(isAccepted) }
}
