import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'

/** What a mark's page may know of the search it was opened from: kept in the browser's history entry, never in the address. */
export interface FromSearch {
  /** Address of the results. */
  address: string
  text: string
  total: number
  /** Place in the results, from 1. */
  place: number
  comparison: BrandHit['comparison']
  score: BrandHit['score']
  /** The sentence beside the comparison. */
  remark: string | null
}

export function fromSearchOf(
  result: Pick<BrandQueryResult, 'query' | 'total'>,
  hit: BrandHit,
  index: number,
  address: string,
  remark: string | null,
): FromSearch {
  return {
    address,
    text: result.query.text,
    total: result.total,
    place: (result.query.page - 1) * result.query.size + index + 1,
    comparison: hit.comparison,
    score: hit.score,
    remark,
  }
}
