import { type AssessmentBlocks, assessedSimilarity } from '@marklot/contracts/guardian-blocks'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { sharedAlignment } from '../../../ui/comparison-columns.ts'
import { TickLabel } from '../../../ui/tick-label.tsx'
import { addressFromSearch, emptySearch } from '../../search/index.ts'
import { BlockSection } from './block-section.tsx'
import styles from './brands-section.module.css'
import { FoundBrand } from './found-brand.tsx'
import { contentOf, judgementsOf } from './judged-brands.ts'
import { NoConflicts } from './no-conflicts.tsx'
import type { PartProps } from './use-again.ts'

const columns = ['sign', 'brand', 'state', 'name', 'logo', 'goods', 'risk'] as const
/** The columns whose texts are aligned to the right. */
const rightAligned: ReadonlySet<string> = new Set(['name', 'logo', 'goods'])

/** The most similar brands in the order of the search, each with its risk and its details. */
export function BrandsSection({ assessment, again, block }: PartProps & { block: AssessmentBlocks['similarBrands'] }) {
  const t = usePhrases('assessment')
  const [isMatching, setIsMatching] = useState(false)
  const [isHoldingBack, setIsHoldingBack] = useState(false)
  return (
    <BlockSection
      id="similarBrands"
      title={t('brands')}
      block={block}
      isRunning={assessment.state === 'running'}
      again={again}
      aside={({ brands }) =>
        brands.length > 0 && (
          <div className={styles.filters}>
            <TickLabel className={styles.filter} isTicked={isMatching} onTick={() => setIsMatching(!isMatching)}>
              {t('brands.matching')}
            </TickLabel>
            {brands.some(({ risk }) => risk.goods !== null) && (
              <TickLabel className={styles.filter} isTicked={isHoldingBack} onTick={() => setIsHoldingBack(!isHoldingBack)}>
                {t('brands.holdBack')}
              </TickLabel>
            )}
          </div>
        )
      }
    >
      {() => <List assessment={assessment} isMatching={isMatching} isHoldingBack={isHoldingBack} />}
    </BlockSection>
  )
}

interface ListProps extends Pick<PartProps, 'assessment'> {
  /** Shows only marks that share a class with the case. */
  isMatching: boolean
  /** Hides marks whose goods are dissimilar. Marks whose goods are unknown stay. */
  isHoldingBack: boolean
}

function List({ assessment, isMatching, isHoldingBack }: ListProps) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const format = useFormat()
  const names = assessment.blocks.names.result
  const all = names?.brands ?? []
  const judged = judgementsOf(assessment)
  if (all.length === 0) return <NoConflicts assessment={assessment} text={t('names.none')} />
  const wanted = isMatching ? all.filter(({ brand }) => judged.get(brand.brandId)?.sharesClass) : all
  const near = wanted.filter(({ brand }) => judged.get(brand.brandId)?.risk.goods !== 'dissimilar')
  const shown = isHoldingBack ? near : wanted
  // Every mark has the same columns of letters, so that corresponding letters stand below each other.
  const alignment = sharedAlignment(shown.map(({ brand }) => brand.comparison))
  const further = (names?.similar ?? 0) - all.length
  return (
    <>
      <p className={styles.shown} role="status">
        {t('brands.shown', { shown: format.count(shown.length), all: format.count(all.length) })}
        {isHoldingBack && `. ${t('brands.heldBack', { count: wanted.length - near.length })}`}
      </p>
      {wanted.length === 0 ? (
        <p>{t('brands.noneMatching')}</p>
      ) : (
        shown.length > 0 && (
          <>
            <div className={styles.header} aria-hidden="true">
              {columns.map((column) => (
                <span key={column} className={rightAligned.has(column) ? styles[column] : undefined}>
                  {t(`column.${column === 'goods' ? contentOf(assessment) : column}`)}
                </span>
              ))}
            </div>
            <ol>
              {shown.map((found, at) => (
                <FoundBrand
                  key={found.brand.brandId}
                  assessment={assessment}
                  found={found}
                  judged={judged.get(found.brand.brandId)}
                  cells={alignment?.rows[at] ?? null}
                />
              ))}
            </ol>
          </>
        )
      )}
      <p className={styles.foot}>
        {further > 0 && <span>{t('brands.further', { count: further })}</span>}
        <Link
          to={paths.search(
            locale,
            addressFromSearch({ ...emptySearch, text: assessment.name, minimumSimilarity: assessedSimilarity }),
          )}
        >
          {t('brands.inSearch')}
        </Link>
      </p>
    </>
  )
}
