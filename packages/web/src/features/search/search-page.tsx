import { lazy, type RefObject, Suspense, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { overlays } from '../../shell/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { useToday } from '../../ui/use-today.ts'
import { TrialBadge } from '../account/index.ts'
import type { SearchArrival } from '../logos/pieces/index.ts'
import { isAsked } from './active-filters.ts'
import { addressFromSearch, queryOf, searchFromAddress } from './address.ts'
import { askedText } from './expert.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterRail } from './filter-rail.tsx'
import { ModeTabs } from './mode-tabs.tsx'
import { Results } from './results.tsx'
import { Search, type SearchContext } from './search-context.ts'
import { fieldId, prepareField, SearchField } from './search-field.tsx'
import styles from './search-page.module.css'
import type { SearchState } from './search-state.ts'
import { hasLogoMode, wholeLogo } from './searched-logo.ts'
import { SelectedHits, useSelectionOf } from './selection.ts'
import { StartView } from './start-view.tsx'
import { useChosenLogo } from './use-chosen-logo.ts'
import { useComparisonAddress } from './use-comparison-address.ts'
import { useFocusOnResults } from './use-focus-on-results.ts'
import { useKeys } from './use-keys.ts'
import { searchKey } from './use-prefetch-search.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

const CompareDialog = lazy(() => import('./compare-dialog.tsx').then((module) => ({ default: module.CompareDialog })))
const LogoQuery = lazy(() => import('./logo-query.tsx').then((module) => ({ default: module.LogoQuery })))
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })))

/** The target of the link that skips the filters. */
const resultsId = 'results'

/** Loads, in the browser, everything that the first rendering needs in addition to the page's code. */
export const prepare = async () => {
  if (typeof window !== 'undefined') await prepareField(new URLSearchParams(location.search))
}

