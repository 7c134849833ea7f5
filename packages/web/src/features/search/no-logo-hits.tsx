import { usualLogoSimilarity } from '@marklot/contracts/search'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { activeFilters } from './active-filters.ts'
import { askedText } from './expert.ts'
import { focusLogoArea } from './logo-area.ts'
import { useSearch } from './search-context.ts'
import { logoSimilarities } from './searched-logo.ts'

/**
 * An empty result of a search with a logo: does not promise that the sign is free, and offers what may help. The logo's
 * frame matters most for photographs.
 * @param children ways on that do not depend on the logo
 */
export function NoLogoHits({ children }: { children: ReactNode }) {
  const t = usePhrases('logos')
  const format = useFormat()
  const { search, go } = useSearch()
  const { logo, minimumLogoSimilarity: minimum = usualLogoSimilarity, sameIdea } = search
  const lower = logoSimilarities.findLast((percent) => percent <= minimum - 10)
  const text = askedText(search)
  const title =
    activeFilters(search).length > 0
      ? t('none.filtered')
      : search.mode === 'nameAndLogo'
        ? t('none.nameOrLogo', { text })
        : search.mode === 'expert'
          ? t('none.query', { text })
          : t('none')
  const notClear = t(search.mode === 'nameAndLogo' ? 'none.bothNotClear' : 'none.notClear')
  const isFramed = logo?.crop !== null
  return (
    <EmptyState title={title} text={isFramed ? notClear : `${notClear} ${t('none.frameHint')}`}>
      {children}
      {lower !== undefined && (
        <Button
          onClick={() => {
            const minimumLogoSimilarity = lower === usualLogoSimilarity ? undefined : lower
            go({ ...search, page: 1, minimumLogoSimilarity }, { focusResults: true })
          }}
        >
          {t('none.lower', { percent: format.percent(lower) })}
        </Button>
      )}
      {!sameIdea && (
        <Button onClick={() => go({ ...search, page: 1, sameIdea: true }, { focusResults: true })}>{t('none.sameIdea')}</Button>
      )}
      {!isFramed && <Button onClick={focusLogoArea}>{t('none.frame')}</Button>}
    </EmptyState>
  )
}
