import type { ResultBrand, StoredBrandQuery } from '@marklot/contracts/radar'

/** The most open risks on the dashboard. */
const mostRisks = 3

/** Returns, of the searches with open risks, the one with the newest result. */
export function searchWithRisks(saved: readonly StoredBrandQuery[]): { query: StoredBrandQuery; executionId: number } | null {
  const [query] = lastRunFirst(saved).filter(
    ({ openRisks, lastExecution }) => openRisks > 0 && lastExecution?.state === 'resultAvailable',
  )
  return query?.lastExecution ? { query, executionId: query.lastExecution.id } : null
}

/** Returns the open risks of a result: new ones first, then changed ones, then known ones. */
export function newestRisks(brands: readonly ResultBrand[]): ResultBrand[] {
  const order = ['new', 'changed', 'known']
  return brands
    .filter(({ assessed }) => assessed?.assessment === 'open')
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
    .slice(0, mostRisks)
}

/** Returns the searches that have run, most recent first. */
export function lastRunFirst(saved: readonly StoredBrandQuery[]): StoredBrandQuery[] {
  const ranAt = ({ lastExecution }: StoredBrandQuery) => lastExecution?.startedUtc ?? ''
  return saved.filter(({ lastExecution }) => lastExecution !== null).sort((a, b) => ranAt(b).localeCompare(ranAt(a)))
}
