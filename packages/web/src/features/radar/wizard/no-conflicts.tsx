import type { BrandQueryResult } from '@marklot/contracts/search'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import styles from './assess-step.module.css'
import { type Draft, radarSearchOf, type WatchedBrand } from './draft.ts'
import { SearchedLine } from './searched-line.tsx'
import { useHits } from './use-hits.ts'

const lowest = 50

interface NoConflictsProps {
  draft: Draft
  brand: WatchedBrand
  result: BrandQueryResult
  /** The way to adjust the search. */
  children: ReactNode
}

/** Says that nothing stands close, in which classes and offices, and what a wider search would find. */
export function NoConflicts({ draft, brand, result, children }: NoConflictsProps) {
  const t = usePhrases('monitor')
  const format = useFormat()
  const wider = useHits(radarSearchOf({ ...draft, minimumNameSimilarity: lowest, size: 10 }, brand)).object
  const isSearched = result.offices.some(({ state }) => state === 'searched')
  const percent = format.percent(draft.minimumNameSimilarity)
  const classes = draft.allClasses ? [] : brand.niceClasses
  const text = !isSearched
    ? t('none.notSearched')
    : classes.length > 0
      ? t('none.inClasses', { name: brand.name, percent, classes: format.list(classes.map(String)) })
      : t('none.text', { name: brand.name, percent })
  return (
    <EmptyState title={t(isSearched ? 'none.title' : 'none.notSearchedTitle')} text={text}>
      <p className={styles.remark}>
        <SearchedLine offices={result.offices} />{' '}
        {wider &&
          !wider.restriction &&
          draft.minimumNameSimilarity > lowest &&
          t('none.wider', { percent: format.percent(lowest), count: wider.total })}
      </p>
      {children}
    </EmptyState>
  )
}
