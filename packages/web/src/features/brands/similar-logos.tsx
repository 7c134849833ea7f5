import type { RelatedBrands } from '@marklot/contracts/brands'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../lib/load-chunk.ts'
import { paths } from '../../lib/paths.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ThumbnailCard } from '../../ui/thumbnail-card.tsx'
import { loadHitLogo } from '../search/index.ts'
import styles from './similar-logos.module.css'

const MarkLogoLine = lazy(() => loadChunk(loadHitLogo).then((module) => ({ default: module.MarkLogoLine })))

/** The number of logos shown at first: a line is tall, and the first ones matter most. */
const shownAtFirst = 4

interface SimilarLogosProps {
  /** The mark to whose logo they are similar. */
  brandId: string
  found: NonNullable<RelatedBrands['logos']>['brands']
  searchedClasses: readonly number[]
  onOpen: ((id: string) => void) | undefined
}

/** Marks with a similar logo, each beside the comparison of the two pictures. */
export function SimilarLogos({ brandId, found, searchedClasses, onOpen }: SimilarLogosProps) {
  const t = usePhrases('brands')
  const locale = useLocale()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <ul className={styles.logos}>
        {found.slice(0, showsAll ? undefined : shownAtFirst).map((one) => (
          <li key={one.brandId}>
            <ThumbnailCard
              brand={one}
              to={paths.brand(locale, one.brandId)}
              highlighted={searchedClasses}
              onOpen={onOpen && (() => onOpen(one.brandId))}
            />
            <Suspense>
              <Phrased of={['logos']}>
                <MarkLogoLine brandId={brandId} hit={one} />
              </Phrased>
            </Suspense>
          </li>
        ))}
      </ul>
      {found.length > shownAtFirst && (
        <Button look="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('showLess') : t('related.moreLogos')}
        </Button>
      )}
    </>
  )
}