/** The search page. Its address holds all of its state. */
export function SearchPage() {
  const t = usePhrases('search')
  const locale = useLocale()
  const navigate = useNavigate()
  const { search: address } = useLocation()
  const search = useSearchInAddress(address)
  // The second of two quick choices builds on the first, even if the first has not been rendered yet.
  const wanted = useRef(search)
  useLayoutEffect(() => {
    wanted.current = search
  }, [search])
  const results = useRef<HTMLElement>(null)
  const isTrial = useSession().subscription.object?.type === 'trial'
  const hasSingleKeys = useSingleKeys()
  const [showsKeys, setShowsKeys] = useState(false)
  const asks = askedText(search)
  const title = asks ? t('titleOf', { text: asks }) : t('title')
  useHead({ title, noindex: asks !== '' || isAsked(search) })

  const [logo, chooseLogo] = useChosenLogo(search)
  // A query may come with a logo; the logo modes always have one.
  const [addsLogo, setAddsLogo] = useState(false)
  const showsLogo = hasLogoMode(search) || (search.mode === 'expert' && (addsLogo || logo.logo !== undefined))
  const context = useMemo((): SearchContext => {
    const addressOf = (next: SearchState) => paths.search(locale, addressFromSearch(next))
    const go: SearchContext['go'] = (next, { replace = false, toResults = false, focusResults = false } = {}) => {
      wanted.current = typeof next === 'function' ? next(wanted.current) : next
      const to = addressOf(wanted.current)
      const state: SearchArrival | null = focusResults ? { focus: 'results' } : null
      startTransition(() => void navigate(to, { replace, state }))
      if (toResults) results.current?.scrollIntoView({ block: 'nearest' })
    }
    const replaceLogo = (id: string | undefined) => {
      chooseLogo({ logo: id === undefined ? undefined : wholeLogo(id) })
      go((current) => ({ ...current, chosenLogo: id }), { replace: true })
    }
    return { search, logo, chooseLogo, replaceLogo, addressOf, go }
  }, [search, logo, chooseLogo, locale, navigate])

  const removeLogo = () => {
    setAddsLogo(false)
    context.replaceLogo(undefined)
    document.getElementById(fieldId)?.focus()
  }

  useScrollOnPage(search.page, results)
  useFocusOnResults(results)

  const query = queryOf(search)
  const asked = isAsked(search)
  const today = useToday()
  const answer = useApiQuery(searchKey(search), (api, options) => api.search.query({ body: query }, options), {
    enabled: asked,
    keepPrevious: true,
  })
  const result = asked ? answer.object : undefined
  useScrollMemory(result !== undefined && !answer.isPrevious)

  const selection = useSelectionOf(search)
  const comparison = useComparisonAddress(search, new URLSearchParams(address).has('brand'), context.go)
  const nameOf = useBrandName()
  const hitOf = (id: string) => result?.hits.find(({ brandId }) => brandId === id)
  useKeys({
    showKeys: () => setShowsKeys(true),
    select: (id) => {
      const hit = hitOf(id)
      if (hit) selection.toggle(hit)
    },
    pin: (id) => {
      const hit = hitOf(id)
      if (hit) overlays.open({ kind: 'pin', brand: { brandId: id, name: nameOf(hit) } })
    },
  })

  return (
    <Search value={context}>
      <SelectedHits value={selection}>
        <div className={`page ${styles.page}`}>
          <h1 className={classNames(controls.hidden, styles.title)}>{title}</h1>
          {result && (
            <a className={styles.skip} href={`#${resultsId}`}>
              {t('skipToResults')}
            </a>
          )}
          <section className={styles.query} aria-label={t('title')}>
            <ModeTabs />
            {search.mode !== 'logo' && <SearchField />}
            {search.mode === 'expert' && !showsLogo && (
              <Button look="quiet" size="small" onClick={() => setAddsLogo(true)}>
                {t('addLogo')}
              </Button>
            )}
            {showsLogo && (
              <Suspense fallback={<div className={styles.loadingLogo} />}>
                <Phrased of={['logos', 'paywall']}>
                  <LogoQuery result={result} onRemove={search.mode === 'expert' ? removeLogo : undefined} />
                </Phrased>
              </Suspense>
            )}
            <FilterChips result={result} />
            {isTrial && (
              <Suspense>
                <Phrased of={['paywall']}>
                  <TrialBadge countedAt={answer.isPrevious ? undefined : result?.searchedAt} />
                </Phrased>
              </Suspense>
            )}
          </section>
          {asked ? (
            <div className={classNames(styles.layout, search.view === 'table' && styles.dense)}>
              <aside className={styles.rail} aria-label={t('filters')}>
                <FilterRail result={result} />
              </aside>
              <section
                id={resultsId}
                className={styles.results}
                aria-label={t('results')}
                aria-busy={answer.busy}
                tabIndex={-1}
                ref={results}
              >
                <Results answer={answer} />
              </section>
            </div>
          ) : (
            !showsLogo && <StartView today={today} />
          )}
          <p className={styles.keys}>
            <Button look="quiet" size="small" onClick={() => setShowsKeys(true)}>
              {t('keys.show')} {hasSingleKeys && <kbd className={controls.key}>?</kbd>}
            </Button>
          </p>
        </div>
        {showsKeys && (
          <Suspense>
            <KeysDialog onClose={() => setShowsKeys(false)} />
          </Suspense>
        )}
        {comparison.isOpen && (
          <Suspense>
            <CompareDialog
              result={result}
              onClose={comparison.close}
              onRemove={(id) => {
                selection.remove(id)
                comparison.remove(id)
              }}
            />
          </Suspense>
        )}
      </SelectedHits>
    </Search>
  )
}

/**
 * Returns the search in the address. The popup's parameter (`brand=`) does not change it, so opening a mark does not
 * render the hits again.
 */
function useSearchInAddress(address: string): SearchState {
  const query = new URLSearchParams(address)
  query.delete('brand')
  const searched = query.toString()
  return useMemo(() => searchFromAddress(new URLSearchParams(searched)), [searched])
}

/** Scrolls to the first hit after a change of page. The browser handles going back. */
function useScrollOnPage(page: number, results: RefObject<HTMLElement | null>): void {
  const kind = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page && kind !== 'POP') results.current?.scrollIntoView()
    shown.current = page
  }, [page, kind, results])
}
