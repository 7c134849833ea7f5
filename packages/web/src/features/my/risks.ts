import type { ResultBrand, StoredBrandQuery } from '@marklot/contracts/radar'

/** Open risks on the dashboard. */
const mostRisks = 3

/** The search with open risks whose result is the newest. */
export function searchWithRisks(saved: readonly StoredBrandQuery[]): { query: StoredBrandQuery; executionId: number } | null {
  const [query] = lastRunFirst(saved).filter(
    ({ openRisks, lastExecution }) => openRisks > 0 && lastExecution?.state === 'resultAvailable',
  )
  return query?.lastExecution ? { query, executionId: query.lastExecution.id } : null
}

/** The open risks of a result: new ones first, then changed ones, then known ones. */
export function newestRisks(brands: readonly ResultBrand[]): ResultBrand[] {
  const order = ['new', 'changed', 'known']
  return brands
    .filter(({ assessed }) => assessed?.assessment === 'open')
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
    .slice(0, mostRisks)
}

/** The searches that have run, the last one first. */
export function lastRunFirst(saved: readonly StoredBrandQuery[]): StoredBrandQuery[] {
  const ranAt = ({ lastExecution }: StoredBrandQuery) => lastExecution?.startedUtc ?? ''
  return saved.filter(({ lastExecution }) => lastExecution !== null).sort((a, b) => ranAt(b).localeCompare(ranAt(a)))
}
