import type { Assessment } from '@marklot/contracts/guardian-assessment'
import type { AssessmentBlocks, GoodsDegree, IndustryResult } from '@marklot/contracts/guardian-blocks'
import { lowerBoundsOf } from '@marklot/contracts/guardian-verdict'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { BlockSection } from './block-section.tsx'
import styles from './industry-section.module.css'
import type { PartProps } from './use-again.ts'

/** Marks with similar goods and services, and those in the same class, term by term. */
export function IndustrySection({ assessment, again, block }: PartProps & { block: AssessmentBlocks['industry'] }) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const format = useFormat()
  const { draftId, state, blocks } = assessment
  const hasBrands = (blocks.names.result?.brands.length ?? 0) > 0
  const more = lowerBoundsOf(blocks).has('similarGoodsServices') ? '+' : ''
  return (
    <BlockSection
      id="industry"
      title={t('industry')}
      block={block}
      isRunning={state === 'running'}
      again={again}
      aside={({ similarGoodsServices, sameNiceClass }) =>
        hasBrands &&
        t('industry.counts', { similar: `${format.count(similarGoodsServices)}${more}`, same: format.count(sameNiceClass) })
      }
      action={(reason) =>
        reason === 'goodsUnknown' &&
        draftId !== null && <Link to={paths.create(locale, { step: 4, draft: draftId })}>{t('addGoods')}</Link>
      }
    >
      {({ terms }) => (hasBrands ? <Terms terms={terms} assessment={assessment} /> : <p>{t('industry.none')}</p>)}
    </BlockSection>
  )
}

function Terms({ terms, assessment }: { terms: z.infer<typeof IndustryResult>['terms']; assessment: Assessment }) {
  const t = usePhrases('assessment')
  const nameOf = useBrandName()
  const format = useFormat()
  const all = assessment.case.goods.length
  const brands = new Map(assessment.blocks.names.result?.brands.map(({ brand }) => [brand.brandId, brand]))
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('industry.class')}</th>
            <th scope="col">{t('industry.term')}</th>
            <th scope="col">{t('industry.brands')}</th>
            <th scope="col">{t('industry.degree')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ niceClass, text, degree, brandIds }) => (
            <tr key={`${niceClass} ${text}`}>
              <td className={styles.class}>{niceClass}</td>
              <td>{text}</td>
              <td>
                {brandIds.length === 0 ? (
                  '–'
                ) : (
                  <ul className={styles.brands}>
                    {brandIds.map((id) => {
                      const brand = brands.get(id)
                      return (
                        <li key={id}>
                          <a href={`#brand-${id}`} dir="auto">
                            {brand ? nameOf(brand) : id}
                          </a>
                        </li>
                      )
                    })}
                  </ul>
                )}
              </td>
              <td>
                <DegreeBadge degree={degree} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {terms.length < all && (
        <p className={styles.further}>{t('industry.further', { shown: format.count(terms.length), all: format.count(all) })}</p>
      )}
    </>
  )
}

export function DegreeBadge({ degree }: { degree: GoodsDegree }) {
  const t = usePhrases('assessment')
  return <span className={classNames(styles.degree, styles[degree])}>{t(`degree.${degree}`)}</span>
}
