import { ApiError } from '@marklot/contracts/client'
import { type BrandQueryResult, pageSizes } from '@marklot/contracts/search'
import { lazy, memo, Suspense, useDeferredValue, useEffect } from 'react'
import type { QueryHolder } from '../../lib/api.tsx'
import { Phrased } from '../../lib/phrased.tsx'
import { paywallCodeOf } from '../../shell/overlays.ts'
import { classNames } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { loadPaywall } from '../account/index.ts'
import { Hits, loadHitTable } from './hits.tsx'
import { HitsSkeleton } from './hits-skeleton.tsx'
import { NoHits } from './no-hits.tsx'
import { Receipt } from './receipt.tsx'
import styles from './results.module.css'
import { ResultsHead } from './results-head.tsx'
import { useSearch } from './search-context.ts'
import { SearchFailed } from './search-failed.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { usePaywallOverlay } from './use-paywall-overlay.ts'
import { usePrefetchSearch } from './use-prefetch-search.ts'

const PaywallState = lazy(() => loadPaywall().then((module) => ({ default: module.PaywallState })))
const FreeLook = lazy(() => loadPaywall().then((module) => ({ default: module.FreeLook })))

/** The result: hits, none, an error, or loading. An earlier result stays until the new one arrives. */
export const Results = memo(function Results({ answer }: { answer: QueryHolder<BrandQueryResult> }) {
  const isSlow = useDelayed(answer.busy)
  const { object: result, reload } = answer
  const { search, logo, go } = useSearch()
  // A fault of the searched picture says nothing about the one that has taken its place.
  const error = isAboutLogo(answer.error) && logo.logo?.id !== search.logo?.id ? null : answer.error
  const paywall = answer.busy ? null : paywallCodeOf(error)
  usePaywallOverlay(paywall)
  useEffect(() => {
    if (search.view === 'table') void loadHitTable()
  }, [search.view])
  // Also replaces earlier hits, because a visitor's hits may exceed the plan.
  if (paywall)
    return (
      <Suspense fallback={<div className={styles.waiting} />}>
        <Phrased of={['paywall']}>
          <PaywallState code={paywall} onFirstPage={search.page > 1 ? () => go({ ...search, page: 1 }) : undefined} />
        </Phrased>
      </Suspense>
    )
  const failed = error && !answer.busy && <SearchFailed error={error} hasResult={result !== undefined} onRetry={reload} />
  if (!result) return failed || (isSlow ? <HitsSkeleton /> : <div className={styles.waiting} />)
  return (
    <>
      {failed}
      <div className={classNames(isSlow && answer.isPrevious && styles.updating)}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <Found result={result} />
        </Suspense>
      </div>
    </>
  )
})

const isAboutLogo = (error: Error | null) => error instanceof ApiError && error.code?.startsWith('logo.') === true

const Found = memo(function Found({ result }: { result: BrandQueryResult }) {
  const { search, go, addressOf } = useSearch()
  const prefetch = usePrefetchSearch()
  // A click or key first paints its own change. The hits, which make up most of the page, follow in a deferred
  // rendering.
  const shown = useDeferredValue(result)
  const shownSearch = useDeferredValue(search)
  const { hits, query } = result
  return (
    <>
      <ResultsHead result={result} />
      {result.restriction && result.restriction !== 'auth.required' && (
        <Suspense>
          <Phrased of={['paywall']}>
            <FreeLook code={result.restriction} />
          </Phrased>
        </Suspense>
      )}
      {hits.length === 0 ? (
        <div className={styles.none}>
          <NoHits result={result} />
        </div>
      ) : (
        <>
          <Hits result={shown} search={shownSearch} />
          <Pagination
            page={query.page}
            size={query.size}
            total={result.total}
            sizes={pageSizes}
            addressOf={(page) => addressOf({ ...search, page })}
            onIntent={(page) => prefetch({ ...search, page })}
            onSize={(size) => go({ ...search, page: 1, size: pageSizes.find((one) => one === size) ?? 25 })}
          />
        </>
      )}
      <SelectionBar />
      <Receipt result={result} />
    </>
  )
})
