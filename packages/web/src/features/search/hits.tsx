import type { BrandQueryResult } from '@marklot/contracts/search'
import { lazy, memo, Suspense, useMemo } from 'react'
import { Phrased } from '../../lib/phrased.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useToday } from '../../ui/use-today.ts'
import { comparedSign } from './expert.ts'
import { groupHits } from './group-hits.ts'
import { HitCard } from './hit-card.tsx'
import styles from './hit-line.module.css'
import { HitLine } from './hit-line.tsx'
import { searchedFor } from './hit-link.ts'
import { HowToRead } from './how-to-read.tsx'
import type { SearchState } from './search-state.ts'
import { shownView } from './searched-logo.ts'
import { useSelection } from './selection.ts'

/** Loads the table of hits. When called early, it makes the table arrive together with its hits. */
export const loadHitTable = () => import('./hit-table.tsx')
const HitTable = lazy(() => loadHitTable().then((module) => ({ default: module.HitTable })))
const LogoTiles = lazy(() => import('./logo-tiles.tsx').then((module) => ({ default: module.LogoTiles })))
const HowToReadLogos = lazy(() => import('./hit-logo.tsx').then((module) => ({ default: module.HowToReadLogos })))

/**
 * Shows the hits of a page as cards, as tiles or as a table. Cards group marks that have the same name. Suspends until
 * the parts of the chosen view are loaded, so that nothing below the hits jumps.
 */
export const Hits = memo(function Hits({ result, search }: { result: BrandQueryResult; search: SearchState }) {
  const t = usePhrases('search')
  const today = useToday()
  const selection = useSelection()
  const searchedClasses = useMemo(() => searchedFor(search).classes, [search])
  const { hits, query } = result
  const groups = useMemo(() => groupHits(hits), [hits])
  const shared = { search, searchedClasses, today, onTick: selection.toggle }
  if (shownView(search) === 'tiles')
    return (
      <Phrased of={['logos']}>
        <LogoTiles hits={hits} search={search} />
      </Phrased>
    )
  if (search.view === 'table') return <HitTable result={result} ticked={selection.hits} {...shared} />
  return (
    <>
      {hits.some((hit) => hit.comparison) && <HowToRead />}
      {hits.some((hit) => hit.similarity?.logo) && (
        <Suspense>
          <Phrased of={['logos']}>
            <HowToReadLogos />
          </Phrased>
        </Suspense>
      )}
      <ul>
        {groups.map(({ first, others }) => (
          <li key={first.brandId} className={styles.group}>
            <HitCard
              hit={first}
              query={comparedSign(query, first.comparison)}
              isTicked={selection.hits.has(first.brandId)}
              {...shared}
            />
            {others.length > 0 && (
              <div className={styles.lines}>
                <p className={styles.title}>{t('sameName', { count: others.length })}</p>
                <ul>
                  {others.map((hit) => (
                    <HitLine
                      key={hit.brandId}
                      hit={hit}
                      search={search}
                      searchedClasses={searchedClasses}
                      isTicked={selection.hits.has(hit.brandId)}
                      onTick={selection.toggle}
                    />
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
})
