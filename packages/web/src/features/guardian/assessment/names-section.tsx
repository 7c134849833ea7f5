import { type AssessmentBlocks, assessedSimilarity, type NamesResult } from '@marklot/contracts/guardian-blocks'
import type * as z from 'zod/mini'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { BrandRow } from '../../radar/pieces/index.ts'
import { BlockSection } from './block-section.tsx'
import { classesOf, judgementsOf } from './judged-brands.ts'
import styles from './names-section.module.css'
import { NoConflicts } from './no-conflicts.tsx'
import { RiskBadge } from './risk-badge.tsx'
import type { PartProps } from './use-again.ts'

/** The number of closest names shown with their comparison line. The list further down has all of them. */
const mostShown = 3
/** Below this number of owners, an element is weak for itself and not because many use it. */
const fewestOwners = 10

/** Identical and similar names with their counts. */
export function NamesSection({ assessment, again, block }: PartProps & { block: AssessmentBlocks['names'] }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  return (
    <BlockSection
      id="names"
      title={t('names')}
      block={block}
      isRunning={assessment.state === 'running'}
      again={again}
      aside={() => t('names.aside', { similarity: format.percent(assessedSimilarity) })}
    >
      {(result) =>
        result.similar === 0 && result.brands.length === 0 ? (
          <NoConflicts assessment={assessment} text={t('names.none')} />
        ) : (
          <Found result={result} assessment={assessment} />
        )
      }
    </BlockSection>
  )
}

/** Says which parts of the name count less, and why. */
function WeakElements({ elements }: { elements: z.infer<typeof NamesResult>['weakElements'] }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const shared = elements.filter(({ owners }) => owners >= fewestOwners)
  const generic = elements.filter(({ owners }) => owners < fewestOwners)
  return (
    <>
      {shared.length > 0 && (
        <p className={styles.weak}>
          {t('names.weak', {
            elements: format.list(
              shared.map(({ text, marks }) => t('names.weak.element', { text, marks: format.count(marks), count: marks })),
            ),
          })}
        </p>
      )}
      {generic.length > 0 && (
        <p className={styles.weak}>
          {t('names.weakGeneric', { elements: format.list(generic.map(({ text }) => t('names.weakGeneric.element', { text }))) })}
        </p>
      )}
    </>
  )
}

function Found({ result, assessment }: Pick<PartProps, 'assessment'> & { result: z.infer<typeof NamesResult> }) {
  const t = usePhrases('assessment')
  const { identical, similar, similarIsLowerBound, brands, weakElements } = result
  const judged = judgementsOf(assessment)
  const searched = { text: assessment.name, classes: classesOf(assessment) }
  return (
    <>
      <p className={styles.counts}>
        <b>{t('names.identical', { count: identical })}</b>
        <b>
          {/* Identical names count among the similar ones. */}
          {t(identical > 0 ? 'names.together' : 'names.similar', { count: similar })}
          {similarIsLowerBound && '+'}
        </b>
      </p>
      <WeakElements elements={weakElements} />
      <ul className={styles.list}>
        {brands.slice(0, mostShown).map(({ brand, isIdentical }) => (
          <BrandRow
            key={brand.brandId}
            hit={brand}
            searched={searched}
            mark={isIdentical && <span className={styles.identical}>{t('names.isIdentical')}</span>}
          >
            <p>
              <RiskBadge riskClass={judged.get(brand.brandId)?.risk.riskClass ?? null} />
            </p>
          </BrandRow>
        ))}
      </ul>
      {brands.length > 0 && (
        <p className={styles.more}>
          <a href="#similarBrands">{t('names.all', { count: brands.length })}</a>
        </p>
      )}
    </>
  )
}
