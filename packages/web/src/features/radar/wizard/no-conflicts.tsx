import type { BrandQueryResult } from '@marklot/contracts/search'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ComparedLogos } from '../pieces/index.ts'
import styles from './assess-step.module.css'
import { type Draft, radarSearchOf, type WatchedBrand, watchedSign } from './draft.ts'
import { SearchedLine } from './searched-line.tsx'
import { useHits } from './use-hits.ts'

const lowest = 50

interface NoConflictsProps {
  draft: Draft
  brand: WatchedBrand
  result: BrandQueryResult
  /** The link to adjust the search. */
  children: ReactNode
}

/** Says that no mark is close, names the classes and offices searched, and says what a wider search would find. */
export function NoConflicts({ draft, brand, result, children }: NoConflictsProps) {
  const t = usePhrases('monitor')
  const format = useFormat()
  const sign = watchedSign(draft, brand)
  const atLowest = { ...draft, minimumNameSimilarity: lowest, minimumLogoSimilarity: lowest, size: 10 as const }
  const wider = useHits(radarSearchOf(atLowest, brand)).object
  const isSearched = result.offices.some(({ state }) => state === 'searched')
  const minimum = sign === 'logo' ? draft.minimumLogoSimilarity : draft.minimumNameSimilarity
  const percent = format.percent(minimum)
  const byLogo = t('none.logo', { percent: format.percent(draft.minimumLogoSimilarity) })
  const classes = draft.allClasses ? [] : brand.niceClasses
  const byName =
    classes.length > 0
      ? t('none.inClasses', { name: brand.name, percent, count: classes.length, classes: format.list(classes.map(String)) })
      : t('none.text', { name: brand.name, percent })
  const text = !isSearched ? t('none.notSearched') : { name: byName, logo: byLogo, nameAndLogo: `${byName} ${byLogo}` }[sign]
  return (
    <EmptyState title={t(isSearched ? 'none.title' : 'none.notSearchedTitle')} text={text}>
      <p className={styles.remark}>
        <SearchedLine offices={result.offices} />{' '}
        {wider &&
          !wider.restriction &&
          minimum > lowest &&
          t('none.wider', { percent: format.percent(lowest), count: wider.total })}{' '}
        {result.logosCompared && <ComparedLogos compared={result.logosCompared} />}
      </p>
      {children}
    </EmptyState>
  )
}
