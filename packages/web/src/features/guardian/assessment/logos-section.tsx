import type { AssessmentBlocks, LogosResult } from '@marklot/contracts/guardian-blocks'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Phrased } from '../../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { BrandRow } from '../../radar/pieces/index.ts'
import { loadHitLogo } from '../../search/index.ts'
import { BlockSection } from './block-section.tsx'
import { classesOf } from './judged-brands.ts'
import styles from './names-section.module.css'
import { NoConflicts } from './no-conflicts.tsx'
import type { PartProps } from './use-again.ts'

const HitLogo = lazy(() => loadHitLogo().then((module) => ({ default: module.HitLogo })))

/** The closest logos that are shown with their picture line. */
const mostShown = 5

/** Identical and similar logos, or why none were compared. */
export function LogosSection({ assessment, again, block }: PartProps & { block: AssessmentBlocks['logos'] }) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const { draftId, state } = assessment
  return (
    <BlockSection
      id="logos"
      title={t('logos')}
      block={block}
      isRunning={state === 'running'}
      again={again}
      action={(reason) =>
        reason === 'noLogo' &&
        draftId !== null && <Link to={paths.create(locale, { step: 2, draft: draftId })}>{t('addLogo')}</Link>
      }
    >
      {(result) => <Found result={result} assessment={assessment} />}
    </BlockSection>
  )
}

function Found({ result, assessment }: Pick<PartProps, 'assessment'> & { result: z.infer<typeof LogosResult> }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const { identical, similar, similarIsLowerBound, compared, brands } = result
  const logoId = assessment.blocks.configuredBrand.result?.logo?.id ?? null
  const searched = { text: '', classes: classesOf(assessment) }
  return (
    <>
      {identical + similar === 0 ? (
        <NoConflicts assessment={assessment} text={t('logos.none')} />
      ) : (
        <p className={styles.counts}>
          <b>
            {t('logos.counts', {
              identical: format.count(identical),
              similar: `${format.count(similar)}${similarIsLowerBound ? '+' : ''}`,
            })}
          </b>
        </p>
      )}
      <p className={styles.weak}>{t('logos.compared', { of: format.count(compared.of), total: format.count(compared.total) })}</p>
      {logoId !== null && brands.length > 0 && (
        <ul className={styles.list}>
          {brands.slice(0, mostShown).map((brand) => (
            <BrandRow key={brand.brandId} hit={brand} searched={searched} hasWideAside>
              <Suspense>
                <Phrased of={['logos']}>
                  <HitLogo hit={brand} logoId={logoId} />
                </Phrased>
              </Suspense>
            </BrandRow>
          ))}
        </ul>
      )}
    </>
  )
}
