import type { SimilarBrand } from '@marklot/contracts/guardian-blocks'
import type { BrandHit } from '@marklot/contracts/search'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ComparisonLine } from '../../../ui/comparison-line.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { sharedAddress } from '../../search/index.ts'
import styles from './brand-detail.module.css'
import { NotCompared } from './counts.tsx'
import { classesOf } from './judged-brands.ts'
import { Reasons } from './reasons.tsx'
import type { PartProps } from './use-again.ts'
import { Weakenings } from './weakenings.tsx'

interface BrandDetailProps extends Pick<PartProps, 'assessment'> {
  brand: BrandHit
  sharedClasses: readonly number[]
  judged: SimilarBrand | undefined
}

const views = ['look', 'sound', 'structure', 'meaning'] as const

/**
 * The details of a mark that was found: the comparison line, the parts of the risk, its reasons, and how to weaken the
 * mark.
 */
export function BrandDetail({ assessment, brand, sharedClasses, judged }: BrandDetailProps) {
  const t = usePhrases('assessment')
  const ui = usePhrases('ui')
  const search = usePhrases('search')
  const locale = useLocale()
  const format = useFormat()
  const { comparison, score } = brand
  return (
    <div className={styles.detail}>
      {comparison && (
        <div className={styles.comparison}>
          <ComparisonLine
            comparison={comparison}
            query={assessment.name}
            hit={brand.name ?? ''}
            remark={search(`remark.${comparison.remark}`)}
          />
          <p className={styles.remark}>{search(`remark.${comparison.remark}`)}</p>
        </div>
      )}
      <div className={styles.parts}>
        <h4>{t('brand.parts')}</h4>
        <LeaderList>
          {views.map((view) => {
            const value = score?.[view] ?? null
            return (
              value !== null && (
                <LeaderItem key={view} label={ui(`score.${view}`)}>
                  {format.percent(value)}
                </LeaderItem>
              )
            )
          })}
          <LeaderItem label={t('brand.goods')}>
            {judged?.risk.goods ? t(`degree.${judged.risk.goods}`) : <NotCompared />}
          </LeaderItem>
        </LeaderList>
        <p className={styles.remark}>
          {sharedClasses.length > 0
            ? t('brand.sharedClasses', { classes: format.list(sharedClasses.map(String)) })
            : t('brand.noSharedClass')}
        </p>
      </div>
      {judged?.risk.riskClass ? (
        <div className={styles.reasons}>
          <Reasons reasons={judged.risk.reasons} goods={assessment.case.goods} theirs={brand.niceClasses} level={4} />
        </div>
      ) : (
        <p className={styles.reasons}>{t('notAssessed')}</p>
      )}
      <div className={styles.weakenings}>
        <h4>{t('weaken')}</h4>
        <Weakenings weakenings={judged?.weakenings ?? []} />
      </div>
      <p className={styles.page}>
        <Link
          className={buttonClass({ look: 'outline', size: 'small' })}
          to={sharedAddress(locale, brand.brandId, { text: assessment.name, classes: classesOf(assessment) })}
        >
          {t('brand.page')}
        </Link>
      </p>
    </div>
  )
}
